import Testing
import UIKit

@MainActor struct HitTestingTests {
    private let parent = UIView(frame: rect(0, 0, 200, 200))
    private let back = UIView(frame: rect(0, 0, 100, 100))
    private let front = UIView(frame: rect(50, 50, 100, 100))

    init() {
        parent.addSubview(back)
        parent.addSubview(front)
    }

    @Test func `A16 the last subview that contains the point wins, else the view itself`() {
        #expect(parent.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
        #expect(parent.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
        #expect(parent.hitTest(CGPoint(x: 180, y: 20), with: nil) === parent)
        #expect(parent.hitTest(CGPoint(x: 250, y: 20), with: nil) == nil)
    }

    @Test func `A16 points are converted on the way down`() {
        parent.bounds.origin = CGPoint(x: 0, y: 40)
        let inner = UIView(frame: rect(10, 10, 10, 10))
        front.addSubview(inner)
        #expect(parent.hitTest(CGPoint(x: 65, y: 65), with: nil) === inner)
        #expect(parent.hitTest(CGPoint(x: 65, y: 85), with: nil) === front)
    }

    @Test func `A16 hidden, disabled and invisible views are passed over, exactly one percent is not`() {
        let point = CGPoint(x: 75, y: 75)
        front.isHidden = true
        #expect(parent.hitTest(point, with: nil) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(parent.hitTest(point, with: nil) === back)
        front.isUserInteractionEnabled = true
        front.alpha = 0.0099
        #expect(parent.hitTest(point, with: nil) === back)
        front.alpha = 0.01
        #expect(parent.hitTest(point, with: nil) === front)
        parent.isHidden = true
        #expect(parent.hitTest(point, with: nil) == nil)
    }

    @Test func `A17 bounds are half open, and what sticks out of its parent is never hit`() {
        let view = UIView(frame: rect(0, 0, 100, 50))
        #expect(view.point(inside: .zero, with: nil))
        #expect(view.point(inside: CGPoint(x: 99.9, y: 49.9), with: nil))
        #expect(!view.point(inside: CGPoint(x: 100, y: 0), with: nil))
        #expect(!view.point(inside: CGPoint(x: 0, y: 50), with: nil))
        for clips in [false, true] {
            parent.clipsToBounds = clips
            front.frame = rect(150, 50, 100, 100)
            #expect(parent.hitTest(CGPoint(x: 220, y: 75), with: nil) == nil, "clipping \(clips)")
            #expect(parent.hitTest(CGPoint(x: 170, y: 75), with: nil) === front, "clipping \(clips)")
        }
    }
}
