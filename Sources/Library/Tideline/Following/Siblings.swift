internal import KeyboardModel
import UIKit

/// The values that all views of one superview share while a pass judges many avoiders in a row.
///
/// A pass adjusts the avoiders in rounds, until a round has changed nothing. Each round computes each of these values
/// once.
@MainActor
final class Siblings {
    let superview: UIView
    private unowned let following: Following

    private(set) lazy var home = ViewHome(of: superview)
    /// The reason in words why the views are left alone if the edited input is in another process, or nil.
    private(set) lazy var cover = home.coverWithoutInput
    /// The first responder in the windows of the views' scene.
    private(set) lazy var firstResponder = following.typingPlace.responder(near: superview)
    /// Whether the first responder is in the keyboard or on another page than the views; nil if it has no view.
    private(set) lazy var placeOfInput = firstResponder?.viewOfResponder.map { InputPlace(of: $0, from: home) }
    /// The objects around the first responder whose classes avoid the keyboard themselves, such as an alert.
    private(set) lazy var classesAroundInput = firstResponder.map {
        following.typingPlace.classes(around: $0)
    }
    /// The edited input in the windows of the views' scene.
    private(set) lazy var input = following.typingPlace.input(near: superview)
    /// Whether the object that is first responder takes no input, and only docks its accessory view.
    private(set) lazy var docksBarAlone = following.typingPlace.docksBarAlone(near: superview)
    /// The innermost scroll view that contains the views and has an avoider which changes its insets.
    private(set) lazy var listMakingRoom = following.innermostListMakingRoom(superview)
    /// The running transition of the views' page.
    private(set) lazy var transition = superview.nearestController?.transitionCoordinator
    /// Whether the views' page slides out of sight in a running transition.
    private(set) lazy var areSlidingAway = PageTransition(of: superview)?.isLeaving ?? false

    /// A docked keyboard's frame in the screen's coordinates and in the superview's coordinates, in points.
    private var keyboard: (inScreen: CGRect, inSuperview: CGRect?)?

    init(in superview: UIView, of following: Following) {
        (self.superview, self.following) = (superview, following)
    }

    /// Returns the frame of a docked keyboard in the superview's coordinates, in points; nil outside a window.
    ///
    /// - Parameter frame: the frame in the screen's coordinates, in points.
    func keyboardFrame(for frame: CGRect) -> CGRect? {
        if let keyboard, keyboard.inScreen == frame { return keyboard.inSuperview }
        let converted = superview.keyboardFrame(in: .docked(frame))
        keyboard = (frame, converted)
        return converted
    }
}
