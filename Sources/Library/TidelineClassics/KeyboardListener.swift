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
    public func keyboardChanged(with notification: Notification) { servedKeyboard.take(notification) }

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
        servedKeyboard.expect(bottomCoveredArea, for: textField)
    }

    /// Restores insets and offset from before the keyboard; does nothing when nothing was changed.
    ///
    /// While a keyboard is up the scroll view makes room for it again with the next notification.
    public func resetScrollView() {
        scrollView.keyboardAvoidance?.keyboard.expectNothing()
        scrollView.keyboardAvoidance = nil
    }

    /// The keyboard that the scroll view follows; begins to follow the shared one if it follows none.
    private var servedKeyboard: Keyboard {
        if scrollView.keyboardAvoidance == nil { KeyboardBroadcaster.shared.addListener(self) }
        return scrollView.keyboardAvoidance?.keyboard ?? .shared
    }
}

/// Passes keyboard notifications to listeners, so that none of them has to observe; the article's broadcaster.
///
/// One call in `viewDidLoad` is enough; listeners are not kept alive.
@MainActor
public final class KeyboardBroadcaster {
    /// The broadcaster of the app; it passes the notifications of `Keyboard.shared`.
    public static let shared = KeyboardBroadcaster(keyboard: .shared)

    private let keyboard: Keyboard
    private var members: [Member] = []
    private var tokens: NotificationTokens?

    private typealias Values = (offset: CGPoint?, inset: UIEdgeInsets?)

    private struct Member {
        weak var listener: (any KeyboardListener)?
        weak var scrollView: UIScrollView?
    }

    /// Creates a broadcaster.
    public init(keyboard: Keyboard) {
        self.keyboard = keyboard
        tokens = keyboard.observeNotifications { [weak self] notification in self?.pass(notification) }
    }

    /// Lets a listener's scroll view avoid the keyboard from now on, at once if it is up; adding it twice is adding it once.
    ///
    /// The property `scrollView` is read now. Several listeners may share one scroll view.
    public func addListener(_ listener: any KeyboardListener) {
        members.removeAll { $0.listener === listener }
        members.append(Member(listener: listener, scrollView: listener.scrollView))
        serve(listener)
    }

    /// Removes a listener; its scroll view has its old insets and offset again, unless another listener shares it.
    public func removeListener(_ listener: any KeyboardListener) {
        members.removeAll { $0.listener === listener }
        (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
        letGo(of: listener.scrollView)
    }

    /// How many listeners are alive.
    public var listenerCount: Int { members.count { $0.listener != nil } }

    private func serve(_ listener: any KeyboardListener) {
        let scrollView = listener.scrollView
        guard scrollView.keyboardAvoidance == nil else { return }
        scrollView.keyboardAvoidance = listener.scrollViewAvoidance.following(keyboard).recalling(
            begin: { [weak self, weak scrollView] in self?.tell(of: scrollView, $0, $1) ?? (nil, nil) },
            end: { [weak self, weak scrollView] in self?.forget(scrollView) })
    }

    private func letGo(of scrollView: UIScrollView?) {
        guard !members.contains(where: { $0.listener != nil && $0.scrollView === scrollView }) else { return }
        scrollView?.keyboardAvoidance = nil
    }

    /// The scroll views make room first: a notification center calls its observers in any order.
    private func pass(_ notification: Notification) {
        for member in members where member.listener == nil { letGo(of: member.scrollView) }
        members.removeAll { $0.listener == nil }
        for listener in members.compactMap(\.listener) { serve(listener) }
        keyboard.take(notification)
        for listener in members.compactMap(\.listener) { listener.keyboardChanged(with: notification) }
    }

    /// Sets the listeners' values from before the keyboard; a listener's own values replace the scroll view's.
    private func tell(of scrollView: UIScrollView?, _ offset: CGPoint, _ inset: UIEdgeInsets) -> Values {
        let sharing = members.compactMap { $0.scrollView === scrollView ? $0.listener : nil }
        let chosen: Values = (
            sharing.lazy.compactMap(\.contentOffsetPreKeyboardDisplay).first,
            sharing.lazy.compactMap(\.contentInsetPreKeyboardDisplay).first
        )
        for listener in sharing {
            listener.contentOffsetPreKeyboardDisplay = chosen.offset ?? offset
            listener.contentInsetPreKeyboardDisplay = chosen.inset ?? inset
        }
        return chosen
    }

    private func forget(_ scrollView: UIScrollView?) {
        for member in members where member.scrollView === scrollView {
            member.listener?.contentOffsetPreKeyboardDisplay = nil
            member.listener?.contentInsetPreKeyboardDisplay = nil
        }
    }
}
