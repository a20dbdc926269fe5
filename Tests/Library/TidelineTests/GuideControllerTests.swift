import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct GuideControllerTests {
    private let up = CGRect(x: 0, y: 508, width: 390, height: 336)

    /// A new phone begins without a keyboard, so the phone is made before the form.
    private func shown(follows: Bool = true) throws -> (FormViewController, SimulatedStage) {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = FormViewController(follows: follows)
        stage.present(controller)
        return (controller, stage)
    }

    @Test func `it is off by default`() throws {
        let plain = KeyboardGuideViewController(contentView: KeyboardGuideView())
        #expect(!plain.automaticallyAdjustsKeyboardGuide)
        #expect(plain.keyboardWillAppear == nil && plain.keyboardWillDisappear == nil)
        let (controller, stage) = try shown(follows: false)
        try stage.tapAndSettle("Field")
        #expect(stage.phone.keyboard.frameInScreen?.minY == 508)
        #expect(controller.guideTop == 810)
        #expect(controller.contentView.keyboardGuide.keyboardState == .hidden)
    }

    @Test func `the content fills the controller's view`() throws {
        let (controller, _) = try shown()
        #expect(controller.contentView.frame == controller.view.bounds)
        #expect(controller.contentView.superview === controller.view)
    }

    @Test func `S105 a guide switched on late takes effect at once`() throws {
        let (controller, stage) = try shown(follows: false)
        try stage.tapAndSettle("Field")
        controller.automaticallyAdjustsKeyboardGuide = true
        #expect(controller.contentView.keyboardHeightConstraint.constant.seen == 336)
        stage.advance(by: 0)
        #expect(controller.guideTop == 508)
        #expect(controller.shownBarBottom == 508)
        #expect(controller.bar.layer.animationKeys() == nil)
        stage.hide()
        #expect(controller.guideTop == 810)
    }

    @Test func `a guide that is switched off returns to the safe area`() throws {
        let (controller, stage) = try shown()
        try stage.tapAndSettle("Field")
        controller.automaticallyAdjustsKeyboardGuide = false
        stage.advance(by: 0)
        #expect(controller.guideTop == 810)
        stage.dismissKeyboard()
        try stage.tapAndSettle("Field")
        #expect(controller.guideTop == 810)
        controller.automaticallyAdjustsKeyboardGuide = true
        stage.advance(by: 0)
        #expect(controller.guideTop == 508)
    }

    @Test func `closures are called once per appearance and disappearance`() throws {
        let (controller, stage) = try shown()
        var log: [String] = []
        var changes: [Keyboard.Change] = []
        controller.keyboardWillAppear = {
            log.append("appear"); changes.append($0)
        }
        controller.keyboardWillDisappear = {
            log.append("disappear"); changes.append($0)
        }
        #expect(log.isEmpty)
        try stage.tapAndSettle("Field")
        #expect(log == ["appear"])
        controller.field.autocorrectionType = .no
        controller.field.reloadInputViews()
        stage.settle()
        #expect(controller.guideTop == stage.phone.keyboard.frameInScreen?.minY && controller.guideTop > 508)
        #expect(log == ["appear"])
        stage.hide()
        #expect(log == ["appear", "disappear"])
        try stage.tapAndSettle("Field")
        stage.hide()
        #expect(log == ["appear", "disappear", "appear", "disappear"])
        let appeared = try #require(changes.first), gone = try #require(changes.dropFirst().first)
        #expect(appeared.previousState == .hidden && appeared.state == .docked(up))
        #expect(appeared.transition?.event == .willChangeFrame && appeared.transition?.durationSeconds == 0.25)
        #expect(gone.state == .hidden && gone.previousState.isDocked)
        #expect(gone.transition?.event.isWill == true)
    }

    @Test func `closures work while the guide is switched off`() throws {
        let (controller, stage) = try shown(follows: false)
        try stage.tapAndSettle("Field")
        var log: [String] = []
        controller.keyboardWillAppear = { _ in log.append("appear") }
        controller.keyboardWillDisappear = { _ in log.append("disappear") }
        #expect(log.isEmpty)
        stage.hide()
        #expect(log == ["disappear"])
        #expect(controller.guideTop == 810)
        controller.keyboardWillAppear = nil
        controller.keyboardWillDisappear = nil
        try stage.tapAndSettle("Field")
        #expect(log == ["disappear"])
    }

    @Test func `closures run before the content is laid out`() throws {
        let (controller, stage) = try shown()
        var bars: [CGFloat] = []
        controller.keyboardWillAppear = { [unowned controller] _ in bars.append(controller.bar.frame.maxY) }
        controller.keyboardWillDisappear = { [unowned controller] _ in bars.append(controller.bar.frame.maxY) }
        try stage.tapAndSettle("Field")
        stage.hide()
        #expect(bars == [810, 508])
    }

    @Test func `two screens follow the same keyboard`() throws {
        let bench = try ObserverBench(Screens.large)
        let one = FormViewController(keyboard: bench.keyboard), two = FormViewController(keyboard: bench.keyboard)
        bench.phone.show(one)
        one.addChild(two)
        one.view.addSubview(two.view)
        two.view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        two.didMove(toParent: one)
        bench.post(.willShow, end: up)
        bench.phone.settle()
        #expect(one.guideTop == 508 && two.guideTop == 508)
        #expect(two.contentView.keyboardOverlap == 92)
    }
}
