import KeyboardModel
import UIKit

/// A controller, or whatever owns a scroll view, that keeps what is typed into above the keyboard by scroll insets.
///
/// Give the three properties and add the listener to the broadcaster; that is all:
///
///     final class FormViewController: UIViewController, KeyboardListener {
///         let scrollView = UIScrollView()
///         var contentOffsetPreKeyboardDisplay: CGPoint?
///         var contentInsetPreKeyboardDisplay: UIEdgeInsets?
///
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             KeyboardBroadcaster.shared.addListener(self)
///         }
///     }
///
/// Works for `UIScrollView`, `UITableView`, `UICollectionView` and `UITextView`. The bottom inset grows by what the keyboard
/// covers beyond what the system insets there anyway, the indicators by their own measure; the caret or the field is
/// brought into view, follows typing and growth, and on hide insets and offset are what they were, unless the app or the
/// person has changed them meanwhile. Scrollers that only scroll sideways, and the table of a `UITableViewController`, which
/// avoids the keyboard itself, are left alone.
@MainActor
public protocol KeyboardListener: AnyObject {
    /// The view that scrolls.
    var scrollView: UIScrollView { get }
    /// The content offset before the keyboard came, in points of the content; nil while no keyboard covers the view.
    ///
    /// One that the listener has set itself before the keyboard comes is what the scroll view goes back to.
    var contentOffsetPreKeyboardDisplay: CGPoint? { get set }
    /// The content insets before the keyboard came, in points; nil while no keyboard covers the view.
    ///
    /// Those that the listener has set itself before the keyboard comes are what the scroll view goes back to.
    var contentInsetPreKeyboardDisplay: UIEdgeInsets? { get set }
    /// How the keyboard's inset and the app's own go together; their sum unless the listener says otherwise.
    ///
    /// When several listeners share a scroll view, ``KeyboardInsetPolicy/maximum`` wins.
    var keyboardInsetPolicy: KeyboardInsetPolicy { get }

    /// Called on the main actor for each of the six keyboard notifications, after the scroll view has made room; a
    /// listener that is not with a broadcaster passes the notifications that it observes itself.
    func keyboardChanged(with notification: Notification)
}

extension KeyboardListener {
    /// The sum: an app's own inset is most often room for a bar that stays on top of the keyboard, and too much room hides
    /// nothing.
    public var keyboardInsetPolicy: KeyboardInsetPolicy { .sum }

    /// Insets and scrolls by a notification, for code that observes notifications itself.
    ///
    /// Any of the six keyboard notifications may be passed, on the main actor, also repeatedly; others are ignored.
    public func keyboardChanged(with notification: Notification) {
        let avoidance = ScrollViewAvoidance.serving(self, observer: .shared)
        avoidance.take(notification)
    }

    /// Scrolls a field into view before its keyboard is announced, for custom input views whose height is known.
    ///
    /// Call it in `textFieldShouldBeginEditing(_:)`. The next keyboard notification takes over, whatever it says; when the
    /// field does not begin to edit after all, ``resetScrollView()`` takes it back.
    ///
    /// - Parameters:
    ///   - textField: the field that is about to begin editing; it need not be first responder yet.
    ///   - bottomCoveredArea: what will be covered of the window from its bottom up, in points of the window; values that are
    ///     not above 0 or not finite do nothing.
    public func updateContentOffsetOnTextFieldFocus(_ textField: UITextField, bottomCoveredArea: CGFloat) {
        ScrollViewAvoidance.serving(self, observer: .shared).expect(
            bottomCoveredArea: bottomCoveredArea, for: textField)
    }

    /// Takes insets and offset back to what they were before the keyboard; does nothing when nothing was changed.
    ///
    /// While a keyboard is up the scroll view makes room for it again with its next layout or notification.
    public func resetScrollView() {
        ScrollViewAvoidance.installed(in: scrollView)?.reset()
    }
}
