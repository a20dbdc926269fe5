import UIKit

/// The constraints of a keyboard guide that are active near certain edges of its view, or away from them.
@MainActor
struct KeyboardGuideEdges {
    struct Condition: Hashable {
        let edges: NSDirectionalRectEdge
        let isNear: Bool

        func holds(near: NSDirectionalRectEdge) -> Bool {
            isNear ? near.isSuperset(of: edges) : near.isDisjoint(with: edges)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(edges.rawValue)
            hasher.combine(isNear)
        }
    }

    /// An undocked keyboard is near an edge of the view up to this distance in points.
    private static let nearDistance: CGFloat = 50

    private var constraints: [Condition: [NSLayoutConstraint]] = [:]

    mutating func set(_ constraints: [NSLayoutConstraint], _ condition: Condition) {
        NSLayoutConstraint.deactivate(self.constraints[condition] ?? [])
        self.constraints[condition] = constraints.isEmpty ? nil : constraints
    }

    /// Activates what holds near the given edges; nil deactivates all.
    ///
    /// A constraint may stand in two conditions, so it is deactivated only if none of them holds. What no longer holds goes
    /// first, because it may contradict what comes.
    func update(near: NSDirectionalRectEdge?) {
        guard !constraints.isEmpty else { return }
        let held = near.map { near in constraints.filter { $0.key.holds(near: near) } } ?? [:]
        let active = held.values.flatMap { $0 }
        for constraint in constraints.values.joined() where constraint.isActive {
            if !active.contains(where: { $0 === constraint }) { constraint.isActive = false }
        }
        for constraint in active where !constraint.isActive { constraint.isActive = true }
    }

    /// Returns the edges of a view near which a frame lies; between two opposite edges it is near neither (rule E42).
    static func near(_ frame: CGRect, in view: UIView?) -> NSDirectionalRectEdge {
        guard let view else { return [] }
        let bounds = view.bounds, isNear = { (distance: CGFloat) in abs(distance) <= nearDistance }
        let left = isNear(frame.minX - bounds.minX), right = isNear(bounds.maxX - frame.maxX)
        let top = isNear(frame.minY - bounds.minY), bottom = isNear(bounds.maxY - frame.maxY)
        let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var edges: NSDirectionalRectEdge = []
        if left != right { edges.insert(left != isFlipped ? .leading : .trailing) }
        if top != bottom { edges.insert(top ? .top : .bottom) }
        return edges
    }
}
