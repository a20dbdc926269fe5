// Fidelity: partial — states, touches, simultaneous recognition, failure (rules L3 to L9); a selector needs its code (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// A subclass sets the state.
    ///
    /// After the end of the touches, the state becomes `possible` again (rule L4).
    open var state: State {
        get { progress.state }
        set { propose(newValue) }
    }
    var progress = Progress()
    open internal(set) var view: UIView? {
        get { viewNode?.view }
        set { viewNode = newValue?.layoutNode }
    }
    private var viewNode: LayoutNode?
    open lazy var isEnabled = true {
        didSet { if !isEnabled { giveUp() } }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes
    private static var allTouchTypes: [NSNumber] {
        [UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer].map { NSNumber(value: $0.rawValue) }
    }
    var takesFingers: Bool { allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.direct.rawValue)) }
    /// Kept for the app.
    open var name: String?
    var touches: [UITouch] = []
    /// The lifted fingers of a gesture that needs more touches, such as the first tap of a double tap.
    var formerTouches: [UITouch] = []
    private var requirements: [WeakRecognizer] = []
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private var targets: [TargetAction] = []

    private struct WeakRecognizer { weak var recognizer: UIGestureRecognizer? }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    open func addTarget(_ target: Any, action: Selector) {
        if !targets.contains(where: { $0.matches(target, action) }) { targets.append(TargetAction(target, action)) }
    }

    open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.matches(target, action) } }

    func tellTargets() { for target in targets { target.send(self) } }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.recognizer == nil }
        requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    func requires(_ other: UIGestureRecognizer) -> Bool { requirements.contains { $0.recognizer === other } }

    open var numberOfTouches: Int { touches.count }

    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }, count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            UIKitException.range.raise(
                "-[\(Self.self) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count)).")
        }
        return touches[touchIndex].location(in: view)
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Never called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open func reset() {}

    open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    @available(iOS 13.4, *)
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: What UIKit's own recognizers do besides

    /// Called when the gesture was recognized or has continued, before the targets are called.
    func didProgress() {}
    /// Prepares the recognizer for the next gesture.
    ///
    /// `reset()` cannot do this, because apps override `reset()` without a call of super.
    func forget() {}
    /// Whether the gesture needs more touches, like a double tap after its first tap.
    var awaitsMoreTouches: Bool { false }
}
