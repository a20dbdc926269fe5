// Fidelity: partial — states, touches, company and failure by another (rules L3 to L9); a selector must carry its code on Linux (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

/// Finds a gesture in the touches of a view and of everything below it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Steers the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How far the gesture has come; a subclass sets it, and it is possible again after the touches (rule L4).
    open var state: State {
        get { progress.state }
        set { propose(newValue) }
    }
    var progress = Progress()
    /// The view whose touches are examined.
    open internal(set) var view: UIView? {
        get { viewNode?.view }
        set { viewNode = newValue?.layoutNode }
    }
    private var viewNode: LayoutNode?
    /// Whether touches are examined; switching it off ends a gesture that is under way.
    open var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }
    /// Whether the view loses its touches once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view waits for its touches until the gesture has failed (rule L6).
    open var delaysTouchesBegan = false
    /// Whether the view waits for the end of its touches until the gesture has failed (rule L6).
    open var delaysTouchesEnded = true
    /// The kinds of touches that are examined; a finger is of the kind 0.
    open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes
    private static var allTouchTypes: [NSNumber] {
        [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
    }
    var takesFingers: Bool { allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.direct.rawValue)) }
    /// A name for people.
    ///
    /// Kept for the app.
    open var name: String?
    var touches: [UITouch] = []
    /// Fingers that have been lifted, of a gesture that takes more of them, as the first of two taps.
    var formerTouches: [UITouch] = []
    private var requirements: [WeakRecognizer] = []
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private var targets: [TargetAction] = []

    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recognizer that has a target's method performed; the target is not kept alive.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Has another target's method performed when the gesture is recognized or changes.
    open func addTarget(_ target: Any, action: Selector) {
        if !targets.contains(where: { $0.matches(target, action) }) { targets.append(TargetAction(target, action)) }
    }

    /// Performs no method of a target any more; nil stands for any target and any method.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

    /// Tells the targets of the present state.
    func tellTargets() { for target in targets { target.send(self) } }

    /// Waits for another gesture to fail before this one is recognized; that one is not kept alive (rule L5).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func requires(_ other: UIGestureRecognizer) -> Bool { requirements.contains { $0.recognizer === other } }

    /// How many fingers are part of the gesture.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is in a view's coordinates, in points: the middle of its fingers; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }, count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// Where a finger is in a view's coordinates, in points; nil means the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            UIKitException.range.raise(
                "-[\(Self.self) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count)).")
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    /// Called when fingers come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system takes touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with better values for touches of a pencil; never here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when the gesture is over, to make ready for the next one.
    open func reset() {}

    /// Leaves a finger alone that is no part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }

    /// Whether recognizing this gesture rules out another one.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether recognizing another gesture rules out this one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this gesture waits for another one to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another gesture waits for this one to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Asked when a finger comes down: whether the recognizer wants the event; the delegate decides by default.
    @available(iOS 13.4, *)
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: What UIKit's own recognizers do besides

    /// Called when the gesture was recognized or goes on, before targets are told.
    func didProgress() {}
    /// Makes ready for the next gesture; apart from `reset()`, which apps override without calling super.
    func forget() {}
    /// Whether the gesture takes more than the touches so far, as a double tap does after its first one.
    var awaitsMoreTouches: Bool { false }
}
