internal import KeyboardModel
import UIKit

/// Values that are the same for all views in one superview.
///
/// The library adjusts all views in several rounds. It computes these values only once in each round.
@MainActor
final class Siblings {
    let superview: UIView
    private let typing: TypingPlace

    private(set) lazy var home = ViewHome(of: superview)
    private(set) lazy var cover = home.coverWithoutInput
    private(set) lazy var firstResponder = typing.responder(near: superview)
    private(set) lazy var placeOfInput = firstResponder?.viewOfResponder.map { InputPlace(of: $0, from: home) }
    private(set) lazy var classesAroundInput = firstResponder.map { typing.classes(around: $0) }
    private(set) lazy var input = typing.input(near: superview)
    private(set) lazy var docksBarAlone = typing.docksBarAlone(near: superview)
    private(set) lazy var transition = superview.nearestController?.transitionCoordinator
    private(set) lazy var areSlidingAway = PageTransition(of: superview)?.isLeaving ?? false

    private var keyboard: (inScreen: CGRect, inSuperview: CGRect?)?

    private var listMakingRoom: UIScrollView??

    init(in superview: UIView, _ typing: TypingPlace) { (self.superview, self.typing) = (superview, typing) }

    /// Returns the innermost scroll view around the superview that makes room, which the closure finds.
    func listMakingRoom(_ find: (UIView) -> UIScrollView?) -> UIScrollView? {
        if let listMakingRoom { return listMakingRoom }
        let found = find(superview)
        listMakingRoom = .some(found)
        return found
    }

    /// Returns the frame of a docked keyboard in the superview's coordinates; `frame` is in the screen's coordinates.
    func keyboardFrame(for frame: CGRect) -> CGRect? {
        if let keyboard, keyboard.inScreen == frame { return keyboard.inSuperview }
        let converted = superview.keyboardFrame(in: .docked(frame))
        keyboard = (frame, converted)
        return converted
    }
}
