import Tideline
import UIKit

/// An avoidance that an object of this module has set, and that is removed when the object is deallocated.
///
/// If another object of this module or the app has later set a different avoidance on the owner, that avoidance stays.
@MainActor
final class OwnAvoidance<Owner: KeyboardAvoiding> {
    private(set) weak var owner: Owner?
    /// The identifier of the avoidance, which is unique while this object lives.
    private var name: String { "\(ObjectIdentifier(self))" }

    nonisolated init() {}

    /// Sets an avoidance on an owner, and removes it from the former owner.
    ///
    /// The owner is held weakly.
    func set(_ avoidance: KeyboardAvoidance<Owner>, on owner: Owner) {
        if self.owner !== owner { takeBack() }
        var avoidance = avoidance
        avoidance.identifier = name
        owner.keyboardAvoidance = avoidance
        self.owner = owner
    }

    /// Removes the avoidance; if the caller is not on the main actor, a task removes it later.
    nonisolated func end() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { takeBack() }
        } else {
            Task { @MainActor in takeBack() }
        }
    }

    private func takeBack() {
        if let owner, owner.keyboardAvoidance?.identifier == name { owner.keyboardAvoidance = nil }
    }
}
