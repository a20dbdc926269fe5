internal import KeyboardModel
import UIKit

/// Values that are the same for all views in one superview.
///
/// The library adjusts all views in several rounds. It computes these values only once in each round.
@MainActor
final class Siblings {
    let superview: UIView
    private let following: Following

    private(set) lazy var home = ViewHome(of: superview)
    private(set) lazy var cover = home.coverWithoutInput
    private(set) lazy var firstResponder = following.typingPlace.responder(near: superview)
    private(set) lazy var placeOfInput = firstResponder?.viewOfResponder.map { InputPlace(of: $0, from: home) }
    private(set) lazy var classesAroundInput = firstResponder.map {
        following.typingPlace.classes(around: $0)
    }
    private(set) lazy var input = following.typingPlace.input(near: superview)
    private(set) lazy var docksBarAlone = following.typingPlace.docksBarAlone(near: superview)
    private(set) lazy var listMakingRoom = following.innermostListMakingRoom(superview)
    private(set) lazy var transition = superview.nearestController?.transitionCoordinator
    private(set) lazy var areSlidingAway = PageTransition(of: superview)?.isLeaving ?? false

    private var keyboard: (inScreen: CGRect, inSuperview: CGRect?)?

    init(in superview: UIView, of following: Following) {
        (self.superview, self.following) = (superview, following)
    }

    /// Returns the frame of a docked keyboard in the superview's coordinates; `frame` is in the screen's coordinates.
    func keyboardFrame(for frame: CGRect) -> CGRect? {
        if let keyboard, keyboard.inScreen == frame { return keyboard.inSuperview }
        let converted = superview.keyboardFrame(in: .docked(frame))
        keyboard = (frame, converted)
        return converted
    }
}
