import Testing

@_spi(Simulation) import UIKit

/// The layout depends only on the present constraints: an old engine gives the same layout as a new engine.
@MainActor struct LayoutHistoryTests {
    private final class Sized: UIView {
        var width: CGFloat = 50 {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }

    /// Two views with equal priorities in a row of 300 points.
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

    @Test func `a constraint follows a scroll between its items in any order`() {
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

    /// The view is as high as needed for a text area of two thousand square points.
    private final class Flowing: UIView {
        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: bounds.width > 0 ? 2000 / bounds.width : 300)
        }
        override var bounds: CGRect {
            didSet { if bounds.width != oldValue.width { invalidateIntrinsicContentSize() } }
        }
    }

    @Test func `a natural height takes effect in the layout of its width`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), text = Flowing()
        text.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(text)
        let width = text.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor), text.leftAnchor.constraint(equalTo: root.leftAnchor),
            width
        ])
        for points: CGFloat in [100, 200, 50] {
            width.constant = points
            root.layoutIfNeeded()
            #expect(text.frame == CGRect(x: 0, y: 0, width: points, height: 2000 / points))
        }
    }

    @Test func `a half-pixel edge rounds the same way after any history`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 500)), area = UIView(), middle = UIView()
        for view in [area, middle] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let bottom = area.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        NSLayoutConstraint.activate([
            area.topAnchor.constraint(equalTo: root.topAnchor, constant: 100.0 / 3), bottom,
            middle.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            middle.heightAnchor.constraint(equalToConstant: 7)
        ])
        var seen: [CGFloat: Set<CGFloat>] = [:]
        for number in 0..<600 {
            let inset = CGFloat(number % 6) * 47.1, ties = CGFloat(number % 5)
            bottom.constant = -inset - 0.1 * ties
            root.layoutIfNeeded()
            bottom.constant = -CGFloat(number % 3) / 3
            root.layoutIfNeeded()
            seen[bottom.constant, default: []].insert(middle.frame.minY)
        }
        #expect(seen.count == 3 && seen.values.allSatisfy { $0.count == 1 }, "\(seen)")
    }
}
