import HostTestSupport
import UIKit

/// What a person sees above the keyboard, and can scroll there.
///
/// Two ways may share one job, and who has done what part of it depends on their order. A person sees the result alone.
@MainActor
struct LawSight {
    /// The frames of the controls outside all scroll views, in the window's coordinates, in points.
    private let places: [Int: CGRect]
    /// The controls inside scroll views that are in sight, or that a person can scroll into sight.
    private let reached: Set<Int>

    init(_ stage: LawStage) {
        var places: [Int: CGRect] = [:], reached: Set<Int> = []
        let bottom = stage.keyboardTop ?? stage.window.bounds.maxY
        for (node, view) in stage.controls {
            let frame = view.convert(view.bounds, to: nil)
            if LawGeometry.scrollViews(around: view).isEmpty {
                places[node.id] = frame
            } else if LawGeometry.isInReach(frame, of: view, from: stage.safeTop, to: bottom) {
                reached.insert(node.id)
            }
        }
        (self.places, self.reached) = (places, reached)
    }

    func isLike(_ other: LawSight) -> Bool {
        guard reached == other.reached, places.keys == other.places.keys else { return false }
        return places.allSatisfy { id, frame in
            guard let place = other.places[id] else { return false }
            let tolerance = LawGeometry.tolerance
            return abs(frame.minY - place.minY) < tolerance && abs(frame.height - place.height) < tolerance
        }
    }
}
