import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import SimulatorTestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct GuideLawTests {
    private func stage(_ held: Held) -> SimulatedStage { SimulatedStage(held.device, orientation: held.orientation) }

    @Test func `the grid has every device twice`() {
        #expect(Held.all.count == 2 * Device.all.count)
        #expect(Device.all.count > 30)
    }

    @Test(arguments: Held.all)
    func `S66 the guide's top is at the keyboard or the safe area`(held: Held) throws {
        let stage = stage(held), controller = FormViewController()
        stage.present(controller)
        let rest = held.device.size(in: held.orientation).height - held.device.safeArea(in: held.orientation).bottom
        #expect(controller.guideTop == rest && controller.safeBottom == rest, "\(held)")
        for predictions in [UITextAutocorrectionType.default, .no] {
            controller.field.autocorrectionType = predictions
            try stage.tapAndSettle("Field")
            let keyboard = try #require(stage.phone.keyboard.frameInScreen)
            #expect(controller.guideTop == keyboard.minY, "\(held), \(predictions)")
            #expect(controller.bar.frame.maxY == keyboard.minY, "\(held), \(predictions)")
            #expect(keyboard.maxY == held.device.size(in: held.orientation).height, "\(held)")
            stage.hide()
            #expect(controller.guideTop == rest && controller.bar.frame.maxY == rest, "\(held), \(predictions)")
        }
    }

    @Test(arguments: Held.all)
    func `S66 an accessory view counts as a part of the keyboard`(held: Held) throws {
        let stage = stage(held), controller = FormViewController()
        stage.present(controller)
        let plain = try keyboardHeight(stage, controller)
        controller.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let tall = try keyboardHeight(stage, controller)
        #expect(tall == plain + 44, "\(held)")
    }

    /// Compares the guide with the keyboard, and returns the keyboard's height.
    private func keyboardHeight(_ stage: SimulatedStage, _ controller: FormViewController) throws -> CGFloat {
        try stage.tapAndSettle("Field")
        let height = try #require(stage.phone.keyboard.frameInScreen?.height)
        #expect(controller.contentView.keyboardGuide.layoutFrame.height == height)
        #expect(controller.contentView.keyboardHeightConstraint.constant.seen == height)
        #expect(controller.contentView.keyboardOverlap == height)
        stage.hide()
        return height
    }

    @Test(arguments: Held.all)
    func `a guide without the safe area rests on the view's bottom`(held: Held) throws {
        let stage = stage(held), controller = FormViewController()
        controller.contentView.keyboardGuide.usesBottomSafeArea = false
        stage.present(controller)
        let bottom = held.device.size(in: held.orientation).height
        #expect(controller.guideTop == bottom)
        try stage.tapAndSettle("Field")
        #expect(controller.guideTop == stage.phone.keyboard.frameInScreen?.minY, "\(held)")
        stage.hide()
        #expect(controller.guideTop == bottom, "\(held)")
        controller.contentView.keyboardGuide.usesBottomSafeArea = true
        stage.settle()
        #expect(controller.guideTop == controller.safeBottom, "\(held)")
    }

    @Test(arguments: Held.all)
    func `S99 S100 a rotation and a hide end as a fresh start`(held: Held) throws {
        let other: Device.Orientation = held.orientation == .portrait ? .landscape : .portrait
        let fresh = stage(Held(device: held.device, orientation: other))
        fresh.present(FormViewController())
        let expected = fresh.phone.window.geometryText

        let stage = stage(held), controller = FormViewController()
        stage.present(controller)
        let start = stage.phone.window.geometryText
        try stage.tapAndSettle("Field")
        stage.rotate(to: other)
        stage.settle()
        #expect(controller.guideTop == stage.phone.keyboard.frameInScreen?.minY, "\(held)")
        #expect(controller.bar.frame.maxY == stage.phone.keyboard.frameInScreen?.minY, "\(held)")
        stage.hide()
        #expect(stage.phone.window.geometryText == expected, "\(held)")
        stage.rotate(to: held.orientation)
        stage.settle()
        #expect(stage.phone.window.geometryText == start, "\(held)")
    }

    @Test func `S09 five rotations with the keyboard up leave nothing behind`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad), orientation: .landscape)
        stage.present(FormViewController())
        let start = stage.phone.window.geometryText
        for _ in 0..<5 {
            try stage.tapAndSettle("Field")
            stage.rotate(to: .portrait)
            stage.settle()
            stage.hide()
            stage.rotate(to: .landscape)
            stage.settle()
            #expect(stage.phone.window.geometryText == start)
        }
    }
}
