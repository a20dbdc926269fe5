// Fidelity: partial — animations, completions and interactive transitions (rules F14, F16, F17)

import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    @available(iOS 10.0, *)
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @available(iOS 10.0, *)
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
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

    /// Ends the finger's control of the transition.
    ///
    /// The transition then completes or is undone by itself (rule F17).
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
