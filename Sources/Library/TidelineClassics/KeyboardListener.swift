import Foundation
import Tideline
import UIKit

/// A controller, or any other owner of a scroll view, that keeps the input above the keyboard by scroll insets.
///
/// Give the three properties and add the listener to the broadcaster. With the new entry it is one line, and no property:
/// `scrollView.keyboardAvoidance = .insets`.
@MainActor
public protocol KeyboardListener: AnyObject {
    /// The view that scrolls.
    var scrollView: UIScrollView { get }
    /// The content offset before the keyboard came, in points of the content; nil while no keyboard is docked.
    ///
    /// The scroll view goes back to an offset that the listener has set itself before the keyboard comes.
    var contentOffsetPreKeyboardDisplay: CGPoint? { get set }
    /// The content insets before the keyboard came, in points; nil while no keyboard is docked.
    ///
    /// The scroll view goes back to insets that the listener has set itself before the keyboard comes.
    var contentInsetPreKeyboardDisplay: UIEdgeInsets? { get set }
    /// How the scroll view gives way; insets unless the listener says otherwise.
    var scrollViewAvoidance: KeyboardAvoidance<UIScrollView> { get }

    /// Called on the main actor for each of the six keyboard notifications; a listener that is not with a broadcaster passes
    /// the notifications that it observes itself.
    func keyboardChanged(with notification: Notification)
}

extension KeyboardListener {
    /// Insets without options.
    public var scrollViewAvoidance: KeyboardAvoidance<UIScrollView> { .insets }

    /// Insets and scrolls by a notification, for code that observes notifications itself.
    ///
    /// Any of the six keyboard notifications may be passed, on the main actor, also repeatedly; others are ignored.
    public func keyboardChanged(with notification: Notification) { broadcaster.keyboard.handle(notification) }

    /// Scrolls a field into view before its keyboard is announced, for custom input views of a known height.
    ///
    /// Call it in `textFieldShouldBeginEditing(_:)`. Any next keyboard notification takes over. When the field does not
    /// begin to edit after all, ``resetScrollView()`` takes it back.
    ///
    /// - Parameters:
    ///   - textField: the field that is about to begin editing; it need not be first responder yet.
    ///   - bottomCoveredArea: the height that will be covered of the window from its bottom up, in points of the window;
    ///     values that are not above 0 or not finite do nothing.
    public func updateContentOffsetOnTextFieldFocus(_ textField: UITextField, bottomCoveredArea: CGFloat) {
        guard bottomCoveredArea.isFinite, bottomCoveredArea > 0 else { return }
        broadcaster.keyboard.expect(bottomCoveredArea, for: textField)
    }

    /// Restores insets and offset from before the keyboard; does nothing when nothing was changed.
    ///
    /// While a keyboard is up the scroll view makes room for it again with the next notification.
    public func resetScrollView() { KeyboardBroadcaster.serving(scrollView)?.reset(scrollView) }

    /// The broadcaster of the scroll view; the shared one takes the listener in where it has none.
    private var broadcaster: KeyboardBroadcaster {
        if let known = KeyboardBroadcaster.serving(scrollView) {
            if scrollView.keyboardAvoidance == nil { known.addListener(self) }
            return known
        }
        KeyboardBroadcaster.shared.addListener(self)
        return .shared
    }
}
