import DeviceSimulation
import Foundation
import Testing
import UIKit

/// The keyboard gets a request while it still handles an earlier request.
@MainActor
@Suite struct KeyboardReentrancyTests {
    @Test func `a show that an observer takes back is announced no further`() throws {
        let bench = try KeyboardBench()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { _ = bench.first.resignFirstResponder() } }
        bench.first.becomeFirstResponder()
        bench.phone.settle()
        NotificationCenter.default.removeObserver(token)
        let letters = bench.posted.map(\.letter)
        #expect(!letters.contains("S") && !letters.contains("s"), "\(letters)")
        #expect(letters.suffix(2) == ["c", "h"])
        #expect(bench.phone.keyboard.frameInScreen == nil)
    }

    @Test func `E14 a late keyboard that is no longer wanted does not show`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.latencyInTurns = 3
        bench.first.becomeFirstResponder()
        bench.phone.endTurn()
        bench.first.resignFirstResponder()
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == nil)
        #expect(bench.sequence().isEmpty)
        bench.first.becomeFirstResponder()
        bench.phone.settle()
        bench.first.resignFirstResponder()
        bench.second.becomeFirstResponder()
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen != nil)
    }

    @Test func `a keyboard comes up in its own size, not in the last one's`() throws {
        let bench = try KeyboardBench()
        bench.second.autocorrectionType = .no
        for field in [bench.second, bench.first, bench.second] {
            field.becomeFirstResponder()
            let target = try #require(bench.phone.keyboard.frameInScreen)
            for _ in 0..<4 {
                let shown = bench.phone.keyboard.presentedFrameInScreen
                #expect(shown.size == target.size, "\(shown)")
                bench.phone.advance(by: 0.05)
            }
            bench.phone.settle()
            bench.phone.dismissKeyboard()
            bench.phone.settle()
        }
    }

    @Test func `T10 a keyboard keeps floating when the field changes`() throws {
        let bench = try KeyboardBench(width: 834, height: 1194)
        bench.show()
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        bench.phone.keyboard.undock(to: floating)
        bench.phone.settle()
        _ = bench.sequence()
        bench.second.keyboardType = .emailAddress
        bench.second.autocorrectionType = .no
        bench.show(bench.second)
        #expect(bench.phone.keyboard.frameInScreen == floating)
        #expect("\(bench.phone.keyboard.state)" == "undocked")
        #expect(bench.sequence().isEmpty)
    }

    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test(arguments: [true, false])
    func `D20 keys float, and an accessory without keys does not`(comesFloating: Bool) throws {
        let chat = Chat(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        let phone = SimulatedPhone(try Device.named("iPad Pro 11\" M4/M5")), keyboard = phone.keyboard
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        phone.show(chat)
        if comesFloating { keyboard.undockedHome = floating }
        chat.becomeFirstResponder()
        phone.settle()
        chat.view.addSubview(field)
        let docked = keyboard.frameInScreen
        keyboard.undock(to: floating)
        #expect(docked?.height == 50 && keyboard.frameInScreen == docked && keyboard.state == .docked)
        field.becomeFirstResponder()
        phone.settle()
        if !comesFloating { keyboard.undock(to: floating) }
        #expect(keyboard.frameInScreen == floating && keyboard.state == .undocked && chat.bar.frame.width == 320)
        field.resignFirstResponder()
        phone.settle()
        #expect(keyboard.frameInScreen == docked && keyboard.state == .docked && chat.isFirstResponder)
        #expect(chat.bar.frame == CGRect(x: 0, y: 0, width: keyboard.screenBounds.width, height: 50))
    }

    @Test func `a keyboard that floats at the bottom counts as undocked`() throws {
        let bench = try KeyboardBench(width: 834, height: 1194)
        bench.show()
        bench.phone.keyboard.undock(to: CGRect(x: 250, y: 934, width: 320, height: 260))
        bench.phone.settle()
        #expect("\(bench.phone.keyboard.state)" == "undocked")
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect("\(bench.phone.keyboard.state)" == "hidden")
        bench.show()
        #expect("\(bench.phone.keyboard.state)" == "docked")
        let tall = bench.phone.keyboard.frameInScreen?.height ?? 0
        bench.second.autocorrectionType = .no
        #expect(bench.show(bench.second)?.height ?? tall < tall)
    }
}
