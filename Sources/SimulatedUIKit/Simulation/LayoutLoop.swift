// Fidelity: exact — rule B9: one hundred passes in a row are taken as endless

/// Names the view that asks for layout without end.
@MainActor
enum LayoutLoop {
    static func trap(in windows: [UIView]) -> Never {
        let culprits = windows.flatMap { $0.dirtyViews() }.prefix(3).map { $0.debugName }
        UIKitException.internalInconsistency.raise(
            "Layout does not settle: 100 consecutive passes, still pending on \(culprits.joined(separator: ", ")). "
                + "A setNeedsLayout inside layoutSubviews or viewDidLayoutSubviews repeats itself.")
    }
}
