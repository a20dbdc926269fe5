import DeviceSimulation
import Foundation
import Testing
import UIKit

/// The order and times of notifications.
///
/// The letters stand for C change-frame, S show and H hide. Capital letters are will notifications, and small letters
/// are did notifications.
@MainActor
@Suite struct KeyboardSequenceTests {
    @Test func `E7 E33 change-frame comes first, did pairs 0.5 seconds later`() throws {
        let bench = try KeyboardBench()
        bench.show()
        #expect(bench.sequence() == "CS 0.50 cs")
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect(bench.sequence() == "CH 0.50 ch")
    }

    @Test func `E12 E17 from iOS 11 on the same keyboard posts nothing again`() throws {
        // The keyboard stays in place, so the `did…` notifications follow at once.
        for (version, sequence) in [(9.0, "CScs"), (10.3, "CScs"), (11, ""), (17, ""), (26, "")] {
            let bench = try KeyboardBench(width: 375, height: 667, systemVersion: version)
            bench.show()
            _ = bench.sequence()
            bench.show(bench.second)
            let reposted = bench.posted
            #expect(bench.sequence() == sequence, "iOS \(version)")
            #expect(reposted.allSatisfy { $0.begin == $0.end }, "iOS \(version)")
            bench.second.becomeFirstResponder()
            bench.second.reloadInputViews()
            bench.phone.settle()
            #expect(version < 11 || bench.sequence().isEmpty, "iOS \(version)")
        }
    }

    @Test func `E13 another height is a show from the old to the new frame`() throws {
        let bench = try KeyboardBench()
        bench.second.autocorrectionType = .no
        let tall = bench.show()
        _ = bench.sequence()
        let low = bench.show(bench.second)
        #expect(bench.posted.first?.begin == tall && bench.posted.first?.end == low)
        #expect(bench.sequence() == "CS 0.50 cs")
    }

    @Test func `E13 the bar of predictions slides without time`() throws {
        let bench = try KeyboardBench()
        let tall = try #require(bench.show())
        _ = bench.sequence()
        bench.phone.keyboard.setShowsPredictions(false)
        #expect(bench.posted.allSatisfy { $0.duration == 0 })
        bench.phone.settle()
        #expect(bench.sequence() == "CScs")
        #expect(bench.phone.keyboard.frameInScreen?.height == tall.height - 44)
        bench.phone.keyboard.setShowsPredictions(true)
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == tall)
    }

    @Test func `E13 emoji are as high as letters with predictions`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.showsPredictions = false
        let low = try #require(bench.show())
        _ = bench.sequence()
        bench.phone.keyboard.setShowsEmoji(true)
        bench.phone.settle()
        #expect(bench.sequence() == "CS 0.50 cs")
        #expect(bench.phone.keyboard.frameInScreen?.height == low.height + 44)
        bench.phone.keyboard.setShowsEmoji(false)
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == low)
    }

    @Test func `E15 resign and become in one turn hide and show in place`() throws {
        let bench = try KeyboardBench()
        let up = bench.show()
        _ = bench.sequence()
        bench.first.resignFirstResponder()
        bench.second.becomeFirstResponder()
        bench.phone.settle()
        #expect(bench.sequence() == "CHCS 0.50 cs")
        #expect(bench.phone.keyboard.frameInScreen == up)
    }

    @Test func `K6 a hide on the way up swallows the show's did pair`() throws {
        let bench = try KeyboardBench()
        bench.first.becomeFirstResponder()
        bench.phone.advance(by: 0.1)
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect(bench.sequence() == "CS 0.10 CH 0.60 ch")
    }

    @Test func `E19 E21 a rotation hides, then shows with the new frame`() throws {
        let bench = try KeyboardBench()
        bench.show()
        _ = bench.sequence()
        bench.phone.rotate(to: .landscape)
        bench.phone.settle()
        let posted = bench.posted
        #expect(posted.letters == "CHchCScs")
        #expect(posted.allSatisfy { $0.duration == 0 })
        #expect(posted.first?.end == CGRect(x: 0, y: 844, width: 390, height: 336))
        #expect(posted.last?.end == CGRect(x: 0, y: 181, width: 844, height: 209))
    }

    /// The accessory view, a bar with a field, stays at the bottom of the screen.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), field = UITextField()
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            field.frame = CGRect(x: 10, y: 3, width: 80, height: 44)
            bar.addSubview(field)
        }
    }

    /// INFERRED: no public source says what happens.
    ///
    /// The bar and the field stay, because people who write in a chat do turn their phones.
    @Test func `E21 a bar and the field that is edited in it outlast a turn`() throws {
        let phone = SimulatedPhone(try Device.named("iPhone 14")), chat = Chat()
        phone.show(chat)
        chat.becomeFirstResponder()
        phone.settle()
        phone.focus(chat.field)
        phone.settle()
        phone.rotate(to: .landscape)
        phone.settle()
        #expect(chat.field.isFirstResponder && chat.bar.window != nil && chat.bar.frame.width == 844)
    }

    /// INFERRED: the dismiss key ends editing.
    ///
    /// A controller that only shows its bar is not editing, so its bar stays.
    @Test func `E21 a bar stays docked when a person puts the keyboard away`() throws {
        let phone = SimulatedPhone(try Device.named("iPhone 14")), chat = Chat()
        phone.show(chat)
        chat.becomeFirstResponder()
        phone.settle()
        let frame = phone.keyboard.frameInScreen
        #expect(frame != nil && !phone.dismissKeyboard() && chat.isFirstResponder)
        phone.focus(chat.field)
        phone.settle()
        #expect(phone.dismissKeyboard() && chat.isFirstResponder)
        phone.settle()
        #expect(phone.keyboard.frameInScreen == frame)
    }

    @Test func `E5 E10 duration, curve and object match the system version`() throws {
        let rows: [(version: Double, duration: Double, curve: Int, hasScreen: Bool)] = [
            (6, 0.25, 0, false), (7, 0.25, 7, false), (16, 0.25, 7, false), (16.1, 0.25, 7, true),
            (18, 0.25, 7, true), (26, 0.383, 7, true)
        ]
        for row in rows {
            let bench = try KeyboardBench(width: 375, height: 667, systemVersion: row.version)
            bench.show()
            #expect(bench.posted.count == 4)
            for posted in bench.posted {
                #expect(posted.duration == row.duration && posted.curve == row.curve, "iOS \(row.version)")
                #expect(posted.hasScreen == row.hasScreen, "iOS \(row.version)")
            }
        }
    }

    @Test func `E14 a keyboard in another process is announced frames late`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.latencyInTurns = 3
        let start = bench.phone.now
        bench.first.becomeFirstResponder()
        #expect(bench.posted.isEmpty)
        bench.phone.settle()
        #expect(abs((bench.posted.first?.time ?? 0) - start - 0.05) < 1e-9)
        #expect(bench.sequence() == "CS 0.50 cs")
    }

    @Test func `E18 under Prefer Cross-Fade a hide's end frame is zero`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.crossFades = true
        bench.show()
        #expect(bench.posted.allSatisfy { $0.end?.minY == 508 })
        _ = bench.sequence()
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect(bench.posted.allSatisfy { $0.end == .zero })
        #expect(bench.sequence() == "CH 0.50 ch")
    }

    @Test func `E51 undocking posts hide, moving change-frame, docking show`() throws {
        let bench = try KeyboardBench(width: 834, height: 1194)
        bench.phone.keyboard.undock(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        bench.phone.keyboard.dock()
        #expect(bench.sequence().isEmpty)
        let docked = bench.show()
        _ = bench.sequence()
        let floating = CGRect(x: 250, y: 600, width: 320, height: 260)
        bench.phone.keyboard.undock(to: floating)
        bench.phone.settle()
        #expect(bench.sequence() == "CH 0.50 ch")
        #expect(bench.phone.keyboard.frameInScreen == floating)
        bench.phone.keyboard.undock(to: floating.offsetBy(dx: 50, dy: -100))
        bench.phone.settle()
        #expect(bench.sequence() == "C 0.50 c")
        bench.phone.keyboard.dock()
        bench.phone.settle()
        #expect(bench.sequence() == "CS 0.50 cs")
        #expect(bench.phone.keyboard.frameInScreen == docked)
    }

    @Test func `a new phone posts the hide of the former phone's keyboard`() throws {
        let bench = try KeyboardBench()
        bench.show()
        _ = bench.sequence()
        let next = try KeyboardBench()
        #expect(bench.posted.map(\.letter) == ["H", "h"])
        #expect(next.posted.isEmpty && next.phone.keyboard.frameInScreen == nil)
    }

    @Test func `E31 K1 the keyboard's top is where the spring says`() throws {
        let bench = try KeyboardBench()
        bench.first.becomeFirstResponder()
        var now = 0.0
        for (time, top) in [(0.05, 765.971), (0.1, 660.954), (0.25, 527.475), (0.4, 509.879)] {
            bench.phone.advance(by: time - now)
            now = time
            #expect(abs(Double(bench.phone.keyboard.presentedFrameInScreen.minY) - top) < 0.001, "\(time) s")
            #expect(bench.phone.keyboard.isMoving)
        }
        bench.phone.settle()
        #expect(bench.phone.keyboard.presentedFrameInScreen.minY == 508)
    }
}

/// Keyboards of other makers and of other versions, and a keyboard whose keys a test touches.
@MainActor
@Suite struct KeyboardOpeningTests {
    @Test func `T3 another maker's keyboard announces three heights`() throws {
        let bench = try KeyboardBench(width: 375, height: 667)
        bench.phone.keyboard.behavior.opening = .growing
        bench.show()
        #expect(bench.posted.filter { $0.letter == "S" }.map { $0.end?.height } == [0, 216, 260])
        #expect(bench.posted.filter { $0.letter == "S" }.map(\.duration) == [0.25, 0, 0.25])
        #expect(bench.sequence() == "CS 0.01 CScs 0.01 CS 0.51 cs")
        bench.show(bench.second)
        #expect(bench.sequence().isEmpty)
    }

    @Test func `T3 resigning at once stops the heights still to come`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.opening = .growing
        bench.first.becomeFirstResponder()
        bench.first.resignFirstResponder()
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == nil)
        #expect(!bench.sequence().hasSuffix("cs"))
    }

    @Test func `T2 the first show posts its round twice, later shows once`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.opening = .firstTimeTwice
        bench.show()
        #expect(bench.sequence() == "CS 0.50 csCScs")
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        _ = bench.sequence()
        bench.show()
        #expect(bench.sequence() == "CS 0.50 cs")
    }

    @Test func `E55 an iPad's hardware keyboard bar hangs below the screen`() throws {
        let bench = try KeyboardBench(width: 768, height: 1024)
        bench.phone.keyboard.behavior.hasHardwareKeyboard = true
        #expect(bench.show() == CGRect(x: 0, y: 969, width: 768, height: 313))
        #expect(bench.sequence() == "CS 0.50 cs")
        bench.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        #expect(bench.show(bench.second) == CGRect(x: 0, y: 925, width: 768, height: 357))
    }

    @Test func `E57 with a hardware keyboard iPhones show only accessories`()
        throws
    {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.hasHardwareKeyboard = true
        bench.second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        #expect(bench.show() == nil && !bench.posted.contains { $0.letter == "S" })
        _ = bench.sequence()
        let guide = bench.controller.view.keyboardLayoutGuide
        bench.controller.view.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == 810, "at the safe area's bottom")
        // The accessory view is 44 points high and stands at the bottom of the screen: 844 - 44 = 800 (rule D20).
        #expect(bench.show(bench.second)?.minY == 800)
        #expect(guide.layoutFrame.minY == 800)
    }

    @Test func `E58 toggling the software keyboard posts two shows, no hide`() throws {
        let bench = try KeyboardBench(width: 768, height: 1024)
        let full = bench.show()
        bench.phone.keyboard.setHasHardwareKeyboard(true)
        bench.phone.settle()
        let bar = bench.phone.keyboard.frameInScreen
        #expect(bar?.minY == 969 && full?.minY == 711)
        bench.phone.keyboard.setHasHardwareKeyboard(false)
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == full)
        #expect(bench.posted.filter { $0.letter == "S" }.compactMap(\.end) == [full, bar, full].compactMap { $0 })
        #expect(!bench.sequence().contains("H"))
    }

    @Test func `E64 a tablet's keyboard is 313 high upright, 398 on its side`() throws {
        let bench = try KeyboardBench(width: 834, height: 1112)
        #expect(bench.show()?.height == 313)
        bench.phone.rotate(to: .landscape)
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen?.size == CGSize(width: 1112, height: 398))
        #expect(bench.posted.last { $0.letter == "S" }?.end?.height == 398)
    }

    @Test func `E65 in the background a field stays first responder silently`() throws {
        let bench = try KeyboardBench()
        bench.show()
        _ = bench.sequence()
        bench.phone.setApplicationState(.background)
        bench.phone.settle()
        bench.phone.setApplicationState(.active)
        bench.phone.settle()
        #expect(bench.sequence().isEmpty && bench.first.isFirstResponder)
        #expect(bench.phone.keyboard.frameInScreen?.minY == 508)
    }

    @Test func `T11 with a hardware keyboard an iPhone posts only hides`() throws {
        let bench = try KeyboardBench()
        bench.phone.keyboard.behavior.hasHardwareKeyboard = true
        #expect(bench.show() == nil)
        #expect(bench.posted.allSatisfy { $0.end == CGRect(x: 0, y: 844, width: 390, height: 336) })
        #expect(bench.sequence() == "CHch")
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect(bench.sequence() == "CHch")
    }
}
