import UIKit

/// A person's action on a stage, with its time, so that another stage can repeat the action.
struct StageAction: Sendable {
    let at: Double
    /// Repeats the action on another host.
    let perform: @MainActor @Sendable (any AuditHost) async -> Void
}

extension StageAction {
    /// If the other host does not have the action's view, nothing happens.
    init(
        at time: Double, on place: ViewPlace,
        perform: @escaping @MainActor @Sendable (UIView, any AuditHost) async -> Void
    ) {
        self.init(at: time) { host in if let view = place.view(on: host) { await perform(view, host) } }
    }

    /// Taps a view on another host.
    ///
    /// The same tap was successful on the first host. If the finger misses the view on this host, code performs the
    /// view's action instead.
    @MainActor
    static func tap(_ view: UIView, on host: any AuditHost) async {
        guard await host.tap(view) != .delivered else { return }
        if view is any UIKeyInput {
            _ = await host.focus(view)
        } else if let control = view as? UIControl {
            host.perform {
                control.sendActions(for: .touchUpInside)
                control.sendActions(for: .primaryActionTriggered)
            }
        }
    }
}
