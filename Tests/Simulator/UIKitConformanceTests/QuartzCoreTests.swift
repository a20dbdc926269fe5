import QuartzCore
import Testing

/// This file imports only QuartzCore, as a file of an app may do.
struct QuartzCoreTests {
    @Test func `I23 Core Animation's names come with QuartzCore`() {
        let layer = CALayer(), shape = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.addSublayer(shape)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.sublayers == [shape] && layer.position == CGPoint(x: 25, y: 40))
        let move = CABasicAnimation(keyPath: "position")
        move.timingFunction = CAMediaTimingFunction(name: .easeIn)
        #expect(move.keyPath == "position" && CATransform3DIsIdentity(CATransform3DIdentity))
    }
}
