import HostTestSupport
@testable import Tideline
import UIKit

/// Judges the top edges of keyboard guides in child controllers, in scrolled content and in the cells of lists.
@MainActor
struct GuideJudge {
    private let stage: LawStage

    init(_ stage: LawStage) { self.stage = stage }

    func judge(_ run: LifeRun) {
        for (node, guide) in stage.page.guides {
            guard let view = guide.owningView, view.window != nil else { continue }
            let top = view.convert(guide.layoutFrame, to: nil).minY, expected = expectedTop(in: view)
            guard abs(top - expected) > LawGeometry.tolerance else { continue }
            run.report(.inReach, "the guide of \(node.name) begins at \(top.seen) instead of \(expected.seen)")
        }
    }

    /// Without a keyboard to follow, a guide rests.
    private func keyboardTop(for view: UIView) -> CGFloat {
        guard stage.page.guidesFollow, !stage.page.isExcluded(view) else { return .infinity }
        return stage.keyboardTop ?? .infinity
    }

    /// The y coordinate that a guide's top should have, in the window's coordinates, in points.
    private func expectedTop(in view: UIView) -> CGFloat {
        let end = view.convert(view.bounds, to: nil).maxY, keyboardTop = keyboardTop(for: view)
        guard let scroll = LawGeometry.enclosingScrollView(of: view) else {
            return min(keyboardTop, end - view.safeAreaInsets.bottom)
        }
        // The guide makes room only in a scroll view that the keyboard covers.
        let isCovered = scroll.convert(scroll.bounds, to: nil).maxY > keyboardTop
        return isCovered ? min(keyboardTop, end) : end
    }
}
