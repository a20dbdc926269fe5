import KeyboardModel
import UIKit

/// Tells a controller about the keyboard as typed events, and moves a view above it.
///
/// A controller that takes input keeps one as a property. For the common case one call is enough:
///
///     private let keyboardResponder = KeyboardResponder()
///     keyboardResponder.automaticallyAdjust(cardView)
///
/// Take it where a view should move as a whole and its layout should not notice: a card, a dialog, a login box. Where
/// content should shrink or scroll, a layout guide or scroll insets serve better.
///
/// **What if you do not** keep it: it ends when nobody holds it any more, and the view it has moved goes back.
@MainActor
public final class KeyboardResponder {
    private let observer: KeyboardObserver
    private var callback: (@MainActor (Event) -> Void)?
    private var subscription: KeyboardSubscription?
    private var translation: TranslationAvoidance?
    private var toldFrame: CGRect?

    /// Creates a responder that knows the keyboard from now on.
    ///
    /// - Parameter observer: who tells about the keyboard; the shared one unless a test brings its own.
    public init(observer: KeyboardObserver = .shared) { self.observer = observer }

    deinit {
        guard let translation else { return }
        let observer = self.observer
        MainQueue.run { observer.remove(translation) }
    }

    /// Calls a closure with each event; a later call replaces the closure.
    ///
    /// The closure runs on the main actor while UIKit posts, inside the keyboard's own animation: once when the keyboard
    /// comes, again whenever its final frame changes, once when it leaves. Repeated notifications that say the same are
    /// one event, so that a closure that adds up cannot run away. If the keyboard is up already it is called at once.
    ///
    /// Prefer ``automaticallyAdjust(_:padding:)`` where it fits: a closure that captures its owner must do so weakly.
    public func subscribe(_ callback: @escaping @MainActor (_ event: Event) -> Void) {
        self.callback = callback
        toldFrame = nil
        subscription = observer.subscribe { [weak self] change in self?.tell(change) }
    }

    /// Moves a view up by a translation, so that its bottom stays above the keyboard; a later call replaces the view.
    ///
    /// No frame and no constraint is changed, only the vertical translation of the view's transform; what the app has put
    /// into the transform stays. The view moves as far as the highest keyboard asks for since the last hide, undocking or
    /// turn of the device, so that it does not dance when fields with different keyboards follow each other (rule T4). A
    /// view that no keyboard reaches stays. The view being typed into is never pushed above the safe area's top (S53).
    ///
    /// - Parameters:
    ///   - view: the view to move; not kept alive. Its own place counts, whatever coordinate spaces it lies in.
    ///   - padding: the distance that the bottom of a view that has to move keeps from the keyboard, in points of the view's
    ///     superview.
    public func automaticallyAdjust(_ view: UIView, padding: CGFloat = 10) {
        if let translation { observer.remove(translation) }
        let translation = TranslationAvoidance(view, padding: padding, observer: observer)
        self.translation = translation
        observer.add(translation)
    }

    private func tell(_ change: KeyboardChange) {
        let duration = change.transition?.durationSeconds ?? 0.25
        let curve = UIView.AnimationCurve(keyboardCurve: change.transition?.curveRawValue)
        guard case .docked(let frame) = change.state else {
            guard toldFrame != nil else { return }
            toldFrame = nil
            callback?(.disappear(duration: duration, curve: curve))
            return
        }
        guard frame != toldFrame else { return }
        toldFrame = frame
        let state = change.state
        callback?(
            .appear(minY: frame.minY, duration: duration, curve: curve) { view in
                let frame = view.displayedFrame
                guard let frame, let keyboard = view.superview?.keyboardFrame(in: state) else { return 0 }
                return TranslationGeometry.translation(
                    of: frame, above: keyboard, padding: 0, tolerance: view.halfAPixel)
            })
    }
}

extension UIView.AnimationCurve {
    /// The curve that a notification names; the keyboard's own, which has no public case, when it names none.
    init(keyboardCurve: Int?) {
        self = UIView.AnimationCurve(rawValue: keyboardCurve ?? KeyboardCurve.rawValue) ?? .easeInOut
    }
}
