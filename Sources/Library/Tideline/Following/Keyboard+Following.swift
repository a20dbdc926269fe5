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

    func keyboardIsAboutToChange() { typingPlace.forgetAnswers() }

    func keyboardIsAnnounced() { sightings = GuideSightings() }

    func keyboardDid(_ change: Keyboard.Change) { AvoidancePass.run(self, after: change) }

    func keyboardHasMoved(leaving frame: CGRect?, isHidden: Bool) {
        reconcileAfterMovement(ignoring: frame)
        // If the *will* event of a hide was missed, Apple's guides at rest show that the keyboard has disappeared.
        if isHidden { reconcile(after: .withoutInput) }
    }

    func keepsBar(inDocked frame: CGRect) -> Bool {
        guard let height = typingPlace.heightOfRemainingBar else { return false }
        return height > 0 && height <= frame.height
    }
}

extension Following: AvoiderHost {
    var isKeyboardHidden: Bool { announced == .hidden }
    var isFollowingDrag: Bool { sightings.isDragged }

    func typedInput(in view: UIView, counting resigned: Bool) -> UIView? {
        guard !resigned, let siblings = siblings(of: view) else {
            return typingPlace.input(in: view, counting: resigned)
        }
        guard let input = siblings.input, input.isDescendant(of: view) else { return nil }
        return input
    }

    func isTypedInto(near view: UIView) -> Bool { typingPlace.input(near: view) != nil }

    func docksBarAlone(near view: UIView) -> Bool {
        siblings(of: view)?.docksBarAlone ?? typingPlace.docksBarAlone(near: view)
    }

    func state(for avoider: any Avoider) -> KeyboardState { judge(for: avoider).state }

    func isSlidingAway(_ view: UIView) -> Bool {
        siblings(of: view)?.areSlidingAway ?? PageTransition(of: view)?.isLeaving ?? false
    }

    func keyboardFrame(_ frame: CGRect, around view: UIView) -> CGRect? {
        if let siblings = siblings(of: view) { return siblings.keyboardFrame(for: frame) }
        return view.superview?.keyboardFrame(in: .docked(frame))
    }

    func listMakingRoom(around view: UIView) -> UIScrollView? {
        if let siblings = siblings(of: view) { return siblings.listMakingRoom(innermostListMakingRoom) }
        return view.superview.flatMap(innermostListMakingRoom)
    }

    private func innermostListMakingRoom(_ view: UIView) -> UIScrollView? {
        var around: UIView? = view
        while let current = around {
            if let list = current as? UIScrollView, makesRoom(in: list) { return list }
            around = current.superview
        }
        return nil
    }

    func makesRoom(in scrollView: UIScrollView) -> Bool {
        avoiders.first { $0.makesRoomInside && $0.avoidingView === scrollView ? $0 : nil } != nil
    }
}
