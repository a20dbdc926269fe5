import Testing
import UIKit

@MainActor struct CoordinateConversionTests {
    /// Between the two views and the root there are an offset, a scrolled bounds origin and a transform.
    private func makeTree() -> (root: UIView, left: UIView, right: UIView) {
        let root = UIView(frame: rect(0, 0, 400, 800))
        let scrolled = UIView(frame: rect(10, 100, 300, 300)), left = UIView(frame: rect(20, 500, 50, 50))
        let right = UIView(frame: rect(200, 40, 100, 100))
        scrolled.bounds.origin.y = 200
        right.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.addSubview(scrolled)
        root.addSubview(right)
        scrolled.addSubview(left)
        return (root, left, right)
    }

    @Test func `A9 conversion goes by way of the root, and from inverts to`() {
        let (root, left, right) = makeTree()
        // The vertical distance is 500 − 200 + 100 = 400, and the horizontal distance is 20 + 10.
        #expect(left.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 31, y: 402))
        // The view that is scaled to twice its size spans (150, −10) to (350, 190).
        #expect(right.convert(CGPoint.zero, to: root) == CGPoint(x: 150, y: -10))
        let there = left.convert(CGPoint(x: 3, y: 4), to: right)
        #expect(there == CGPoint(x: (33.0 - 150) / 2, y: (404.0 + 10) / 2))
        #expect(isClose(left.convert(there, from: right), CGPoint(x: 3, y: 4)))
        #expect(right.convert(CGPoint(x: 3, y: 4), from: left) == there)
    }

    @Test func `A9 nil means the window, or without one the top ancestor`() {
        let (root, left, _) = makeTree()
        root.frame.origin = CGPoint(x: 7, y: 9)
        #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 400))
        let host = Host()
        host.showPlainRoot().addSubview(root)
        #expect(left.convert(CGPoint.zero, to: nil) == CGPoint(x: 37, y: 409))
        #expect(left.convert(CGPoint(x: 37, y: 409), from: nil) == .zero)
    }

    @Test func `A10 a window that converts to nil means the screen`() {
        let host = Host(.t1024)
        let window = host.makeWindow()
        window.frame = rect(200, 100, 400, 400)
        #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 200, y: 100))
        #expect(window.convert(CGPoint(x: 200, y: 100), from: nil as UIWindow?) == .zero)
    }

    @Test func `A11 views, scene and screen convert into each other's space`() {
        let host = Host()
        let root = host.showPlainRoot(), inner = UIView(frame: rect(10, 20, 100, 100))
        root.addSubview(inner)
        let spaces: [any UICoordinateSpace] = [
            inner, root, host.window, host.scene.coordinateSpace, host.screen.coordinateSpace,
            host.screen.fixedCoordinateSpace
        ]
        for from in spaces {
            for to in spaces {
                let there = from.convert(rect(1, 2, 30, 40), to: to)
                #expect(isClose(to.convert(there, to: from), rect(1, 2, 30, 40)), "\(from) to \(to)")
                #expect(isClose(from.convert(there, from: to), rect(1, 2, 30, 40)), "\(from) from \(to)")
            }
        }
        #expect(inner.convert(CGPoint.zero, to: host.screen.coordinateSpace) == CGPoint(x: 10, y: 20))
        #expect(inner.convert(rect(0, 508, 390, 336), from: host.screen.coordinateSpace) == rect(-10, 488, 390, 336))
    }

    @Test func `A12 views of two windows meet on the screen`() {
        let host = Host(.t1024)
        let second = host.makeWindow(), controller = UIViewController()
        second.frame = rect(688, 0, 678, 1024)
        second.rootViewController = controller
        second.isHidden = false
        host.endTurn()
        let keyboard = rect(0, 626, 1366, 398)
        #expect(controller.view.convert(keyboard, from: host.screen.coordinateSpace) == rect(-688, 626, 1366, 398))
        let root = host.showPlainRoot()
        #expect(root.convert(keyboard, to: controller.view) == rect(-688, 626, 1366, 398))
    }

    @Test func `A39 every root's place counts between trees without a window`() {
        let near = UIView(frame: rect(10, 20, 100, 100)), far = UIView(frame: rect(200, 300, 50, 50))
        #expect(near.convert(CGPoint(x: 1, y: 2), to: far) == CGPoint(x: -189, y: -278))
        #expect(near.convert(CGPoint(x: -189, y: -278), from: near) == CGPoint(x: -189, y: -278))
        #expect(far.convert(CGPoint(x: 1, y: 2), from: near) == CGPoint(x: -189, y: -278))
        let inner = UIView(frame: rect(5, 6, 10, 10))
        far.addSubview(inner)
        #expect(inner.convert(rect(0, 0, 10, 10), to: near) == rect(195, 286, 10, 10))
        // The view `root` is in a window, and `near` is outside all windows.
        let root = Host().showPlainRoot()
        #expect(near.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 20))
        #expect(near.convert(CGPoint.zero, from: root) == CGPoint(x: -10, y: -20))
    }

    @Test func `A8 the bounds' origin is what shows at the top left corner`() {
        let host = Host()
        let parent = UIView(frame: rect(0, 0, 100, 100)), child = UIView(frame: rect(10, 50, 20, 20))
        parent.addSubview(child)
        host.showPlainRoot().addSubview(parent)
        parent.bounds.origin = CGPoint(x: 0, y: 30)
        host.endTurn()
        #expect(child.frame == rect(10, 50, 20, 20))
        #expect(child.convert(CGPoint.zero, to: parent.superview) == CGPoint(x: 10, y: 20))
        #expect(host.window.hitTest(CGPoint(x: 10, y: 20), with: nil) === child)
        #expect(host.window.hitTest(CGPoint(x: 10, y: 19), with: nil) === parent)
    }

    @Test func `A13 a rotated rectangle's bounding box grows on the way back`() {
        let root = UIView(frame: rect(0, 0, 400, 400)), turned = UIView(frame: rect(100, 100, 100, 50))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
        root.addSubview(turned)
        let there = turned.convert(turned.bounds, to: root)
        #expect(isClose(there, rect(96.967, 71.967, 106.066, 106.066)), "\(there)")
        #expect(isClose(there, turned.frame))
        let back = turned.convert(there, from: root)
        #expect(isClose(back, rect(-25, -50, 150, 150)), "\(back)")
        turned.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
        #expect(isClose(turned.convert(rect(0, 0, 10, 20), to: root), rect(87.5, 100, 20, 20)))
    }

    @Test func `A14 conversions subtract a scroll view's offset`() {
        let host = Host()
        let scrollView = UIScrollView(frame: rect(0, 100, 390, 600))
        host.showPlainRoot().addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.contentOffset.y = 200
        #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 200))
        #expect(scrollView.convert(CGPoint(x: 0, y: 500), to: nil) == CGPoint(x: 0, y: 400))
        #expect(scrollView.convert(CGPoint(x: 0, y: 400), from: nil) == CGPoint(x: 0, y: 500))
    }

    @Test func `A15 only the fixed coordinate space stays upright`() {
        let host = Host(), upright = rect(0, 0, 390, 844), lying = rect(0, 0, 844, 390)
        for (orientation, bounds) in [
            (.portrait, upright), (.landscapeLeft, lying), (.landscapeRight, lying), (.portraitUpsideDown, upright)
        ] as [(UIInterfaceOrientation, CGRect)] {
            host.rotate(to: orientation)
            host.settle()
            #expect(host.screen.fixedCoordinateSpace.bounds == upright, "\(orientation)")
            #expect(host.screen.coordinateSpace.bounds == bounds && host.screen.bounds == bounds, "\(orientation)")
        }
    }
}
