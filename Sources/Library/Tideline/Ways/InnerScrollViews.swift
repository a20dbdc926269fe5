import UIKit

/// The scroll views between an input and an outer scroll view with insets, which this object has scrolled to show the
/// input.
///
/// UIKit itself scrolls such inner scroll views to show a field. For a text view, and for a field that is edited
/// directly after another field, UIKit leaves them alone (rule C31).
///
/// The type is a class because scrolling calls an app's delegate, which may end the avoidance. That would change this
/// object while one of its methods is changing it, which Swift forbids for a struct.
@MainActor
final class InnerScrollViews {
    private struct Member {
        weak var scrollView: UIScrollView?
        var memory: ScrollMemory
    }

    private var members: [Member] = []

    /// Scrolls each scroll view between an input and an outer scroll view, so that it shows the input.
    ///
    /// - Parameters:
    ///   - margin: the distance between the focus and the edges, in points.
    ///   - isServed: a closure that returns whether a scroll view has its own avoidance, which then shows the input.
    func show(
        _ input: UIView, _ focus: KeyboardFocus, in outer: UIScrollView, margin: CGFloat,
        unless isServed: (UIScrollView) -> Bool
    ) {
        for scrollView in input.scrollViewsAround.prefix(while: { $0 !== outer })
        where scrollView.isScrollEnabled && ScrollViewExemption.of(scrollView) == nil && !isServed(scrollView) {
            var memory = members.first { $0.scrollView === scrollView }?.memory ?? ScrollMemory(scrollView)
            let rectangle = focus.rectangle(of: input, in: scrollView, room: scrollView.bounds.height)
            let present = scrollView.contentOffset.y
            // Reduce the margin if it would reach beyond the end of the content and its bottom inset, because UIKit
            // would undo any scrolling beyond this end.
            let end = scrollView.contentSize.height + scrollView.contentInset.bottom
            let margin = min(margin, max(0, end - rectangle.maxY))
            guard let offset = scrollView.offset(showing: rectangle, margin: margin, from: present) else { continue }
            memory.settle(offset)
            members.removeAll { $0.scrollView === scrollView }
            members.append(Member(scrollView: scrollView, memory: memory))
            scrollView.contentOffset = offset
        }
    }

    /// Scrolls the inner scroll views back, unless the app or the person has scrolled them since.
    func restore() {
        let scrolled = members
        members = []
        for var member in scrolled {
            guard let scrollView = member.scrollView else { continue }
            let insets = scrollView.adjustedContentInset
            member.memory.noticeOthers(
                scrollView.contentOffset, insets: (insets.top, insets.bottom), content: scrollView.contentSize.height,
                length: scrollView.bounds.height, focus: nil)
            _ = member.memory.restore(scrollView)
        }
    }
}
