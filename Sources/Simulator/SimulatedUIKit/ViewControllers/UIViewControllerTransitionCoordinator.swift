// Fidelity: partial — animations, completions and interactive transitions (rules F14, F16, F17)

import Foundation

/// The data of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style of the presentation; none outside a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition was started interactively.
    var initiallyInteractive: Bool { get }
    /// Whether a finger may take over the transition while it runs.
    @available(iOS 10.0, *)
    var isInterruptible: Bool { get }
    /// Whether a finger currently controls the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The completed fraction of an interactive transition, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed at which the transition continues after the finger was lifted; 1 is its normal speed.
    var completionVelocity: CGFloat { get }
    /// The curve with which the transition continues after the finger was lifted.
    var completionCurve: UIView.AnimationCurve { get }
    /// Returns a controller of the transition by its role.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The visible controller at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The visible controller at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Runs closures alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs animations with the transition's timing and a completion after it; returns whether they were queued.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a closure when a finger takes over the transition or releases it.
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
    /// The controllers that disappear and appear.
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

    /// Ends the interaction, so that the transition completes or is undone without a finger (rule F17).
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
