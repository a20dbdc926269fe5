// Fidelity: partial — rule B9: a hundred passes in a row count as endless; a phone hangs, but here the turn continues

/// Counts consecutive passes of layout, and stops an endless layout.
///
/// A view that calls `setNeedsLayout` in each `layoutSubviews` would repeat the layout for ever. When the limit is
/// reached, the simulation records the views that still request layout.
@MainActor
struct LayoutLoop {
    private var passes = 0
    /// The limit is low if an earlier layout of this simulation was already endless.
    private var limit: Int { Simulation.current.record.restlessViews.isEmpty ? 100 : 3 }

    mutating func isEndless() -> Bool {
        passes += 1
        return passes > limit
    }

    static func note(in roots: [UIView]) {
        let restless = roots.flatMap { $0.dirtyViews() }.prefix(3).map { $0.accessibilityIdentifier ?? $0.debugName }
        if Simulation.current.record.restlessViews.isEmpty { Simulation.current.record.restlessViews = Array(restless) }
    }
}
