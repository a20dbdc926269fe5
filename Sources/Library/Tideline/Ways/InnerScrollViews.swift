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
        var memory: ScrollMemory
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
            var memory = members.first { $0.scrollView === scrollView }?.memory ?? ScrollMemory(scrollView)
            let rectangle = focus.rectangle(of: input, in: scrollView, room: scrollView.bounds.height)
            let present = scrollView.contentOffset.y
            // The content can be scrolled only to its end plus the bottom inset. UIKit would undo any scrolling beyond
            // that position.
            let end = scrollView.contentSize.height + scrollView.contentInset.bottom
            let margin = min(margin, max(0, end - rectangle.maxY))
            guard let offset = scrollView.offset(showing: rectangle, margin: margin, from: present) else { continue }
            memory.settle(offset)
            members.removeAll { $0.scrollView === scrollView }
            members.append(Member(scrollView: scrollView, memory: memory))
            scrollView.contentOffset = offset
        }
    }

    /// Restores the offsets, except in scroll views that the app or a person has scrolled since then.
    func restore() {
        let scrolled = members
        members = []
        for var member in scrolled {
            guard let scrollView = member.scrollView else { continue }
            let insets = scrollView.adjustedContentInset
            member.memory.noticeOthers(
                scrollView.contentOffset, insets: (insets.top, insets.bottom), content: scrollView.contentSize.height,
                length: scrollView.bounds.height, focus: nil, isByFinger: scrollView.isMovedByFinger,
                tolerance: scrollView.halfAPixel)
            _ = member.memory.restore(scrollView)
        }
    }
}
