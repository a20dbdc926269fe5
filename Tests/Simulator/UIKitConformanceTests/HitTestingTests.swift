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

    @Test func `A16 the last subview with the point wins, else the view`() {
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

    @Test func `A16 hidden, disabled and invisible views are passed over`() {
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

    @Test func `A17 bounds are half open, and what sticks out is never hit`() {
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

    @Test func `A18 subview order decides, not a layer's zPosition`() {
        back.layer.zPosition = 100
        front.layer.zPosition = -100
        #expect(parent.hitTest(CGPoint(x: 75, y: 75), with: nil) === front)
        parent.bringSubviewToFront(back)
        #expect(parent.hitTest(CGPoint(x: 75, y: 75), with: nil) === back)
    }

    private final class Pad: UIView {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }

    private final class Overlay: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self ? nil : hit
        }
    }

    private func addPad(to window: UIWindow) -> Pad {
        let pad = Pad(frame: rect(100, 100, 100, 100))
        window.addSubview(pad)
        return pad
    }

    @Test func `A18 the highest and latest shown window gets a touch`() throws {
        let phone = Phone(), inside = CGPoint(x: 150, y: 150)
        let scene = try #require(phone.window.windowScene)
        let first = UIWindow(windowScene: scene), second = UIWindow(windowScene: scene)
        let firstPad = addPad(to: first), secondPad = addPad(to: second)
        second.isHidden = false
        first.isHidden = false
        phone.tap(at: inside)
        #expect((firstPad.touches, secondPad.touches) == (1, 0), "the first was made earlier and shown later")
        second.windowLevel = .alert
        phone.tap(at: inside)
        #expect((firstPad.touches, secondPad.touches) == (1, 1))
        first.isHidden = true
        first.isHidden = false
        phone.tap(at: inside)
        #expect((firstPad.touches, secondPad.touches) == (1, 2), "a level counts more")
        second.windowLevel = .normal
        phone.tap(at: inside)
        #expect((firstPad.touches, secondPad.touches) == (2, 2))
        second.makeKeyAndVisible()
        phone.tap(at: inside)
        #expect((firstPad.touches, secondPad.touches) == (2, 3))
    }

    @Test func `A18 a window that answers nil is passed over`() throws {
        let phone = Phone(), under = Pad(frame: rect(0, 0, 390, 844))
        phone.root.addSubview(under)
        let window = Overlay(windowScene: try #require(phone.window.windowScene)), pad = addPad(to: window)
        window.windowLevel = .alert
        window.isHidden = false
        phone.tap(at: CGPoint(x: 150, y: 150))
        #expect((pad.touches, under.touches) == (1, 0))
        phone.tap(at: CGPoint(x: 50, y: 50))
        #expect((pad.touches, under.touches) == (1, 1))
    }

    @Test func `A19 a moving view takes touches only if the animation allows`() {
        for (options, takes) in [([], false), (.allowUserInteraction, true)] as [(UIView.AnimationOptions, Bool)] {
            let phone = Phone(), pad = Pad(frame: rect(0, 100, 100, 100)), still = Pad(frame: rect(0, 500, 100, 100))
            phone.root.addSubview(pad)
            phone.root.addSubview(still)
            phone.endTurn()
            UIView.animate(withDuration: 1, delay: 0, options: options) { pad.frame.origin.y = 300 }
            phone.advance(by: 0.1)
            phone.tap(at: CGPoint(x: 50, y: 110))
            #expect(pad.touches == 0, "where it is drawn is not where it is")
            phone.tap(at: CGPoint(x: 50, y: 350))
            #expect(pad.touches == (takes ? 1 : 0))
            phone.tap(at: CGPoint(x: 50, y: 550))
            #expect(still.touches == 1, "only what moves is concerned")
            phone.settle()
            phone.tap(at: CGPoint(x: 50, y: 350))
            #expect(pad.touches == (takes ? 2 : 1))
        }
    }

    @Test func `A19 an animator's view takes touches where it is drawn`() {
        let drawn = CGPoint(x: 50, y: 210), target = CGPoint(x: 50, y: 390)
        for (isEnabled, isManual, taken) in [
            (true, false, [drawn]), (true, true, [target]), (false, false, []), (false, true, [])
        ] as [(Bool, Bool, [CGPoint])] {
            let phone = Phone(), pad = Pad(frame: rect(0, 100, 100, 100))
            phone.root.addSubview(pad)
            phone.endTurn()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.frame.origin.y = 300 }
            #expect(animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
            animator.isUserInteractionEnabled = isEnabled
            animator.isManualHitTestingEnabled = isManual
            animator.startAnimation()
            phone.advance(by: 0.5)
            for point in [drawn, target] {
                let before = pad.touches
                phone.tap(at: point)
                #expect((pad.touches > before) == taken.contains(point), "\(isEnabled), \(isManual), \(point)")
            }
        }
    }
}
