import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// The keyboard's position in each frame, as the library tells an app.
@MainActor
@Suite struct KeyboardFramesTests {
    private struct Told {
        let state: Keyboard.State
        let fraction: CGFloat
        /// The drawn y coordinate of the keyboard's top at the time of the call, in points.
        let shown: CGFloat
        let isAnimated: Bool
    }

    /// A phone with two fields, and with an observer of the keyboard.
    ///
    /// `told` records all calls of the observer.
    @MainActor
    private final class Setting: Staged {
        let stage: SimulatedStage
        let keyboard = Keyboard()
        var told: [Told] = []
        var owner: NSObject? = NSObject()

        init(_ size: CGSize = Screens.large, iOS version: Double = 17) throws {
            stage = SimulatedStage(try Screens.device(size), systemVersion: version)
            let controller = UIViewController()
            for (index, name) in ["Field", "Other"].enumerated() {
                let field = UITextField(frame: CGRect(x: 16, y: 60 + 50 * CGFloat(index), width: 200, height: 34))
                field.accessibilityIdentifier = name
                if index == 1 { field.autocorrectionType = .no }
                controller.view.addSubview(field)
            }
            stage.present(controller)
            observe()
        }

        func observe() {
            guard let owner else { return }
            keyboard.observeFrames(for: owner) { [weak self] _, state, fraction in
                guard let self else { return }
                told.append(
                    Told(
                        state: state, fraction: fraction,
                        shown: stage.phone.keyboard.presentedFrameInScreen.minY,
                        isAnimated: UIView.inheritedAnimationDuration > 0))
            }
        }

        func play(frames: Int) {
            for _ in 0..<frames { stage.advance(by: 1.0 / 60) }
        }

        var tops: [CGFloat] {
            told.map { told in
                if case .docked(let frame) = told.state { frame.minY } else { stage.phone.window.screen.bounds.maxY }
            }
        }

        /// The vertical distances from the drawn top to each reported top, in points; positive if the reported top is
        /// lower.
        var distances: [CGFloat] { zip(tops, told).map { $0 - $1.shown } }

        var isOnPhonesKeyboard: Bool { distances.allSatisfy { abs($0) < 0.5 } }
    }

    @Test(arguments: [15, 17, 18, 26] as [Double], [Screens.large, Screens.pad])
    func `an observer of frames gets the keyboard's visible position`(version: Double, size: CGSize) throws {
        let setting = try Setting(size, iOS: version)
        for name in ["Field", "Other", nil] {
            setting.told = []
            if let name { try setting.focus(name) } else { setting.dismissKeyboard() }
            setting.play(frames: 40)
            // The keyboard of the second field has the same height as the first keyboard. The library may therefore
            // report no frames to the observer.
            guard name != "Other" || !setting.told.isEmpty else { continue }
            #expect(setting.isOnPhonesKeyboard, "\(name ?? "hide"): \(setting.distances)")
            #expect(setting.told.count > 25 && setting.told.count < 35, "\(setting.told.count) frames")
            #expect(setting.told.map(\.fraction) == setting.told.map(\.fraction).sorted())
            #expect(setting.told.last?.fraction == 1 && setting.told.last?.state == setting.keyboard.state)
            #expect(setting.told.allSatisfy { !$0.isAnimated })
        }
    }

    @Test(arguments: [2, 5, 9, 14, 20])
    func `the frames have no jump if the keyboard reverses its movement`(frames: Int) throws {
        let setting = try Setting()
        try setting.focus("Field")
        setting.play(frames: frames)
        setting.dismissKeyboard()
        setting.play(frames: 40)
        #expect(setting.isOnPhonesKeyboard, "\(setting.distances)")
        #expect(setting.told.last?.state == .hidden && setting.told.count { $0.fraction == 1 } == 1)
    }

    @Test func `frames are reported only while the keyboard moves`() throws {
        let setting = try Setting()
        setting.play(frames: 30)
        #expect(setting.told.isEmpty)
        try setting.edit("Field")
        let count = setting.told.count
        setting.play(frames: 60)
        #expect(setting.told.count == count && setting.phone.isQuiescent)
        setting.told = []
        setting.observe()
        #expect(setting.told.map(\.fraction) == [1] && setting.told.first?.state == setting.keyboard.state)
    }

    @Test func `an owner that goes in a movement is told no further frame`() throws {
        let setting = try Setting()
        try setting.focus("Field")
        setting.play(frames: 5)
        let count = setting.told.count
        #expect(count > 0)
        setting.owner = nil
        setting.play(frames: 60)
        #expect(setting.told.count == count && setting.phone.isQuiescent)
    }

    @Test func `a keyboard without a movement is one frame`() throws {
        let bench = try ObserverBench(Screens.large), owner = NSObject()
        var told: [(state: Keyboard.State, fraction: CGFloat)] = []
        bench.keyboard.observeFrames(for: owner) { told.append(($1, $2)) }
        let floating = CGRect(x: 20, y: 300, width: 150, height: 200)
        bench.post(.willChangeFrame, end: floating)
        #expect(told.map(\.state) == [.undocked(floating)] && told.map(\.fraction) == [1])
        let up = CGRect(x: 0, y: 508, width: 390, height: 336)
        bench.post(
            .willShow,
            info: [
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: up)
            ])
        #expect(told.map(\.state) == [.undocked(floating), .docked(up)] && told.map(\.fraction) == [1, 1])
    }
}
