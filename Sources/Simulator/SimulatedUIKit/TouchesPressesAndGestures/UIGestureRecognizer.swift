// Fidelity: partial — states, touches, simultaneous recognition, failure (rules L3 to L9); a selector needs its code (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

/// Recognizes a gesture in the touches of a view and of its subtree.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The recognizer's delegate.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The state of the gesture; a subclass sets it, and it becomes `possible` again after the touches (rule L4).
    open var state: State {
        get { progress.state }
        set { propose(newValue) }
    }
    var progress = Progress()
    /// The view whose touches the recognizer processes.
    open internal(set) var view: UIView? {
        get { viewNode?.view }
        set { viewNode = newValue?.layoutNode }
    }
    private var viewNode: LayoutNode?
    /// Whether the recognizer processes touches; disabling it ends a running gesture.
    open var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }
    /// Whether the view's touches are cancelled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view receives its touches only after the gesture has failed (rule L6).
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of its touches only after the gesture has failed (rule L6).
    open var delaysTouchesEnded = true
    /// The kinds of touches that the recognizer accepts; a finger is of kind 0.
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
    /// The lifted fingers of a gesture that takes more touches, such as the first of two taps.
    var formerTouches: [UITouch] = []
    private var requirements: [WeakRecognizer] = []
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private var targets: [TargetAction] = []

    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    /// Creates a recognizer that calls a target's method; the target is not kept alive.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Adds a target whose method is called when the gesture is recognized or changes.
    open func addTarget(_ target: Any, action: Selector) {
        if !targets.contains(where: { $0.matches(target, action) }) { targets.append(TargetAction(target, action)) }
    }

    /// Removes a method of a target; nil stands for any target and any method.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

    /// Calls the targets for the present state.
    func tellTargets() { for target in targets { target.send(self) } }

    /// Makes the recognizer wait for another gesture to fail; the other recognizer is not kept alive (rule L5).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func requires(_ other: UIGestureRecognizer) -> Bool { requirements.contains { $0.recognizer === other } }

    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { touches.count }

    /// Returns the middle of the fingers in a view's coordinates, in points; nil means the window's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }, count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    /// Returns a finger's position in a view's coordinates, in points; nil means the window's coordinates.
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
    /// Called when the system cancels touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called with better values for touches of a pencil; never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Called when the gesture has ended, to prepare for the next gesture.
    open func reset() {}

    /// Ignores a finger that is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }

    /// Returns whether recognizing this gesture prevents another gesture.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether recognizing another gesture prevents this gesture.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns whether this gesture waits for another gesture to fail.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns whether another gesture waits for this gesture to fail.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns, when a finger comes down, whether the recognizer accepts the event; by default the delegate decides.
    @available(iOS 13.4, *)
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: What UIKit's own recognizers do besides

    /// Called when the gesture was recognized or continues, before targets are called.
    func didProgress() {}
    /// Prepares for the next gesture; it is separate from `reset()`, which apps override without calling super.
    func forget() {}
    /// Whether the gesture needs more touches, like a double tap after its first tap.
    var awaitsMoreTouches: Bool { false }
}
