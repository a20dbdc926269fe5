import Foundation
import Tideline
import UIKit

/// Passes keyboard notifications to listeners, so that none of them has to observe; the article's broadcaster.
///
/// One call in `viewDidLoad` is enough; listeners are not kept alive.
@MainActor
public final class KeyboardBroadcaster {
    /// The broadcaster of the app; it passes the notifications of `Keyboard.shared`.
    public static let shared = KeyboardBroadcaster(keyboard: .shared)

    let keyboard: Keyboard
    private var members: [Member] = []
    /// Scroll views that the keyboard has come over.
    private var covered: [CoveredScrollView] = []
    private var tokens: ObserverTokens?

    private struct Member {
        weak var listener: (any KeyboardListener)?
        weak var scrollView: UIScrollView?
    }

    private static var instances: [Instance] = []
    private struct Instance { weak var broadcaster: KeyboardBroadcaster? }

    /// Creates a broadcaster.
    public init(keyboard: Keyboard) {
        self.keyboard = keyboard
        tokens = ObserverTokens(of: keyboard.notificationCenter) { [weak self] in self?.pass($0) }
        keyboard.observe(for: self) { $0.keyboardWillMove($1.state) }
        Self.instances.removeAll { $0.broadcaster == nil }
        Self.instances.append(Instance(broadcaster: self))
    }

    /// The broadcaster with a listener for a scroll view; nil where there is none.
    static func serving(_ scrollView: UIScrollView) -> KeyboardBroadcaster? {
        instances.lazy.compactMap(\.broadcaster).first { !$0.listeners(of: scrollView).isEmpty }
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
        let scrollView = listener.scrollView
        if !members.contains(where: { $0.listener !== listener && $0.scrollView === scrollView }) { reset(scrollView) }
        members.removeAll { $0.listener === listener }
        (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
    }

    /// How many listeners are alive.
    public var listenerCount: Int { members.count { $0.listener != nil } }

    private func listeners(of scrollView: UIScrollView) -> [any KeyboardListener] {
        members.compactMap { $0.scrollView === scrollView ? $0.listener : nil }
    }

    private func serve(_ listener: any KeyboardListener) {
        let scrollView = listener.scrollView
        guard scrollView.keyboardAvoidance == nil else { return }
        note(scrollView, keyboard.state)
        scrollView.keyboardAvoidance = listener.scrollViewAvoidance.following(keyboard)
    }

    /// Takes back what the keyboard has changed, until the next notification.
    func reset(_ scrollView: UIScrollView) {
        keyboard.expect(0, for: scrollView)
        scrollView.keyboardAvoidance = nil
        goBack { $0.scrollView === scrollView }
    }

    /// The scroll views make room first: a notification center calls its observers in any order.
    private func pass(_ notification: Notification) {
        let gone = members.filter { $0.listener == nil }.compactMap(\.scrollView)
        members.removeAll { $0.listener == nil }
        for scrollView in gone where listeners(of: scrollView).isEmpty { scrollView.keyboardAvoidance = nil }
        for listener in members.compactMap(\.listener) { serve(listener) }
        keyboard.handle(notification)
        goBack(\.isLeft)
        for listener in members.compactMap(\.listener) { listener.keyboardChanged(with: notification) }
    }

    // MARK: The values from before the keyboard

    /// Notes what the keyboard comes over and leaves; runs before anything has given way.
    private func keyboardWillMove(_ state: Keyboard.State) {
        goBack(\.isLeft)
        for index in covered.indices { covered[index].noteLeaving(state) }
        for scrollView in members.compactMap(\.scrollView) { note(scrollView, state) }
    }

    private func note(_ scrollView: UIScrollView, _ state: Keyboard.State) {
        guard state.covers(scrollView), !covered.contains(where: { $0.scrollView === scrollView }) else { return }
        covered.append(CoveredScrollView(scrollView, listeners(of: scrollView)))
    }

    /// Sets the values that listeners have chosen, once the scroll view has gone back to its own, and forgets them.
    private func goBack(_ isOver: (CoveredScrollView) -> Bool) {
        for known in covered.filter(isOver) {
            known.goBack(known.scrollView.map(listeners) ?? [])
        }
        covered.removeAll(where: isOver)
    }
}
