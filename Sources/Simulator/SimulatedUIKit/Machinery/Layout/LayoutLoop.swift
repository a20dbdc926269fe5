// Fidelity: partial — rule B9: one hundred passes in a row are taken as endless; a phone hangs, here the turn goes on

/// Counts the passes of layout in a row, and gives up on a layout without end.
///
/// A setNeedsLayout inside layoutSubviews or viewDidLayoutSubviews repeats itself. What is still pending then stays so, and
/// the run's record has the views that ask.
@MainActor
struct LayoutLoop {
    private var passes = 0
    /// Once a run is known to have a layout without end, few passes tell as much as many.
    private var limit: Int { Simulation.current.record.restlessViews.isEmpty ? 100 : 3 }

    /// Counts one more pass; true when there have been too many.
    mutating func isEndless() -> Bool {
        passes += 1
        return passes > limit
    }

    /// Notes who still asks for layout below some views.
    static func note(in roots: [UIView]) {
        let restless = roots.flatMap { $0.dirtyViews() }.prefix(3).map { $0.accessibilityIdentifier ?? $0.debugName }
        if Simulation.current.record.restlessViews.isEmpty { Simulation.current.record.restlessViews = Array(restless) }
    }
}
