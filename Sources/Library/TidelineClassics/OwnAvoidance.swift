import Tideline
import UIKit

/// An avoidance that an object of this module sets on its owner.
///
/// This object removes the avoidance when it is deallocated. If other code has set another avoidance on the owner, the
/// other avoidance stays.
@MainActor
final class OwnAvoidance<Owner: KeyboardAvoiding> {
    private(set) weak var owner: Owner?
    private var name: String { "\(ObjectIdentifier(self))" }

    nonisolated init() {}

    func set(_ avoidance: KeyboardAvoidance<Owner>, on owner: Owner) {
        if self.owner !== owner { takeBack() }
        var avoidance = avoidance
        avoidance.identifier = name
        owner.keyboardAvoidance = avoidance
        self.owner = owner
    }

    /// Removes the avoidance; outside the main actor, a task removes it later.
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
