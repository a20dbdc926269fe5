import Testing
import UIKit

@MainActor struct LayerTreeTests {
    @Test func `E26 subviews' layers lie among a view's other sublayers`() {
        let view = UIView(frame: rect(0, 0, 100, 100)), child = UIView(frame: rect(10, 20, 30, 40))
        let front = CALayer(), back = CALayer(), shape = CAShapeLayer()
        view.addSubview(child)
        view.layer.addSublayer(front)
        view.layer.insertSublayer(back, at: 0)
        view.layer.insertSublayer(shape, below: front)
        #expect(view.layer.sublayers == [back, child.layer, shape, front])
        #expect(child.layer.superlayer === view.layer && shape.superlayer === view.layer)
        shape.removeFromSuperlayer()
        child.removeFromSuperview()
        #expect(view.layer.sublayers == [back, front] && shape.superlayer == nil && child.layer.superlayer == nil)
    }

    @Test func `E26 a plain layer lies behind the subviews that were added after it`() {
        let view = UIView(), first = UIView(), second = UIView(), third = UIView()
        let below = CALayer(), between = CALayer(), above = CALayer()
        view.layer.addSublayer(below)
        view.addSubview(first)
        view.layer.addSublayer(between)
        view.addSubview(second)
        view.layer.addSublayer(above)
        #expect(view.layer.sublayers == [below, first.layer, between, second.layer, above])
        view.insertSubview(third, belowSubview: second)
        view.bringSubviewToFront(first)
        #expect(view.layer.sublayers == [below, between, third.layer, second.layer, above, first.layer])
        // Many views in one place use up the ranks between their neighbours.
        for _ in 0..<70 { view.insertSubview(UIView(), belowSubview: second) }
        let layers = view.layer.sublayers ?? []
        #expect(Array(layers.prefix(3)) == [below, between, third.layer])
        #expect(Array(layers.suffix(3)) == [second.layer, above, first.layer])
        for subview in view.subviews { subview.removeFromSuperview() }
        view.addSubview(first)
        #expect(view.layer.sublayers == [below, between, above, first.layer])
        let other = UIView(), last = CALayer()
        for subview in [first, second] { other.addSubview(subview) }
        other.layer.addSublayer(last)
        second.removeFromSuperview()
        other.addSubview(third)
        #expect(other.layer.sublayers == [first.layer, last, third.layer])
    }

    @Test func `a layer is in one layer at a time`() {
        let one = CALayer(), other = CALayer(), layer = CALayer()
        one.addSublayer(layer)
        other.addSublayer(layer)
        #expect(one.sublayers == nil && other.sublayers == [layer])
        other.replaceSublayer(layer, with: one)
        #expect(other.sublayers == [one] && layer.superlayer == nil)
    }

    @Test func `layers convert points as the views that they belong to`() {
        let root = UIView(frame: rect(0, 0, 200, 200)), view = UIView(frame: rect(50, 60, 100, 100))
        root.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let layer = CALayer()
        layer.frame = rect(10, 10, 20, 20)
        view.layer.addSublayer(layer)
        let point = CGPoint(x: 5, y: 5)
        let expected = view.convert(CGPoint(x: 15, y: 15), to: root)
        #expect(layer.convert(point, to: root.layer) == expected && layer.convert(expected, from: root.layer) == point)
        #expect(root.layer.hitTest(expected) === layer)
    }

    @Test func `a layer's flat 3D transform is the view's transform`() {
        let view = UIView(frame: rect(0, 0, 10, 10))
        view.layer.transform = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 0), 2, 3, 1)
        #expect(view.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6))
        view.transform = .identity
        #expect(CATransform3DIsIdentity(view.layer.transform))
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(CATransform3DIsAffine(turned) && abs(turned.m12 - 1) < 1e-15)
        let deep = CATransform3DMakeRotation(1, 1, 0, 0)
        view.layer.transform = deep
        #expect(!CATransform3DIsAffine(deep) && CATransform3DEqualToTransform(view.layer.transform, deep))
    }

    @Test func `a layer without a view is laid out when it was asked for`() {
        final class Counting: CALayer {
            var count = 0
            override func layoutSublayers() { count += 1 }
        }
        let layer = Counting()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        #expect(layer.count == 1 && !layer.needsLayout())
    }

    @Test func `a layer without a view is laid out with the view around it`() {
        final class Counting: CALayer {
            var count = 0
            override func layoutSublayers() { count += 1 }
        }
        let window = UIWindow(frame: rect(0, 0, 100, 100)), view = UIView(frame: rect(0, 0, 50, 50))
        let outer = Counting(), inner = Counting()
        window.isHidden = false
        window.addSubview(view)
        view.layer.insertSublayer(outer, at: 0)
        outer.addSublayer(inner)
        window.layoutIfNeeded()
        let before = (outer.count, inner.count)
        inner.setNeedsLayout()
        window.layoutIfNeeded()
        #expect((outer.count, inner.count) == (before.0, before.1 + 1))
        window.layoutIfNeeded()
        #expect((outer.count, inner.count) == (before.0, before.1 + 1))
        window.isHidden = true
    }
}
