import Tideline
import UIKit

/// Reports typed keyboard events and moves a view up.
///
/// The class is like the `KeyboardResponder` of the article *Responding to the keyboard*. A controller creates a
/// responder and keeps the responder. For a new screen, `keyboardAvoidance = .translation` moves a view, and
/// `Keyboard.shared.observe` reports events. A deallocated responder moves the view back.
@MainActor
public final class KeyboardResponder {
    /// An announced movement of the keyboard.
    public enum Event {
        /// The keyboard appears or changes its height.
        ///
        /// `minY` is the final top edge in the screen's coordinates, in points. `overlapOf` returns the distance by
        /// which a view has to move, in points of the view's superview, 0 or less. Call `overlapOf` on the main actor,
        /// at any time. For a view outside a window the distance is 0.
        case appear(
            minY: CGFloat, duration: TimeInterval, curve: UIView.AnimationCurve,
            overlapOf: @MainActor (UIView) -> CGFloat)
        /// The keyboard disappears, or the person undocks the keyboard.
        case disappear(duration: TimeInterval, curve: UIView.AnimationCurve)
    }

    private let keyboard: Keyboard
    private let adjusted = OwnAvoidance<UIView>()
    private var callback: (@MainActor (Event) -> Void)?
    private var subscription: Subscription?
    private var toldFrame: CGRect?

    /// The owner of the library's observation.
    ///
    /// The next call of ``subscribe(_:)`` replaces the owner and so ends the observation.
    private final class Subscription {
        weak var responder: KeyboardResponder?
        init(_ responder: KeyboardResponder) { self.responder = responder }
    }

    /// Creates a responder that follows the keyboard from now on.
    ///
    /// - Parameter keyboard: the keyboard to follow, by default the shared keyboard.
    public init(keyboard: Keyboard = .shared) { self.keyboard = keyboard }

    deinit { adjusted.end() }

    /// Calls a closure with each event from now on.
    ///
    /// A later call replaces the closure. The closure runs on the main actor inside the keyboard's own animation, while
    /// UIKit posts the notification. The closure is called when the keyboard appears, when its final frame changes, and
    /// when it disappears. Repeated notifications with equal values cause one event. If the keyboard is already up, the
    /// closure is called at once.
    public func subscribe(_ callback: @escaping @MainActor (_ event: Event) -> Void) {
        (self.callback, toldFrame) = (callback, nil)
        let subscription = Subscription(self)
        self.subscription = subscription
        keyboard.observe(for: subscription) { $0.responder?.tell($1) }
    }

    /// Moves a view up by a translation, so that the view's bottom stays above the keyboard.
    ///
    /// A later call replaces the view.
    ///
    /// - Parameters:
    ///   - view: the view to move, which the responder holds weakly.
    ///   - padding: the distance between the bottom of a moved view and the keyboard, in points of the view's
    ///     superview.
    public func automaticallyAdjust(_ view: UIView, padding: CGFloat = 10) {
        adjusted.set(.translation.spacing(padding).following(keyboard), on: view)
    }

    /// Moves a view like `automaticallyAdjust(_:padding:)`, with the argument label of the article.
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
