import UIKit

/// Ends editing when a person taps beside everything that reacts to touches.
///
/// A tap on a text input or a control does not end editing. Every view keeps its taps: the recognizer only observes them
/// and never recognizes one.
@MainActor
final class TapOutsideToDismiss: NSObject, UIGestureRecognizerDelegate {
    /// Decides, for a tap that would end editing, whether it may; called on the main actor with the view that was tapped.
    var shouldDismiss: (@MainActor (UIView) -> Bool)?

    private weak var view: UIView?
    private let recognizer = UITapGestureRecognizer()

    /// Starts to listen to taps inside a view, which is not kept alive; ends with the object.
    init(in view: UIView) {
        self.view = view
        super.init()
        recognizer.cancelsTouchesInView = false
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
    }

    deinit {
        let recognizer = self.recognizer
        MainQueue.run { recognizer.view?.removeGestureRecognizer(recognizer) }
    }

    /// Leaves taps on inputs and controls alone.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let tapped = touch.view else { return false }
        let inside = tapped.selfAndSuperviews.prefix { $0 !== view }
        if inside.contains(where: { $0 is UIControl || $0 is any UITextInput }) { return false }
        return shouldDismiss?(tapped) ?? true
    }

    /// Ends editing and leaves the tap to the views.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        view?.endEditing(true)
        return false
    }
}
