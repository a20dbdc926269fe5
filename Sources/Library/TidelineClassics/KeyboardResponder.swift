import Tideline
import UIKit

/// Typed keyboard events, and a view that moves up by itself; the article's `KeyboardResponder`.
///
/// A controller makes one and keeps it. With the new entry a view moves by `keyboardAvoidance = .translation`, and events
/// come from `Keyboard.shared.observe`. A responder that is let go of takes the view back to its place.
@MainActor
public final class KeyboardResponder {
    /// A coming movement of the keyboard.
    public enum Event {
        /// The keyboard comes, or changes its height; `minY` is its final top edge in the screen's coordinates, in points.
        ///
        /// `overlapOf` returns the distance that a view has to move to clear the keyboard: 0 or less, in points of the
        /// view's superview. It may be called on the main actor at any time, for views in any coordinate space; a view
        /// without a window gives 0.
        case appear(
            minY: CGFloat, duration: TimeInterval, curve: UIView.AnimationCurve,
            overlapOf: @MainActor (UIView) -> CGFloat)
        /// The keyboard leaves, or is undocked by the person.
        case disappear(duration: TimeInterval, curve: UIView.AnimationCurve)
    }

    private let keyboard: Keyboard
    /// The view that moves; it goes back to its place with the responder.
    private let adjusted = OwnAvoidance<UIView>()
    private var callback: (@MainActor (Event) -> Void)?
    private var subscription: Subscription?
    private var toldFrame: CGRect?

    /// Ends with the next one, and with the responder.
    private final class Subscription {
        weak var responder: KeyboardResponder?
        init(_ responder: KeyboardResponder) { self.responder = responder }
    }

    /// Creates a responder that knows the keyboard from now on.
    ///
    /// - Parameter keyboard: the keyboard to follow; the shared one unless a test brings its own.
    public init(keyboard: Keyboard = .shared) { self.keyboard = keyboard }

    deinit { adjusted.end() }

    /// Calls a closure with each event; a later call replaces the closure.
    ///
    /// The closure runs on the main actor while UIKit posts, inside the keyboard's own animation: once when the keyboard
    /// comes, again whenever its final frame changes, once when it leaves. Repeated notifications that say the same are
    /// one event, so that a closure that adds up cannot run away. If the keyboard is up already it is called at once.
    public func subscribe(_ callback: @escaping @MainActor (_ event: Event) -> Void) {
        (self.callback, toldFrame) = (callback, nil)
        let subscription = Subscription(self)
        self.subscription = subscription
        keyboard.observe(for: subscription) { $0.responder?.tell($1) }
    }

    /// Moves a view up by a translation, so that its bottom stays above the keyboard; a later call replaces the view.
    ///
    /// - Parameters:
    ///   - view: the view to move; not kept alive.
    ///   - padding: the distance that the bottom of a view that has to move keeps from the keyboard, in points of the view's
    ///     superview.
    public func automaticallyAdjust(_ view: UIView, padding: CGFloat = 10) {
        adjusted.set(.translation.spacing(padding).following(keyboard), on: view)
    }

    /// The same, with the label that the article writes.
    public func automaticallyAdjust(view: UIView, padding: CGFloat = 10) { automaticallyAdjust(view, padding: padding) }

    private func tell(_ change: Keyboard.Change) {
        guard case .docked(let frame) = change.state else {
            guard toldFrame != nil else { return }
            toldFrame = nil
            callback?(.disappear(duration: change.duration, curve: change.curve))
            return
        }
        guard frame != toldFrame else { return }
        toldFrame = frame
        callback?(
            .appear(minY: frame.minY, duration: change.duration, curve: change.curve) { -change.state.overlap(of: $0) })
    }
}
