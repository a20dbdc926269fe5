import Foundation
import UIKit

/// Calls a closure when a text field or text view begins or ends editing, or when a person changes the text.
///
/// The closures of all objects run in the order of the objects' creation, because a notification center guarantees no
/// order.
@MainActor
final class TextEditingNotifications {
    enum Event { case began, changed, ended }

    private let handler: @MainActor (Event, UIView) -> Void

    init(_ handler: @escaping @MainActor (Event, UIView) -> Void) {
        self.handler = handler
        Self.listen()
        Self.members.removeAll { $0.object == nil }
        Self.members.append(Weak(object: self))
    }

    // MARK: Receiving

    private static var members: [Weak<TextEditingNotifications>] = []
    private static var tokens: NotificationTokens?

    private static func listen() {
        guard tokens == nil else { return }
        let tokens = NotificationTokens(center: .default)
        let names: [(Notification.Name, Event)] = [
            (UITextField.textDidBeginEditingNotification, .began),
            (UITextView.textDidBeginEditingNotification, .began),
            (UITextField.textDidChangeNotification, .changed),
            (UITextView.textDidChangeNotification, .changed),
            (UITextField.textDidEndEditingNotification, .ended),
            (UITextView.textDidEndEditingNotification, .ended)
        ]
        for (name, event) in names {
            tokens.observe(name) { notification in
                guard MainQueue.isCurrent else { return }
                nonisolated(unsafe) let object = notification.object
                MainActor.assumeIsolated {
                    if let input = object as? UIView { deliver(event, input) }
                }
            }
        }
        self.tokens = tokens
    }

    private static func deliver(_ event: Event, _ input: UIView) {
        for member in members { member.object?.handler(event, input) }
    }
}
