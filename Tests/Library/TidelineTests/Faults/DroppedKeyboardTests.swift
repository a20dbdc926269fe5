import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// An app drops a keyboard of its own at any time, also inside the library's calls.
@MainActor
@Suite struct DroppedKeyboardTests {
    @MainActor
    private struct Setting: Staged {
        let stage: SimulatedStage
        let controller = UIViewController(), field = UITextField(), bar = UIView()

        init(_ version: Double = 17) throws {
            stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: version)
            field.accessibilityIdentifier = "Field"
            field.frame = CGRect(x: 16, y: 700, width: 200, height: 34)
            controller.view.addSubview(field)
            stage.present(controller)
        }
    }

    @Test func `a keyboard dropped by its first observer ends nothing badly`() throws {
        let setting = try Setting()
        try setting.edit("Field")
        var keyboard: Keyboard? = Keyboard(), calls = 0
        keyboard?.observe(for: setting.controller) { _, _ in
            calls += 1
            keyboard = nil
        }
        setting.settle()
        setting.hide()
        #expect(calls == 1 && keyboard == nil)
    }

    @Test func `a guide whose second keyboard is dropped does not return to its first one`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        let guide = controller.view.keyboardGuide
        field.accessibilityIdentifier = "Field"
        controller.view.addSubview(field)
        stage.present(controller)
        let first = Keyboard()
        guide.keyboard = first
        var second: Keyboard? = Keyboard()
        guide.keyboard = second
        second = nil
        try stage.edit("Field")
        #expect(guide.keyboard == nil && guide.heightConstraint.constant == 0)
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a keyboard dropped inside the frames of a movement ends nothing badly`() throws {
        let setting = try Setting()
        var keyboard: Keyboard? = Keyboard(), calls = 0
        keyboard?.observeFrames(for: setting.controller) { _, _, _ in
            calls += 1
            keyboard = nil
        }
        try setting.edit("Field")
        setting.hide()
        #expect(calls > 0 && keyboard == nil)
    }

    @Test(arguments: [17, 26] as [Double])
    func `guides of dropped keyboards go down and leave nothing`(version: Double) throws {
        let setting = try Setting(version), window = setting.phone.window
        try setting.edit("Field")
        let guide = setting.controller.view.keyboardGuide
        guide.keyboard = nil
        setting.settle()
        let layers = window.layer.sublayers?.count, up = try #require(setting.phone.keyboard.frameInScreen).height
        for _ in 0..<40 {
            var keyboard: Keyboard? = Keyboard()
            guide.keyboard = keyboard
            setting.settle()
            #expect(guide.layoutFrame.height == up)
            keyboard = nil
            setting.settle()
            #expect(guide.layoutFrame.height == 34 && keyboard == nil)
        }
        #expect(window.layer.sublayers?.count == layers && window.subviews.count == 1)
    }

    private final class Scroller: NSObject, UIScrollViewDelegate {
        var act: () -> Void = {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) { act() }
    }

    /// Where the app drops its keyboard.
    enum Moment: CaseIterable { case scroll, focus, log, change }

    @Test(arguments: Moment.allCases)
    func `a keyboard dropped inside the library's calls gives back what is the app's`(moment: Moment) throws {
        let setting = try Setting(), form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let scroller = Scroller()
        form.contentSize = CGSize(width: 390, height: 1_600)
        form.delegate = scroller
        form.addSubview(setting.field)
        setting.controller.view.addSubview(form)
        var keyboard: Keyboard? = Keyboard()
        var isUp = false
        let drop = {
            guard isUp, keyboard != nil else { return }
            form.keyboardAvoidance = nil
            keyboard = nil
        }
        let following = try #require(keyboard)
        form.keyboardAvoidance = .insets.focus(
            .around {
                if moment == .focus { drop() }
                return $0
            }
        ).following(following)
        if moment == .scroll { scroller.act = drop }
        if moment == .log { following.onLog = { _ in drop() } }
        if moment == .change { following.observe(for: setting.controller) { _, _ in drop() } }
        isUp = true
        try setting.edit("Field")
        setting.hide()
        #expect(keyboard == nil && form.contentInset == .zero)
    }
}
