// Fidelity: partial — animations, completions and a finger's part in a transition (rules F14, F16, F17)

import Foundation

/// What is known about a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// How the presented controller is presented; none outside of a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger started the transition.
    var initiallyInteractive: Bool { get }
    /// Whether a finger may take hold of the transition while it runs.
    @available(iOS 10.0, *)
    var isInterruptible: Bool { get }
    /// Whether a finger holds the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was given up.
    var isCancelled: Bool { get }
    /// How long the transition lasts, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has brought the transition, 0…1.
    var percentComplete: CGFloat { get }
    /// How fast the transition goes on after the finger was lifted; 1 is its own speed.
    var completionVelocity: CGFloat { get }
    /// The curve on which the transition goes on after the finger was lifted.
    var completionCurve: UIView.AnimationCurve { get }
    /// A controller by its part in the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A controller's part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that shows at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that shows at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Runs closures together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations with the transition's timing and a completion after it; returns whether they were queued.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls back when a finger takes hold of the transition or lets go of it.
    @available(iOS 10.0, *)
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs animations with the transition's timing.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Callback = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let initiallyInteractive: Bool
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    var isInterruptible: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var percentComplete: CGFloat = 0
    /// Who goes and who comes.
    weak var source: UIViewController?, target: UIViewController?
    private var animations: [Callback] = []
    private var completions: [Callback] = []
    private var interactionHandlers: [Callback] = []
    private var isRunning = false

    init(isAnimated: Bool, duration: TimeInterval, isInteractive: Bool = false) {
        self.isAnimated = isAnimated
        transitionDuration = duration
        initiallyInteractive = isInteractive
        self.isInteractive = isInteractive
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? source : key == .to ? target : nil
    }

    func animate(alongsideTransition animation: Callback?, completion: Callback?) -> Bool {
        if let animation, !isRunning { animations.append(animation) }
        if let completion { completions.append(completion) }
        return !isRunning || animation == nil
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Callback) { interactionHandlers.append(handler) }

    /// The finger was lifted, and the transition goes on or back by itself (rule F17).
    func endInteraction(isCancelled: Bool) {
        self.isCancelled = isCancelled
        isInteractive = false
        for handler in interactionHandlers { handler(self) }
    }

    func runAnimations() {
        isRunning = true
        for animation in animations { animation(self) }
        animations = []
    }

    func runCompletions() {
        for completion in completions { completion(self) }
        completions = []
    }
}
