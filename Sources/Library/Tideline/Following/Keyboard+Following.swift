internal import KeyboardModel
import UIKit

extension Keyboard {
    /// Made at the first access.
    var following: Following {
        if let known = follower as? Following { return known }
        let made = Following(of: self)
        follower = made
        return made
    }
}

extension Following: KeyboardFollower {
    var screen: UIScreen? { avoiders.first { $0.avoidingView?.window?.screen } }

    func keyboardIsAboutToChange() { typingPlace.forgetAnswers() }

    func keyboardIsAnnounced() { (isFollowingDrag, guideWithoutFinger) = (false, nil) }

    func keyboardDid(_ change: Keyboard.Change) { AvoidancePass.run(self, after: change) }

    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool) {
        reconcileAfterMovement(ignoring: frame)
        // If the *will* event of a hide was missed, guides at rest show that the keyboard has disappeared.
        if isHidden { reconcileAfterAbsence() }
    }
}

extension Following: AvoiderHost {
    var isKeyboardHidden: Bool { keyboard.announced == .hidden }
    var expectedInput: UIView? { keyboard.expectedInput }

    func typedInput(in view: UIView, counting resigned: Bool) -> UIView? {
        typingPlace.input(in: view, counting: resigned)
    }

    func isTypedInto(near view: UIView) -> Bool { typingPlace.input(near: view) != nil }

    func docksBarAlone(near view: UIView) -> Bool { typingPlace.docksBarAlone(near: view) }

    func state(for avoider: any Avoider) -> KeyboardState { judge(for: avoider).state }

    func isSlidingAway(_ view: UIView) -> Bool { PageTransition(of: view)?.isLeaving ?? false }

    func makesRoom(in scrollView: UIScrollView) -> Bool {
        avoiders.first { $0.makesRoomInside && $0.avoidingView === scrollView ? $0 : nil } != nil
    }
}
