import Foundation
import Tideline
import UIKit

/// An owner of a scroll view whose edited input stays above the keyboard.
///
/// Declare the three properties, and add the listener to the broadcaster. The scroll view's insets then make room for
/// the keyboard. For a new screen, `scrollView.keyboardAvoidance = .insets` is enough.
@MainActor
public protocol KeyboardListener: AnyObject {
    /// The view that scrolls.
    var scrollView: UIScrollView { get }
    /// The content offset before the keyboard, in points of the content; nil while no keyboard is docked.
    ///
    /// If the listener sets the offset before the keyboard comes, the scroll view gets the offset when the keyboard
    /// hides.
    var contentOffsetPreKeyboardDisplay: CGPoint? { get set }
    /// The content insets before the keyboard, in points; nil while no keyboard is docked.
    ///
    /// A listener may also set this property itself before the keyboard comes. The scroll view then gets these insets
    /// when the keyboard hides.
    var contentInsetPreKeyboardDisplay: UIEdgeInsets? { get set }
    /// The avoidance of the scroll view, by default insets.
    var scrollViewAvoidance: KeyboardAvoidance<UIScrollView> { get }

    /// Reacts to one of the six keyboard notifications, on the main actor.
    ///
    /// The broadcaster calls this method. A listener without a broadcaster observes notifications itself, and passes
    /// the notifications to this method.
    func keyboardChanged(with notification: Notification)
}

extension KeyboardListener {
    /// An avoidance by insets, with the default options.
    public var scrollViewAvoidance: KeyboardAvoidance<UIScrollView> { .insets }

    /// Adjusts the scroll view to a notification that the app has observed itself.
    ///
    /// Pass any of the six keyboard notifications on the main actor, even repeatedly. Other notifications are ignored.
    public func keyboardChanged(with notification: Notification) { broadcaster.keyboard.handle(notification) }

    /// Scrolls a field into view before UIKit announces the keyboard, for an input view of a known height.
    ///
    /// Call this method in `textFieldShouldBeginEditing(_:)`. The next keyboard notification replaces the effect. If
    /// the field stays inactive, call ``resetScrollView()`` to undo the effect.
    ///
    /// - Parameters:
    ///   - textField: the field that is about to begin editing.
    ///   - bottomCoveredArea: the expected covered height at the window's bottom, in points of the window; only finite
    ///     heights above 0 have an effect.
    public func updateContentOffsetOnTextFieldFocus(_ textField: UITextField, bottomCoveredArea: CGFloat) {
        guard bottomCoveredArea.isFinite, bottomCoveredArea > 0 else { return }
        broadcaster.keyboard.expect(bottomCoveredArea, for: textField)
    }

    /// Restores the insets and the offset from before the keyboard.
    ///
    /// If the keyboard stays up, the scroll view makes room again at the next notification.
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
