import Foundation
import Tideline
import UIKit

/// An owner of a scroll view, such as a controller, that keeps the input above the keyboard by the scroll view's insets.
///
/// Declare the three properties, and add the listener to the broadcaster. For a new screen you need only one line:
/// `scrollView.keyboardAvoidance = .insets`.
@MainActor
public protocol KeyboardListener: AnyObject {
    /// The view that scrolls.
    var scrollView: UIScrollView { get }
    /// The content offset before the keyboard came, in points of the content, or nil while no keyboard is docked.
    ///
    /// If the listener has set this property itself before the keyboard comes, the scroll view gets that offset when
    /// the keyboard hides.
    var contentOffsetPreKeyboardDisplay: CGPoint? { get set }
    /// The content insets before the keyboard came, in points, or nil while no keyboard is docked.
    ///
    /// If the listener has set this property itself before the keyboard comes, the scroll view gets these insets when
    /// the keyboard hides.
    var contentInsetPreKeyboardDisplay: UIEdgeInsets? { get set }
    /// The avoidance of the scroll view, by default insets.
    var scrollViewAvoidance: KeyboardAvoidance<UIScrollView> { get }

    /// Reacts to one of the six keyboard notifications, on the main actor.
    ///
    /// The broadcaster calls this method. A listener outside a broadcaster observes notifications itself, and passes
    /// them to this method.
    func keyboardChanged(with notification: Notification)
}

extension KeyboardListener {
    /// An avoidance by insets, with the default options.
    public var scrollViewAvoidance: KeyboardAvoidance<UIScrollView> { .insets }

    /// Sets the insets and the offset of the scroll view for a notification, if the app observes notifications itself.
    ///
    /// You may pass any of the six keyboard notifications on the main actor, even repeatedly. Other notifications are
    /// ignored.
    public func keyboardChanged(with notification: Notification) { broadcaster.keyboard.handle(notification) }

    /// Scrolls a field into view before UIKit announces the keyboard, for a custom input view whose height the app
    /// knows.
    ///
    /// Call this method in `textFieldShouldBeginEditing(_:)`. The next keyboard notification replaces its effect. If
    /// the field stays inactive, call ``resetScrollView()`` to undo the effect.
    ///
    /// - Parameters:
    ///   - textField: the field that is about to begin editing.
    ///   - bottomCoveredArea: the height that will be covered at the window's bottom, in points of the window; only
    ///     finite values above 0 have an effect.
    public func updateContentOffsetOnTextFieldFocus(_ textField: UITextField, bottomCoveredArea: CGFloat) {
        guard bottomCoveredArea.isFinite, bottomCoveredArea > 0 else { return }
        broadcaster.keyboard.expect(bottomCoveredArea, for: textField)
    }

    /// Restores the insets and the offset from before the keyboard, if they have changed.
    ///
    /// If the keyboard stays up, the scroll view makes room for it again at the next notification.
    public func resetScrollView() { KeyboardBroadcaster.serving(scrollView)?.reset(scrollView) }

    /// The broadcaster of the scroll view.
    ///
    /// If the scroll view has no broadcaster, the shared broadcaster adds this listener.
    private var broadcaster: KeyboardBroadcaster {
        if let known = KeyboardBroadcaster.serving(scrollView) {
            if scrollView.keyboardAvoidance == nil { known.addListener(self) }
            return known
        }
        KeyboardBroadcaster.shared.addListener(self)
        return .shared
    }
}
