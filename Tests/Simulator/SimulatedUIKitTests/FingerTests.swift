import Testing

@_spi(Simulation) import ObjectiveC
@_spi(Simulation) @testable import UIKit

/// Touches with several fingers, and recognizers that call a method of a target.
@MainActor
@Suite struct FingerTests {
    private final class Target: NSObject {
        var states: [Int] = []

        static let told = Selector("told:") { target, arguments in
            nonisolated(unsafe) let target = target, sender = arguments[0]
            MainActor.assumeIsolated {
                guard let recognizer = sender as? UIGestureRecognizer else { return }
                (target as? Target)?.states.append(recognizer.state.rawValue)
            }
        }
    }

    private final class Pad: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
    }

    private func makePad(in simulation: Simulation) -> (UIWindow, Pad) {
        let window = UIWindow(windowScene: simulation.scene), pad = Pad(frame: window.bounds)
        window.addSubview(pad)
        window.isHidden = false
        return (window, pad)
    }

    @Test func `L4 a target hears each state of a pan once`() {
        let simulation = Simulation.installed(), (window, pad) = makePad(in: simulation), target = Target()
        defer { withExtendedLifetime(window) {} }
        let pan = UIPanGestureRecognizer(target: target, action: Target.told)
        pad.addGestureRecognizer(pan)
        let finger = Finger(on: pad, atPointInWindow: CGPoint(x: 50, y: 50))
        finger.move(toPointInWindow: CGPoint(x: 55, y: 50))
        #expect(target.states == [])
        finger.move(toPointInWindow: CGPoint(x: 70, y: 50))
        finger.move(toPointInWindow: CGPoint(x: 80, y: 50))
        finger.lift()
        finger.lift()
        #expect(target.states == [1, 2, 3])
        let other = Finger(on: pad, atPointInWindow: CGPoint(x: 50, y: 50))
        other.move(toPointInWindow: CGPoint(x: 70, y: 50))
        other.cancel()
        #expect(target.states == [1, 2, 3, 1, 4])
    }

    @Test func `L1 recognizers get a second finger, views only if they ask`() {
        let simulation = Simulation.installed(), (window, pad) = makePad(in: simulation)
        defer { withExtendedLifetime(window) {} }
        let target = Target(), tap = UITapGestureRecognizer(target: target, action: Target.told)
        tap.numberOfTouchesRequired = 2
        pad.addGestureRecognizer(tap)
        for (isMultiple, count) in [(false, 1), (true, 3)] {
            pad.isMultipleTouchEnabled = isMultiple
            let one = Finger(on: pad, atPointInWindow: CGPoint(x: 50, y: 50))
            let two = Finger(on: pad, atPointInWindow: CGPoint(x: 90, y: 50))
            #expect(tap.numberOfTouches == 2 && tap.location(in: pad) == CGPoint(x: 70, y: 50))
            #expect(tap.location(ofTouch: 1, in: nil).x == 90)
            one.lift()
            two.lift()
            #expect(pad.count == count)
        }
        #expect(target.states == [3, 3])
        pad.tap(atPointInWindow: CGPoint(x: 50, y: 50))
        #expect(target.states == [3, 3], "one finger is too few")
    }

    @Test func `a press that is let go leaves nothing to wait for`() {
        let simulation = Simulation.installed(), (window, pad) = makePad(in: simulation)
        pad.addGestureRecognizer(UILongPressGestureRecognizer())
        window.layoutIfNeeded()
        pad.tap(atPointInWindow: CGPoint(x: 50, y: 50))
        #expect(simulation.clock.isQuiescent)
    }

    @Test func `I18 an action goes to its target or the first responder`() {
        let simulation = Simulation.installed(), (window, pad) = makePad(in: simulation), field = UITextField(),
            target = Target()
        pad.addSubview(field)
        window.makeKeyAndVisible()
        let resign = Selector("resignFirstResponder") { target, _ in
            nonisolated(unsafe) let target = target
            MainActor.assumeIsolated { _ = (target as? UIResponder)?.resignFirstResponder() }
        }
        #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
        field.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction(Target.told, to: target, from: UITapGestureRecognizer(), for: nil))
        #expect(target.states == [0])
        #expect(UIApplication.shared.sendAction(resign, to: pad, from: nil, for: nil))
        #expect(field.isFirstResponder, "the first responder is not asked")
        #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
        #expect(!field.isFirstResponder)
    }

    @Test func `recognizers that no finger here completes are recorded`() {
        let simulation = Simulation.installed()
        _ = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        UIView().isExclusiveTouch = true
        let names = simulation.record.unmodelled.keys
        for name in ["UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIView.isExclusiveTouch"] {
            #expect(names.contains(name))
        }
    }
}
