import UIKit

/// Tells, for as long as it lives, when the selection of a text field or a text view changes.
///
/// UIKit posts no notification for it, and a text's delegate belongs to the app.
@MainActor
final class TextSelectionObservation {
    private var observation: NSKeyValueObservation?

    /// The closure runs on the main actor, synchronously, after each change by a tap, by a person's typing or by code.
    ///
    /// Other inputs than UIKit's own are not observed.
    init(of input: UIView, _ handler: @escaping @MainActor () -> Void) {
        switch input {
        case let text as UITextView:
            observation = text.observe(\.selectedTextRange) { _, _ in MainActor.assumeIsolated { handler() } }
        case let field as UITextField:
            observation = field.observe(\.selectedTextRange) { _, _ in MainActor.assumeIsolated { handler() } }
        default: break
        }
    }
}
