import UIKit

/// Ends editing when a person taps outside of inputs and controls.
///
/// The recognizer only observes taps and never recognizes a tap, so every view still receives its taps.
@MainActor
final class TapOutsideToDismiss: NSObject, UIGestureRecognizerDelegate {
    var shouldDismiss: (@MainActor (UIView) -> Bool)?

    private weak var view: UIView?
    private let recognizer = UITapGestureRecognizer()

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
        // A pencil writes into a field from beside the field, too.
        guard let tapped = touch.view, touch.type != .pencil else { return false }
        let inside = tapped.selfAndSuperviews.prefix { $0 !== view }
        if inside.contains(where: { $0 is UIControl || $0 is any UITextInput }) { return false }
        return shouldDismiss?(tapped) ?? true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        view?.endEditing(true)
        return false
    }
}
