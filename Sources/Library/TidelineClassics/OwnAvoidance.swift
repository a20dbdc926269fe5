import Tideline
import UIKit

/// The avoidance that one of the articles' objects has set, and takes back when it goes.
///
/// A later avoidance of the same owner stays: another object of this module has set it, or the app.
@MainActor
final class OwnAvoidance<Owner: KeyboardAvoiding> {
    private(set) weak var owner: Owner?
    /// No other object has the name while this one lives.
    private var name: String { "\(ObjectIdentifier(self))" }

    nonisolated init() {}

    /// Sets an avoidance on an owner, which is not kept alive; takes it back from another one.
    func set(_ avoidance: KeyboardAvoidance<Owner>, on owner: Owner) {
        if self.owner !== owner { takeBack() }
        var avoidance = avoidance
        avoidance.identifier = name
        owner.keyboardAvoidance = avoidance
        self.owner = owner
    }

    /// Takes the avoidance back: at once where the main actor runs, otherwise in a task.
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
