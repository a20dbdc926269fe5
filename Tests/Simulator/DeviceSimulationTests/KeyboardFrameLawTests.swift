import DeviceSimulation
import Foundation
import SimulatorTestSupport
import Testing
import UIKit

@MainActor
@Suite struct KeyboardFrameLawTests {
    private func expected(_ held: Held, bar: Bool, version: Double = 17) -> Double {
        KeyboardHeight.letters(
            on: held.device, orientation: held.orientation, predictionBar: bar, systemVersion: version
        ).points
    }

    @Test(arguments: Held.all)
    func `E8 the frame spans the screen's bottom at the known height`(held: Held) throws {
        let bench = KeyboardBench(held.device, orientation: held.orientation)
        let screen = held.device.size(in: held.orientation)
        #expect(bench.phone.window.screen.bounds.size == screen)
        #expect(bench.phone.keyboard.presentedFrameInScreen.minY == screen.height)
        let frame = try #require(bench.show())
        let height = expected(held, bar: true)
        #expect(frame == CGRect(x: 0, y: screen.height - height, width: screen.width, height: height), "\(held)")
        #expect(bench.phone.keyboard.presentedFrameInScreen == frame)
        #expect(!bench.phone.keyboard.isMoving)
        for posted in bench.posted {
            #expect(posted.end == frame, "\(held), \(posted.letter)")
            #expect(posted.begin == frame.offsetBy(dx: 0, dy: height), "\(held), \(posted.letter)")
        }
        bench.phone.dismissKeyboard()
        bench.phone.settle()
        #expect(bench.phone.keyboard.frameInScreen == nil)
        #expect(bench.phone.keyboard.presentedFrameInScreen.minY == screen.height, "\(held)")
    }

    @Test(arguments: Held.all)
    func `D22 number pads, secure and uncorrected fields have no bar`(held: Held) throws {
        let configurations: [(String, (UITextField) -> Void)] = [
            ("number pad", { $0.keyboardType = .numberPad }), ("phone pad", { $0.keyboardType = .phonePad }),
            ("decimal pad", { $0.keyboardType = .decimalPad }), ("secure", { $0.isSecureTextEntry = true }),
            ("no correction", { $0.autocorrectionType = .no })
        ]
        for (name, configure) in configurations {
            let bench = KeyboardBench(held.device, orientation: held.orientation)
            configure(bench.first)
            #expect(bench.show()?.height == CGFloat(expected(held, bar: false)), "\(held), \(name)")
        }
        let bench = KeyboardBench(held.device, orientation: held.orientation)
        bench.first.keyboardType = .emailAddress
        #expect(bench.show()?.height == CGFloat(expected(held, bar: true)), "\(held)")
    }

    @Test(arguments: Held.all)
    func `D19 accessory views add to the height, input views set it`(held: Held) throws {
        let bench = KeyboardBench(held.device, orientation: held.orientation)
        bench.first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        #expect(bench.show()?.height == CGFloat(expected(held, bar: true) + 44), "\(held)")
        #expect(bench.first.inputAccessoryView?.frame.width == held.device.size(in: held.orientation).width)
        bench.second.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 260))
        #expect(bench.show(bench.second)?.height == 260, "\(held)")
    }

    @Test(arguments: Held.all)
    func `E19 a rotation ends with the frame of the other orientation`(held: Held) throws {
        let other = Held(device: held.device, orientation: held.orientation == .portrait ? .landscape : .portrait)
        let bench = KeyboardBench(held.device, orientation: held.orientation)
        bench.show()
        bench.phone.rotate(to: other.orientation)
        bench.phone.settle()
        let screen = held.device.size(in: other.orientation), height = CGFloat(expected(other, bar: true))
        let frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        #expect(bench.phone.keyboard.frameInScreen == frame, "\(held)")
        #expect(bench.phone.keyboard.presentedFrameInScreen == frame, "\(held)")
        #expect(bench.phone.orientation == other.orientation)
        #expect(bench.first.isFirstResponder)
    }
}
