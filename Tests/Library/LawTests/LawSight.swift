import HostTestSupport
import UIKit

/// What a person sees above the keyboard, and can scroll there.
///
/// Two ways may share one job, and who has done what part of it depends on their order. A person sees the result alone.
@MainActor
struct LawSight {
    /// The frames of the controls outside all scroll views, in the window's coordinates, in points.
    private var places: [Int: CGRect] = [:]
    /// The controls inside scroll views that are in sight, or that a person can scroll into sight.
    private var reached: Set<Int> = []
    /// Where the content of each outermost scroll view ends after scrolling, as a y coordinate of the window in points.
    ///
    /// Room that is made twice ends the content too high, although a person can reach all of it.
    private var ends: [Int: CGFloat] = [:]

    init(_ stage: LawStage) {
        let bottom = stage.keyboardTop ?? stage.window.bounds.maxY
        for (node, view) in stage.controls {
            let frame = view.convert(view.bounds, to: nil)
            if LawGeometry.scrollViews(around: view).isEmpty {
                places[node.id] = frame
            } else if LawGeometry.isInReach(frame, of: view, from: stage.safeTop, to: bottom) {
                reached.insert(node.id)
            }
        }
        for (id, view) in stage.page.scrollViews
        where view.window != nil && LawGeometry.enclosingScrollView(of: view) == nil {
            ends[id] = view.convert(view.bounds, to: nil).maxY - view.adjustedContentInset.bottom
        }
    }

    func isLike(_ other: LawSight) -> Bool {
        guard reached == other.reached, places.keys == other.places.keys, ends.keys == other.ends.keys else {
            return false
        }
        let isNear = { (one: CGFloat, other: CGFloat) in abs(one - other) < LawGeometry.tolerance }
        return places.allSatisfy { id, frame in
            other.places[id].map { isNear(frame.minY, $0.minY) && isNear(frame.height, $0.height) } ?? false
        } && ends.allSatisfy { id, end in other.ends[id].map { isNear(end, $0) } ?? false }
    }
}
