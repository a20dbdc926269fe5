import DeviceSimulation
import Foundation
import SimulatorTestSupport
import Testing
import UIKit

@MainActor
@Suite struct SimulatedPhoneTests {
    @Test func `a tap reaches what is in front`() throws {
        let bench = try KeyboardBench()
        #expect(bench.phone.tap(bench.first) == .delivered)
        #expect(bench.first.isFirstResponder)
        bench.phone.settle()
        let low = UITextField(frame: CGRect(x: 0, y: 600, width: 100, height: 30))
        bench.controller.view.addSubview(low)
        #expect(bench.phone.tap(low) == .coveredByKeyboard)
        #expect(bench.first.isFirstResponder)
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect(bench.phone.tap(low) == .delivered)
        let lid = UIView(frame: bench.second.frame)
        bench.controller.view.addSubview(lid)
        #expect(bench.phone.tap(bench.second) == .missed)
        lid.isUserInteractionEnabled = false
        #expect(bench.phone.tap(bench.second) == .delivered)
        bench.second.isHidden = true
        #expect(bench.phone.tap(bench.second) == .missed)
        #expect(bench.phone.tap(UIView()) == .missed)
    }

    @Test func `a point of the screen gets a tap as a view does`() throws {
        let bench = try KeyboardBench()
        #expect(bench.phone.tap(at: bench.first.center) == .delivered)
        #expect(bench.first.isFirstResponder)
        bench.phone.settle()
        let top = try #require(bench.phone.keyboard.frameInScreen).minY
        #expect(bench.phone.tap(at: CGPoint(x: 100, y: top)) == .coveredByKeyboard)
        #expect(bench.phone.tap(at: CGPoint(x: 100, y: top - 1)) == .delivered)
        #expect(bench.phone.tap(at: CGPoint(x: 100, y: 10_000)) == .missed)
        #expect(bench.first.isFirstResponder)
    }

    @Test func `a button's action runs on a tap`() throws {
        let bench = try KeyboardBench()
        var taps = 0
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 300, width: 100, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        bench.controller.view.addSubview(button)
        #expect(bench.phone.tap(button) == .delivered)
        #expect(taps == 1)
        button.isEnabled = false
        _ = bench.phone.tap(button)
        #expect(taps == 1)
    }

    @Test func `a tap reaches a button on top of the keyboard, not below it`() throws {
        let bench = try KeyboardBench()
        var taps = 0
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)), done = UIButton(type: .system)
        done.frame = CGRect(x: 300, y: 0, width: 80, height: 44)
        done.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        bar.addSubview(done)
        bench.first.inputAccessoryView = bar
        let keyboard = try #require(bench.show())
        let below = UIButton(frame: CGRect(x: 300, y: keyboard.minY, width: 80, height: 44))
        bench.controller.view.addSubview(below)
        #expect(bench.phone.tap(done) == .delivered)
        #expect(taps == 1)
        #expect(bench.phone.tap(below) == .coveredByKeyboard)
    }

    @Test func `a window on a higher level takes the tap`() throws {
        let bench = try KeyboardBench()
        let alert = UIWindow(frame: UIScreen.main.bounds)
        alert.windowScene = bench.phone.window.windowScene
        alert.windowLevel = .alert
        alert.rootViewController = UIViewController()
        alert.isHidden = false
        #expect(bench.phone.tap(bench.first) == .missed)
        alert.isHidden = true
        #expect(bench.phone.tap(bench.first) == .delivered)
    }

    @Test func `typing, return and dismissing need a first responder`() throws {
        let bench = try KeyboardBench()
        #expect(!bench.phone.type("a") && !bench.phone.pressReturn() && !bench.phone.dismissKeyboard())
        bench.show()
        #expect(bench.phone.type("ann"))
        #expect(bench.first.text == "ann")
        #expect(bench.phone.pressReturn())
        #expect(bench.phone.dismissKeyboard())
        #expect(!bench.first.isFirstResponder)
    }

    @Test func `return in a text view is a new line`() throws {
        let bench = try KeyboardBench()
        let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
        bench.controller.view.addSubview(view)
        #expect(bench.phone.tap(view) == .delivered)
        bench.phone.type("a")
        bench.phone.pressReturn()
        bench.phone.type("b")
        #expect(view.text == "a\nb")
    }

    @Test func `time passes only when it is told to`() throws {
        let bench = try KeyboardBench()
        let start = bench.phone.now
        bench.first.becomeFirstResponder()
        #expect(bench.phone.now == start && !bench.phone.isQuiescent)
        bench.phone.advance(by: 0.2)
        #expect(abs(bench.phone.now - start - 0.2) < 1e-9 && !bench.phone.isQuiescent)
        #expect(!bench.phone.settle(limit: 0.1))
        #expect(bench.phone.settle())
        #expect(bench.phone.isQuiescent)
        #expect(abs(bench.phone.now - start - 0.5) < 1e-9)
    }

    @Test func `a screen rests once an empty animation has completed`() throws {
        let bench = try KeyboardBench()
        bench.phone.settle()
        var isDone = false
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in isDone = true })
        #expect(!bench.phone.isQuiescent && !isDone)
        bench.phone.settle()
        #expect(bench.phone.isQuiescent && isDone)
    }

    @Test(arguments: Held.all)
    func `the screen is the device's, its safe area too`(held: Held) {
        let bench = KeyboardBench(held.device, orientation: held.orientation)
        #expect(UIScreen.main.bounds.size == held.device.size(in: held.orientation))
        #expect(Double(UIScreen.main.scale) == held.device.scale)
        #expect(bench.phone.orientation == held.orientation)
        #expect(bench.phone.window.frame == UIScreen.main.bounds)
        let area = held.device.safeArea(in: held.orientation), insets = bench.phone.window.safeAreaInsets
        let found = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        #expect(found == [area.top, area.left, area.bottom, area.right])
        #expect(UIDevice.current.userInterfaceIdiom == (held.device.kind == .iPad ? .pad : .phone))
    }

    @available(iOS 17, *)
    @Test func `a new text size calls the handlers of its trait`() throws {
        let bench = try KeyboardBench()
        var told: [Bool] = []
        bench.controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (controller: UIViewController, old: UITraitCollection) in
            told.append(old.preferredContentSizeCategory != controller.traitCollection.preferredContentSizeCategory)
        }
        bench.phone.setTextSize(.accessibilityLarge)
        bench.phone.settle()
        #expect(told == [true])
    }

    @Test func `a released phone frees its screens at any moment`() throws {
        let moments: [(name: String, use: (KeyboardBench) -> Void)] = [
            ("at rest", { _ in }), ("with the keyboard up", { _ = $0.show() }),
            ("with the keyboard rising", { $0.first.becomeFirstResponder() }),
            (
                "with the keyboard falling",
                { bench in
                    bench.show()
                    bench.phone.dismissKeyboard()
                }
            ),
            (
                "with a keyboard that is late",
                { bench in
                    bench.phone.keyboard.behavior.latencyInTurns = 2
                    bench.first.becomeFirstResponder()
                }
            ),
            (
                "with the keyboard being undocked",
                { bench in
                    bench.show()
                    bench.phone.keyboard.undock(to: CGRect(x: 10, y: 300, width: 300, height: 200))
                }
            ),
            ("turning", { $0.phone.rotate(to: .landscape) })
        ]
        for moment in moments {
            weak var phone: SimulatedPhone?
            weak var controller: UIViewController?
            do {
                let bench = try KeyboardBench()
                (phone, controller) = (bench.phone, bench.controller)
                moment.use(bench)
            }
            // UIKit's singletons keep the latest phone alive, so a second phone lets the first phone go.
            _ = try KeyboardBench()
            #expect(phone == nil && controller == nil, "\(moment.name)")
        }
    }

    @Test func `a return key has the word of its type`() throws {
        let bench = try KeyboardBench()
        let words = [
            "return", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "SOS", "continue"
        ]
        for (number, word) in words.enumerated() {
            bench.first.returnKeyType = try #require(UIReturnKeyType(rawValue: number))
            bench.first.becomeFirstResponder()
            bench.phone.settle()
            #expect(bench.phone.keyboard.returnKey == word)
            bench.first.resignFirstResponder()
            bench.phone.settle()
        }
    }
}
