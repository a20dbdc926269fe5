import Testing

@_spi(Simulation) import UIKit

/// Layout depends on the constraints, not on how they came about: a living engine and a fresh one agree.
@MainActor struct LayoutHistoryTests {
    private final class Sized: UIView {
        var width: CGFloat = 50 {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }

    /// Two views of equal rights that share 300 points in a row.
    private func makeRow() -> (root: UIView, views: [Sized]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10)), views = [Sized(), Sized()]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
            views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
            views[1].rightAnchor.constraint(equalTo: root.rightAnchor)
        ])
        return (root, views)
    }

    @Test func `a changed natural size keeps its rank among ties`() {
        let (root, views) = makeRow(), (fresh, freshViews) = makeRow()
        root.layoutIfNeeded()
        for width: CGFloat in [80, 30, 60] {
            views[0].width = width
            root.layoutIfNeeded()
        }
        freshViews[0].width = 60
        fresh.layoutIfNeeded()
        #expect(views.map(\.frame) == freshViews.map(\.frame))
    }

    @Test func `a scroll on the way between two items is followed, in any order of scrolling and installing`() {
        for scrollsFirst in [true, false] {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), middle = UIView(frame: root.bounds)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(middle)
            middle.addSubview(inner)
            if scrollsFirst { middle.bounds.origin.y = 40 }
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).isActive = true
            root.layoutIfNeeded()
            middle.bounds.origin.y = 40
            root.layoutIfNeeded()
            #expect(inner.frame.minY == 45, "scrolled first: \(scrollsFirst)")
        }
    }
}
