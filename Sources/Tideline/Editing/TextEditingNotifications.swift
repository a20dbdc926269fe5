import Foundation
import UIKit

/// Tells, for as long as it lives, when a text field or text view begins editing or has its text changed by a person.
@MainActor
final class TextEditingNotifications {
    enum Event { case began, changed }

    private let tokens = NotificationTokens(center: .default)

    /// The closure runs on the main actor, synchronously while UIKit posts; posts from elsewhere are ignored.
    init(_ handler: @escaping @MainActor (Event, UIView) -> Void) {
        let names: [(Notification.Name, Event)] = [
            (UITextField.textDidBeginEditingNotification, .began),
            (UITextView.textDidBeginEditingNotification, .began),
            (UITextField.textDidChangeNotification, .changed),
            (UITextView.textDidChangeNotification, .changed)
        ]
        for (name, event) in names {
            tokens.observe(name) { notification in
                guard MainQueue.isCurrent else { return }
                // The object is only looked at here, where UIKit has posted it: on the main actor.
                nonisolated(unsafe) let object = notification.object
                MainActor.assumeIsolated {
                    if let input = object as? UIView { handler(event, input) }
                }
            }
        }
    }
}
