internal import KeyboardModel
import UIKit

extension Keyboard {
    var following: Following {
        if let known = follower as? Following { return known }
        let made = Following(of: self)
        follower = made
        return made
    }
}

extension Following: KeyboardFollower {
    var screen: UIScreen? { avoiders.first { $0.window?.screen } }

    var accessoryHeight: CGFloat { windows.lazy.map { self.accessoryHeight(in: $0) }.first { $0 > 0 } ?? 0 }

    func keyboardIsAboutToChange() { typingPlace.forgetAnswers() }

    func keyboardIsAnnounced() { surroundings.sightings = GuideSightings() }

    func keyboardDid(_ change: Keyboard.Change) {
        surroundings.hand.note(change.announced)
        AvoidancePass.run(self, after: change)
    }

    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool) {
        reconcileAfterMovement(ignoring: frame)
        // If the *will* event of a hide was missed, Apple's guides at rest show that the keyboard has disappeared.
        if isHidden { reconcile(after: .withoutInput) }
    }

    func isUndocked(_ frame: CGRect) -> Bool {
        windows.allSatisfy { window in
            if case .undocked = KeyboardState.undocked(frame).judged(in: WindowSight(window, nil)).state {
                true
            } else {
                false
            }
        }
    }

    func keepsBar(inDocked frame: CGRect) -> Bool {
        guard let height = typingPlace.heightOfRemainingBar else { return false }
        return height > 0 && height <= frame.height + KeyboardReconciliation.tolerance
    }
}
