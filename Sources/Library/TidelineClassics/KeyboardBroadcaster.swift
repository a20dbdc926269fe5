import Foundation
import Tideline
import UIKit

/// Passes keyboard notifications to listeners.
///
/// The class is like the broadcaster of the article *Avoiding the keyboard on UITextField focus*. One call of
/// ``addListener(_:)`` in `viewDidLoad` is enough. The broadcaster holds its listeners weakly.
@MainActor
public final class KeyboardBroadcaster {
    /// The broadcaster of the app, which passes the notifications of `Keyboard.shared`.
    public static let shared = KeyboardBroadcaster(keyboard: .shared)

    let keyboard: Keyboard
    private var members: [Member] = []
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

    static func serving(_ scrollView: UIScrollView) -> KeyboardBroadcaster? {
        instances.lazy.compactMap(\.broadcaster).first { !$0.listeners(of: scrollView).isEmpty }
    }

    /// Adds a listener, so that the listener's scroll view avoids the keyboard from now on.
    ///
    /// If the keyboard is up, the scroll view makes room at once. The broadcaster reads the listener's `scrollView`
    /// only in this call. Several listeners may have the same scroll view.
    public func addListener(_ listener: any KeyboardListener) {
        members.removeAll { $0.listener === listener }
        members.append(Member(listener: listener, scrollView: listener.scrollView))
        serve(listener)
    }

    /// Removes a listener.
    ///
    /// Several listeners may have the same scroll view. When the last of them is removed, the scroll view gets its
    /// former insets and offset back.
    public func removeListener(_ listener: any KeyboardListener) {
        let scrollView = listener.scrollView
        if !members.contains(where: { $0.listener !== listener && $0.scrollView === scrollView }) { reset(scrollView) }
        members.removeAll { $0.listener === listener }
        (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
    }

    /// The number of listeners that are alive.
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

    func reset(_ scrollView: UIScrollView) {
        keyboard.expect(0, for: scrollView)
        scrollView.keyboardAvoidance = nil
        goBack { $0.scrollView === scrollView }
    }

    /// Passes a notification to the library and to the listeners.
    ///
    /// The notification center may call this broadcaster before the library's own observer.
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

    /// Records the scroll views that the keyboard is about to cover, before any view makes room.
    private func keyboardWillMove(_ state: Keyboard.State) {
        goBack(\.isLeft)
        for index in covered.indices { covered[index].noteLeaving(state) }
        for scrollView in members.compactMap(\.scrollView) { note(scrollView, state) }
    }

    private func note(_ scrollView: UIScrollView, _ state: Keyboard.State) {
        guard state.covers(scrollView), !covered.contains(where: { $0.scrollView === scrollView }) else { return }
        covered.append(CoveredScrollView(scrollView, listeners(of: scrollView)))
    }

    /// Sets the values that the listeners want, after the library has restored the scroll views.
    private func goBack(_ isOver: (CoveredScrollView) -> Bool) {
        for known in covered.filter(isOver) {
            known.goBack(known.scrollView.map(listeners) ?? [])
        }
        covered.removeAll(where: isOver)
    }
}
