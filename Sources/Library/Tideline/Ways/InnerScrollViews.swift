internal import KeyboardModel
import UIKit

/// The scroll views between an input and an outer scroll view, scrolled to show the input.
///
/// UIKit scrolls inner scroll views to a field. UIKit leaves them alone for a text view, and for a field that is edited
/// directly after another field (rule C31).
///
/// Scrolling calls an app's delegate, which may end the avoidance and so change this object. Swift forbids this for a
/// struct, so the type is a class.
@MainActor
final class InnerScrollViews {
    private struct Member {
        weak var scrollView: UIScrollView?
        var memory: RememberedOffset
    }

    private var members: [Member] = []

    /// - Parameter isServed: returns true for a scroll view that has its own avoidance. The method leaves this scroll
    ///   view alone.
    func show(
        _ input: UIView, _ focus: KeyboardFocus, in outer: UIScrollView, margin: CGFloat,
        unless isServed: (UIScrollView) -> Bool
    ) {
        for scrollView in input.scrollViewsAround.prefix(while: { $0 !== outer })
        where scrollView.isScrollEnabled && ScrollViewExemption.of(scrollView) == nil && !isServed(scrollView) {
            let sight = ListSight(scrollView)
            var memory = members.first { $0.scrollView === scrollView }?.memory ?? RememberedOffset(sight)
            let rectangle = focus.rectangle(of: input, in: scrollView, room: sight.size.height)
            // The content can be scrolled only to its end plus the bottom inset. UIKit would undo any scrolling beyond
            // that position.
            let margin = min(margin, max(0, sight.contentHeight + sight.ownInsets.bottom - rectangle.maxY))
            let range = (rectangle.minY, rectangle.maxY)
            guard let offset = sight.offset(showing: range, margin: margin, from: sight.offset.y) else { continue }
            memory.settle(CGPoint(x: sight.offset.x, y: offset))
            members.removeAll { $0.scrollView === scrollView }
            members.append(Member(scrollView: scrollView, memory: memory))
            scrollView.contentOffset.y = offset
        }
    }

    /// Restores the offsets, except in scroll views that the app or a person has scrolled since then.
    func restore() {
        let scrolled = members
        members = []
        for var member in scrolled {
            guard let scrollView = member.scrollView else { continue }
            let sight = ListSight(scrollView)
            member.memory.noticeOthers(sight)
            if let goal = member.memory.goal(in: sight) { scrollView.move(to: goal) }
        }
    }
}
