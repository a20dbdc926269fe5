import DeviceSimulation
import SceneModel
import SimulatedStages
import Testing
import UIKit

/// A stage's log, and the positions of the keyboard's guide and of the safe area in snapshots.
@MainActor
@Suite struct StageLogTests {
    private func stage(keepsLog: Bool) throws -> (stage: SimulatedStage, field: UITextField) {
        let stage = SimulatedStage(try Device.named("iPhone 14"), keepsLog: keepsLog)
        let controller = UIViewController(), field = UITextField()
        field.accessibilityIdentifier = "Email"
        field.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
        controller.loadViewIfNeeded()
        controller.view.addSubview(field)
        stage.present(controller)
        return (stage, field)
    }

    @Test func `a log tells what a person does, and where the keyboard goes`() throws {
        let (stage, _) = try stage(keepsLog: true)
        try stage.recordFrames { () throws(StageError) in try stage.tap("Email") }
        try stage.type("ann")
        stage.recordFrames { stage.dismissKeyboard() }
        let height = try #require(
            stage.recording.map(\.keyboard).first { $0.state == .docked }?.targetFrameInScreen.height)
        let place = "top edge at \(Int(844 - height)) pt, \(Int(height)) pt high"
        #expect(
            stage.log.map(\.text) == [
                "tap Email", "will show: \(place)", "did show", "type “ann”", "put the keyboard away", "will hide",
                "did hide"
            ])
        #expect(stage.log.map(\.source.rawValue).prefix(2) == ["person", "keyboard"])
        #expect(stage.log[1].at == stage.log[0].at && stage.log[2].at > stage.log[1].at)
    }

    @Test func `the app's lines go into the latest stage that keeps a log`() throws {
        let quiet = try stage(keepsLog: false).stage
        #expect(Stage.logWriter == nil)
        try quiet.tap("Email")
        #expect(quiet.log.isEmpty)
        let stage = try stage(keepsLog: true).stage
        Stage.logWriter?("Form gives way")
        #expect(stage.log == [SceneLogLine(at: stage.phone.now, .app, "Form gives way")] && quiet.log.isEmpty)
    }

    @Test func `the keyboard guide stands on the safe area or the keyboard`() throws {
        let (stage, field) = try stage(keepsLog: false)
        #expect(stage.snapshot().guides == SceneGuides(keyboardTop: 810, safeAreaBottom: 810))
        try stage.tap("Email")
        let top = Double(stage.snapshot().keyboard.targetFrameInScreen.minY)
        #expect(top < 600 && stage.snapshot().guides == SceneGuides(keyboardTop: top, safeAreaBottom: 810))
        stage.settle()
        // A person sees the page of the frontmost controller.
        var controller = field.next
        while controller != nil, !(controller is UIViewController) { controller = controller?.next }
        (controller as? UIViewController)?.additionalSafeAreaInsets.bottom = 50
        stage.settle()
        #expect(stage.snapshot().guides == SceneGuides(keyboardTop: top, safeAreaBottom: 760))
    }
}
