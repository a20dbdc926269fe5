// Fidelity: partial — view, delegate, targets and states of a tap; a selector must carry its code on Linux (rule I18)

import Foundation
@_spi(Simulation) import ObjectiveC

/// Finds a gesture in the touches of a view and of everything below it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Steers the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How far the gesture has come; possible again after each touch.
    open var state = State.possible
    /// The view whose touches are examined.
    open internal(set) var view: UIView? {
        get { viewNode?.view }
        set { viewNode = newValue?.layoutNode }
    }
    private var viewNode: LayoutNode?
    /// Whether touches are examined.
    open var isEnabled = true
    /// Whether the view loses its touches once the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view waits for its touches until the gesture has failed; no effect here.
    open var delaysTouchesBegan = false {
        didSet { unmodelled("UIGestureRecognizer.delaysTouchesBegan") }
    }
    /// Whether the view waits for the end of its touches until the gesture has failed; no effect on a tap.
    open var delaysTouchesEnded = true {
        didSet { unmodelled("UIGestureRecognizer.delaysTouchesEnded") }
    }
    /// A name for people.
    ///
    /// Kept for the app.
    open var name: String?
    private(set) var touches: [UITouch] = []
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private var targets: [TargetAction] = []

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

    /// How many fingers are part of the gesture.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is in a view's coordinates, in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { touches.first?.location(in: view) ?? .zero }

    /// Whether a touch completes the gesture.
    ///
    /// The base class never recognizes one.
    func isComplete(with touch: UITouch) -> Bool { false }

    func receive(_ touch: UITouch) { touches = [touch] }

    /// Forgets the touch and is ready for the next one.
    func reset() {
        touches = []
        state = .possible
    }
}

/// Finds taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers must tap; one finger is all there is here.
    open var numberOfTouchesRequired = 1

    override func isComplete(with touch: UITouch) -> Bool {
        numberOfTouchesRequired == 1 && touch.tapCount >= numberOfTapsRequired
    }
}

extension UIGestureRecognizer.State {
    /// The gesture was recognized, for gestures that have no duration.
    public static var recognized: Self { .ended }
}

extension UIGestureRecognizer {
    /// How far a gesture has come.
    public enum State: _ImportedEnumeration {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .possible
            case 1: self = .began
            case 2: self = .changed
            case 3: self = .ended
            case 4: self = .cancelled
            case 5: self = .failed
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .possible: 0
            case .began: 1
            case .changed: 2
            case .ended: 3
            case .cancelled: 4
            case .failed: 5
            @unknown default: unnamedNumber
            }
        }
    }
}
