// Fidelity: partial — view, delegate and states of a tap; targets need selectors, which do not exist on Linux

import Foundation
@_spi(Simulation) import ObjectiveC

/// Finds a gesture in the touches of a view and of everything below it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a gesture has come.
    public typealias State = UIGestureRecognizerState

    /// Steers the recognizer.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// How far the gesture has come; possible again after each touch.
    open internal(set) var state = State.possible
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
    open var name: String?
    private(set) var touches: [UITouch] = []
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// Creates a recognizer without a target; its delegate alone is told.
    public override init() { super.init() }

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
