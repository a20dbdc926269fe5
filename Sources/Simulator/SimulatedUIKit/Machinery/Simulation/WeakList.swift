// Fidelity: exact — the simulation's own machinery: a list of views that does not keep them alive

@MainActor
final class WeakList {
    private var nodes: [LayoutNode] = []

    func add(_ view: UIView) {
        nodes.removeAll { $0.isEmpty || $0 === view.layoutNode }
        nodes.append(view.layoutNode)
    }

    func visit(_ body: (UIView) -> Void) {
        nodes.visit { if let view = $0.view { body(view) } }
    }
}
