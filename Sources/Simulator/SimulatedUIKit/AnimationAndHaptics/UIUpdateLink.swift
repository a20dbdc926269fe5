// Fidelity: partial — UIUpdateLink.h; a commit after code has run counts as an update, even if no layer has changed (rule G38)

import Foundation
@_spi(Simulation) import ObjectiveC

/// A link that acts in chosen phases of the interface's updates.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private weak var updates: UpdateCycle?
    /// The object's associated values; nil before the first one.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    private init(_ view: UIView?, _ windowScene: UIWindowScene?) {
        (self.view, self.windowScene) = (view, windowScene)
        super.init()
    }

    /// Creates a link for the windows of a scene.
    public convenience init(windowScene: UIWindowScene) { self.init(nil, windowScene) }

    /// Creates a link that acts while a view is in a visible window.
    public convenience init(view: UIView) { self.init(view, nil) }

    /// Calls a closure in a phase of each update.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        actions.append((phase, handler))
    }

    /// Calls a target's method in a phase of each update, with the link and the update; the target is kept alive.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction(to: phase) { selector.performOrNote(on: target, with: [$0, $1]) }
    }

    /// Whether the link acts; an enabled link is kept alive as long as its view or its scene (inferred).
    open var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            updates?.remove(self)
            guard isEnabled else { return }
            updates = Simulation.current.updates
            updates?.add(self)
        }
    }

    /// Whether each frame has an update; otherwise the link acts only in updates that have another cause.
    open var requiresContinuousUpdates = false

    /// Whether the app requests low-latency events; the simulation has none.
    open var wantsLowLatencyEventDispatch = false {
        didSet { unmodelled("UIUpdateLink.wantsLowLatencyEventDispatch") }
    }
    /// Whether the app requests frames before their time; the simulation has none.
    open var wantsImmediatePresentation = false {
        didSet { unmodelled("UIUpdateLink.wantsImmediatePresentation") }
    }
    /// The preferred range of frame rates; the default is the display's own rate.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { unmodelled("UIUpdateLink.preferredFrameRateRange") }
    }

    /// Returns the running update; nil outside an update.
    open func currentUpdateInfo() -> UIUpdateInfo? { updates?.info }

    /// Whether the link's view and scene have both been destroyed.
    var isOrphaned: Bool { view == nil && windowScene == nil }

    /// Returns whether it currently takes part in the updates of a scene.
    func isActive(in scene: UIWindowScene) -> Bool {
        guard let view else { return windowScene === scene }
        return view.window.map { $0.windowScene === scene && !$0.isHidden } ?? false
    }

    /// Calls the actions of a phase; returns whether there was an action.
    func act(in phase: Int, of info: UIUpdateInfo) -> Bool {
        let due = actions.filter { $0.phase.place == phase }
        for action in due where isEnabled { action.body(self, info) }
        return !due.isEmpty
    }
}

@available(iOS 18.0, *)
extension UIUpdateLink {
    /// Calls a closure in each update, before display links.
    public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Calls a target's method in each update, before display links.
    public func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Creates a link for the windows of a scene, with an action before display links.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link for the windows of a scene, with a target's method before display links.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Creates a link for a view, with an action before display links.
    public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Creates a link for a view, with a target's method before display links.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
}
