import UIKit

/// Ends editing when a person taps outside of inputs and controls.
///
/// A tap on a text input or a control keeps editing. Every view still receives its taps, because the recognizer only
/// observes taps and never recognizes one.
@MainActor
final class TapOutsideToDismiss: NSObject, UIGestureRecognizerDelegate {
    /// A closure that decides whether a tap may end editing, called on the main actor with the tapped view.
    var shouldDismiss: (@MainActor (UIView) -> Bool)?

    private weak var view: UIView?
    private let recognizer = UITapGestureRecognizer()

    /// Observes taps until the object is deallocated, and holds the view weakly.
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

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let tapped = touch.view else { return false }
        let inside = tapped.selfAndSuperviews.prefix { $0 !== view }
        if inside.contains(where: { $0 is UIControl || $0 is any UITextInput }) { return false }
        return shouldDismiss?(tapped) ?? true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        view?.endEditing(true)
        return false
    }
}
