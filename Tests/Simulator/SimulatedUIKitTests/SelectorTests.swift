import Testing

@_spi(Simulation) import ObjectiveC
@_spi(Simulation) @testable import UIKit

/// `Selector` values with a name and a closure, as a tool could make them in place of `#selector`.
@MainActor
@Suite struct SelectorTests {
    private final class Target: NSObject {
        var log: [String] = []

        static let pressed = Selector("pressed:") { target, arguments in
            (target as? Target)?.log.append("\(type(of: arguments[0] ?? "none"))")
        }
        static let plain = Selector("plain") { target, arguments in
            (target as? Target)?.log.append("plain with \(arguments.count)")
        }
        static let told = Selector("told:") { target, arguments in
            (target as? Target)?.log.append((arguments[0] as? Notification)?.name.rawValue ?? "nothing")
        }
    }

    private let target = Target()

    @Test func `I18 a control performs each target's method once, in order`() {
        _ = Simulation.installed()
        let button = UIButton()
        button.addTarget(target, action: Target.pressed, for: .touchUpInside)
        button.addTarget(target, action: Target.pressed, for: .touchUpInside)
        button.addTarget(target, action: Target.plain, for: [.touchUpInside, .touchDown])
        button.tap()
        #expect(target.log == ["plain with 0", "UIButton", "plain with 0"])
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
        #expect(button.allTargets == [target] && button.allControlEvents == [.touchDown, .touchUpInside])
        button.removeTarget(target, action: Target.plain, for: .touchDown)
        button.removeTarget(nil, action: Target.pressed, for: .allEvents)
        target.log = []
        button.tap()
        #expect(target.log == ["plain with 0"])
    }

    @Test func `I18 a control keeps no target alive`() {
        _ = Simulation.installed()
        let button = UIButton()
        weak var gone: Target?
        do {
            let short = Target()
            gone = short
            button.addTarget(short, action: Target.plain, for: .touchUpInside)
        }
        button.tap()
        #expect(gone == nil && button.allTargets.isEmpty)
    }

    @Test func `I18 a centre asks an observer that is gone no more`() {
        _ = Simulation.installed()
        let center = NotificationCenter(), name = Notification.Name("told")
        let before = SelectorObservers.shared.entries.values.reduce(0) { $0 + $1.count }
        func count() -> Int { SelectorObservers.shared.entries.values.reduce(0) { $0 + $1.count } - before }
        center.addObserver(target, selector: Target.told, name: name, object: nil)
        for _ in 0..<50 { center.addObserver(Target(), selector: Target.told, name: name, object: nil) }
        center.post(name: name, object: nil)
        #expect(count() == 1 && target.log == ["told"])
        center.removeObserver(target)
        #expect(count() == 0)
    }

    @Test func `I18 a recognizer tells its targets of a tap`() {
        let simulation = Simulation.installed()
        let window = UIWindow(windowScene: simulation.scene),
            view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.addSubview(view)
        let tap = UITapGestureRecognizer(target: target, action: Target.pressed)
        view.addGestureRecognizer(tap)
        view.tap(atPointInWindow: CGPoint(x: 1, y: 1))
        tap.removeTarget(target, action: nil)
        view.tap(atPointInWindow: CGPoint(x: 1, y: 1))
        #expect(target.log == ["UITapGestureRecognizer"])
    }

    @Test func `I18 a name without code runs nothing and is recorded`() {
        let simulation = Simulation.installed()
        let button = UIButton()
        button.addTarget(target, action: "pressed:", for: .touchUpInside)
        button.tap()
        #expect(target.log == [] && simulation.record.unmodelled.keys.contains("Selector(\"pressed:\")"))
    }

    @Test func `I18 a centre tells a target until it is removed or gone`() {
        let center = NotificationCenter(), name = Notification.Name("N"), other = NSObject()
        center.addObserver(target, selector: Target.told, name: name, object: other)
        center.post(name: name, object: nil)
        center.post(name: name, object: other)
        #expect(target.log == ["N"])
        center.removeObserver(target, name: Notification.Name("M"), object: nil)
        center.post(name: name, object: other)
        center.removeObserver(target)
        center.post(name: name, object: other)
        #expect(target.log == ["N", "N"])
    }

    @Test func `I18 a display link performs a method once a frame`() {
        let simulation = Simulation.installed()
        let link = CADisplayLink(target: target, selector: Target.pressed)
        link.add(to: .main, forMode: .common)
        simulation.clock.advance(by: 0.05)
        link.invalidate()
        let count = target.log.count
        simulation.clock.advance(by: 0.05)
        #expect(count > 0 && target.log.count == count)
    }

    @Test func `I18 a method is performed after a delay of virtual time`() {
        let simulation = Simulation.installed()
        target.perform(Target.plain, with: nil, afterDelay: 0.5)
        simulation.clock.advance(by: 0.4)
        #expect(target.log == [])
        simulation.clock.advance(by: 0.2)
        #expect(target.log == ["plain with 0"])
    }
}
