// Fidelity: partial — UIUpdateLink.h; a commit after code has run counts as an update, even if no layer has changed (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private weak var updates: UpdateCycle?
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private init(_ view: UIView?, _ windowScene: UIWindowScene?) {
        (self.view, self.windowScene) = (view, windowScene)
        super.init()
    }

    public convenience init(windowScene: UIWindowScene) { self.init(nil, windowScene) }

    public convenience init(view: UIView) { self.init(view, nil) }

    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase, handler))
    }

    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction(to: phase) { selector.performOrNote(on: target, with: [$0, $1]) }
    }

    /// An enabled link stays alive as long as its view or its scene exists (inferred).
    open lazy var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            updates?.remove(self)
            guard isEnabled else { return }
            updates = Simulation.current.updates
            updates?.add(self)
        }
    }

    open var requiresContinuousUpdates = false

    open lazy var wantsLowLatencyEventDispatch = false {
        didSet { unmodelled("UIUpdateLink.wantsLowLatencyEventDispatch") }
    }
    /// The value has no effect, because each frame appears at its own virtual time.
    open lazy var wantsImmediatePresentation = false {
        didSet { unmodelled("UIUpdateLink.wantsImmediatePresentation") }
    }
    open lazy var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { unmodelled("UIUpdateLink.preferredFrameRateRange") }
    }

    open func currentUpdateInfo() -> UIUpdateInfo? { updates?.info }

    var isOrphaned: Bool { view == nil && windowScene == nil }

    func isActive(in scene: UIWindowScene) -> Bool {
        guard let view else { return windowScene === scene }
        return view.window.map { $0.windowScene === scene && !$0.isHidden } ?? false
    }

    func act(in phase: Int, of info: UIUpdateInfo) -> Bool {
        let due = actions.filter { $0.phase.place == phase }
        for action in due where isEnabled { action.body(self, info) }
        return !due.isEmpty
    }
}

@available(iOS 18.0, *)
extension UIUpdateLink {
    public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    public func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
}
