// Fidelity: partial — constraints by edge; the distance that counts as near is an assumption (rule E45)

import Foundation

@preconcurrency @MainActor @available(iOS 15.0, *)
open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var edges: NSDirectionalRectEdge
        var whenNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    /// The guide is near an edge if the distance is at most this many points.
    private static let nearDistance: CGFloat = 50
    private var tracked: [Tracked] = []

    /// A later call for the same edge replaces the constraints (rule E43).
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, whenNear: true)
    }

    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, whenNear: false)
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edge && $0.whenNear }?.constraints ?? []
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edge && !$0.whenNear }?.constraints ?? []
    }

    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, whenNear: Bool) {
        for old in tracked where old.edges == edges && old.whenNear == whenNear {
            NSLayoutConstraint.deactivate(old.constraints)
        }
        tracked.removeAll { $0.edges == edges && $0.whenNear == whenNear }
        if !constraints.isEmpty {
            tracked.append(Tracked(edges: edges, whenNear: whenNear, constraints: constraints))
        }
        updateTrackedConstraints()
    }

    var tracksEdges: Bool { true }

    /// The frame that is compared with the view's edges, in the owning view's coordinates, in points.
    var trackedFrame: CGRect { layoutFrame }

    func updateTrackedConstraints() {
        guard !tracked.isEmpty else { return }
        let all = tracked, near = tracksEdges ? nearEdges : nil
        all.visit { entry in
            entry.constraints.visit { if !Self.isWanted($0, all, near) { $0.isActive = false } }
        }
        all.visit { entry in
            entry.constraints.visit { if Self.isWanted($0, all, near) { $0.isActive = true } }
        }
    }

    /// Returns whether a constraint has to be active while the guide is near the given edges.
    private static func isWanted(
        _ constraint: NSLayoutConstraint, _ tracked: [Tracked], _ near: NSDirectionalRectEdge?
    ) -> Bool {
        guard let near else { return false }
        var isWanted = false
        tracked.visit { entry in
            guard entry.whenNear ? near.isSuperset(of: entry.edges) : near.isDisjoint(with: entry.edges) else { return }
            entry.constraints.visit { isWanted = isWanted || $0 === constraint }
        }
        return isWanted
    }

    /// The edges near the guide.
    ///
    /// A guide between two opposite edges is near neither of them (rule E42).
    private var nearEdges: NSDirectionalRectEdge {
        guard let view = owningView else { return [] }
        let frame = trackedFrame, bounds = view.bounds
        let isNear = { (distance: CGFloat) in abs(distance) <= Self.nearDistance }
        var edges: NSDirectionalRectEdge = []
        let left = isNear(frame.minX - bounds.minX), right = isNear(bounds.maxX - frame.maxX)
        let top = isNear(frame.minY - bounds.minY), bottom = isNear(bounds.maxY - frame.maxY)
        let flips = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if left != right { edges.insert(left != flips ? .leading : .trailing) }
        if top != bottom { edges.insert(top ? .top : .bottom) }
        return edges
    }
}
