@_spi(Simulation) import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
@_spi(Simulation) import UIKit

/// Only what is seen moves a screen: absence, such as a guide at rest or silence, is no fact by itself.
@MainActor
@Suite struct AbsenceTests {
    /// The readings of Apple's guide under which the announcement alone tells where the keyboard is.
    private nonisolated static let guides: [Set<Reading>] = [[], [.guideStaysDown], [.guideArrivesLate]]

    private func stage(_ way: AvoidanceWay, _ readings: Set<Reading>, version: Double = 26) throws -> WayStage {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version, readings: readings)
        return WayStage(showing: WayScreen(way, keyboard: .shared), on: stage)
    }

    /// Lets the app become active while Apple's guide is at rest, although the keyboard is up.
    private func activate(_ stage: WayStage, standingAt placement: KeyboardPlacement) {
        stage.phone.setApplicationState(.inactive)
        stage.phone.simulation.setKeyboardPlacement(placement)
        stage.phone.setApplicationState(.active)
        stage.settle()
    }

    // MARK: After absence

    @Test(arguments: AvoidanceWay.allCases)
    func `a guide at rest hides no keyboard of an input that is edited`(way: AvoidanceWay) throws {
        let stage = try stage(way, [])
        try stage.edit("Field")
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        activate(stage, standingAt: .offscreen)
        #expect(stage.screen.ground == top && stage.screen.fieldBottom == top - 10, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases, [-100, 100] as [CGFloat])
    func `a guide off its rest tells after absence where the keyboard is`(way: AvoidanceWay, by: CGFloat) throws {
        let stage = try stage(way, [])
        try stage.edit("Field")
        let frame = try #require(stage.phone.keyboard.frameInScreen)
        let other = CGRect(x: 0, y: frame.minY + by, width: 390, height: frame.height - by)
        activate(stage, standingAt: .docked(other))
        let isClear = way.kind == .translation ? stage.screen.ground <= other.minY : stage.screen.ground == other.minY
        #expect(isClear, "\(way): \(stage.screen.ground)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a guide that moves turns after the app became active is still seen`(way: AvoidanceWay) throws {
        let stage = try stage(way, [])
        try stage.edit("Field")
        activate(stage, standingAt: .offscreen)
        stage.advance(by: 1)
        stage.phone.simulation.setKeyboardPlacement(.docked(CGRect(x: 0, y: 400, width: 390, height: 444)))
        stage.settle()
        #expect(stage.screen.ground == 400, "\(way)")
    }

    /// The input is in another window than the avoidance.
    @Test func `a first responder in any window keeps its keyboard`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), form = UIViewController()
        let guide = form.view.keyboardGuide
        stage.present(form)
        let panel = UIWindow(windowScene: try #require(stage.phone.window.windowScene))
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        panel.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        panel.rootViewController = UIViewController()
        panel.rootViewController?.view.addSubview(field)
        panel.makeKeyAndVisible()
        field.becomeFirstResponder()
        stage.settle()
        let state = Keyboard.shared.state
        stage.phone.setApplicationState(.inactive)
        stage.phone.simulation.setKeyboardPlacement(.offscreen)
        stage.phone.setApplicationState(.active)
        stage.settle()
        #expect(state != .hidden && Keyboard.shared.state == state)
        withExtendedLifetime(guide) {}
        panel.isHidden = true
    }

    @Test(arguments: [15, 17, 26] as [Double])
    func `a guide at the bottom of the safe area is no keyboard at launch`(version: Double) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
        let form = UIViewController(), keyboard = Keyboard()
        let guide = form.view.keyboardGuide
        guide.keyboard = keyboard
        // Apple's guide of the window ignores the setting that is on by default.
        stage.phone.window.keyboardLayoutGuide.usesBottomSafeArea = false
        stage.phone.simulation.setKeyboardPlacement(.docked(CGRect(x: 0, y: 810, width: 390, height: 34)))
        stage.present(form)
        stage.settle()
        #expect(keyboard.state == .hidden && guide.layoutFrame.height == 34)
    }

    @Test func `a guide that would fill the screen is no keyboard`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), form = UIViewController(), keyboard = Keyboard()
        let guide = form.view.keyboardGuide
        guide.keyboard = keyboard
        stage.phone.simulation.setKeyboardPlacement(.docked(CGRect(x: 0, y: 0, width: 390, height: 844)))
        stage.present(form)
        stage.settle()
        #expect(!keyboard.state.isDocked && guide.layoutFrame.height == 34)
    }

    // MARK: Guides and frames of iOS 26.5 and 27

    @Test(arguments: AvoidanceWay.allCases)
    func `a keyboard that leaves with its page is gone, whatever the guide says`(way: AvoidanceWay) throws {
        let stage = try stage(way, [.guideStaysUp]), page = UIViewController(), field = UITextField()
        page.view.addSubview(field)
        stage.screen.controller.present(page, animated: false)
        stage.settle()
        field.becomeFirstResponder()
        stage.settle()
        stage.screen.controller.dismiss(animated: false)
        stage.settle()
        #expect(stage.screen.ground == 810, "\(way)")
        try stage.edit("Field")
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(stage.screen.ground == top && stage.screen.fieldBottom == top - 10, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases, guides + [[.misreportsDidFrames], [.misreportsDidFrames, .guideStaysDown]])
    func `a standing keyboard stays where it was announced`(way: AvoidanceWay, readings: Set<Reading>) throws {
        let stage = try stage(way, readings)
        try stage.edit("Field")
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        stage.advance(by: 2)
        #expect(stage.screen.ground == top && stage.screen.fieldBottom == top - 10, "\(way)")
        stage.hide()
        #expect(stage.screen.ground == 810, "\(way)")
    }

    /// The frame of the *did* notifications ends below the window, and the announced one reaches into it.
    @Test func `a keyboard in a window above the screen's bottom stays where it was announced`() throws {
        let device = try Screens.device(Screens.pad)
        let stage = SimulatedStage(device, systemVersion: 26, readings: [.misreportsDidFrames])
        let controller = UIViewController(), field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 44))
        field.accessibilityIdentifier = "Field"
        controller.view.addSubview(field)
        controller.keyboardAvoidance = .safeArea
        stage.present(controller)
        stage.phone.setWindowFrame(CGRect(x: 60, y: 150, width: 714, height: 924))
        stage.settle()
        try stage.edit("Field")
        let frame = try #require(stage.phone.keyboard.frameInScreen)
        #expect(frame.minY < 1074 && controller.additionalSafeAreaInsets.bottom == 1074 - frame.minY)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `half a drag leaves the way above the keyboard, whatever the guide does`(way: AvoidanceWay) throws {
        let stage = try stage(way, [.guideStaysDown])
        let list = UIScrollView(frame: CGRect(x: 0, y: 190, width: 390, height: 200))
        list.contentSize = CGSize(width: 390, height: 2_000)
        list.keyboardDismissMode = .interactive
        stage.screen.controller.view.insertSubview(list, at: 0)
        try stage.edit("Field")
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        list.beginDrag(atScreenY: 300)
        for y in Array(stride(from: CGFloat(310), through: 690, by: 20)) + [670, 650] {
            list.drag(toScreenY: y)
            stage.advance(by: 1.0 / 60)
            #expect(stage.screen.ground <= top, "\(way) at \(y)")
        }
        list.endDrag()
        stage.settle()
        #expect(stage.screen.ground <= top, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases, Self.guides)
    func `a finger on a list while the keyboard comes lowers nothing`(
        way: AvoidanceWay, readings: Set<Reading>
    ) throws {
        let stage = try stage(way, readings)
        let list = UIScrollView(frame: CGRect(x: 0, y: 190, width: 390, height: 200))
        list.contentSize = CGSize(width: 390, height: 2_000)
        list.keyboardDismissMode = .interactive
        stage.screen.controller.view.insertSubview(list, at: 0)
        stage.settle()
        list.beginDrag(atScreenY: 300)
        list.drag(toScreenY: 310)
        stage.screen.field.becomeFirstResponder()
        stage.settle()
        let top = try #require(stage.phone.keyboard.frameInScreen).minY
        #expect(stage.screen.ground == top, "\(way)")
        list.endDrag()
    }

    @Test func `a did frame counts if a guide agrees`() throws {
        let stage = try stage(.guide, [])
        try stage.edit("Field")
        let other = CGRect(x: 0, y: 420, width: 390, height: 424)
        stage.phone.simulation.setKeyboardPlacement(.docked(other))
        stage.post(.didChangeFrame, other)
        #expect(stage.screen.ground == 420)
    }

    @Test func `a did frame counts if no guide can be read`() throws {
        let bench = try ObserverBench(Screens.large)
        bench.post(.willShow, y: 508, height: 336)
        bench.post(.didShow, y: 420, height: 424)
        #expect(bench.keyboard.announced == .docked(CGRect(x: 0, y: 420, width: 390, height: 424)))
    }

    @Test func `a did frame of a floating keyboard counts`() throws {
        let stage = try stage(.guide, [])
        try stage.edit("Field")
        stage.post(.didChangeFrame, CGRect(x: 40, y: 300, width: 320, height: 260))
        #expect(stage.screen.ground == 810)
    }

    // MARK: Frames that were announced before the screen had turned

    /// The keyboard is announced for the turned screen, and the *did* notifications are missing.
    @Test(arguments: AvoidanceWay.allCases, [Device.Orientation.portrait, .landscape])
    func `a frame is judged again when the screen has turned`(
        way: AvoidanceWay, next: Device.Orientation
    ) throws {
        let stage = try stage(way, []), isPortrait = next == .portrait
        if isPortrait { stage.rotate(to: .landscape) }
        stage.announce(
            .willShow,
            isPortrait
                ? CGRect(x: 0, y: 508, width: 390, height: 336) : CGRect(x: 0, y: 190, width: 844, height: 200))
        stage.rotate(to: next)
        #expect(stage.screen.ground == (isPortrait ? 508 : 190), "\(way)")
        #expect(Keyboard.shared.state.isDockedOnScreen)
    }
}

extension Keyboard.State {
    fileprivate var isDockedOnScreen: Bool { if case .docked = self { true } else { false } }
}
