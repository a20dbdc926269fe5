import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// The first and the last subview of a window are the app's, also while the keyboard is up.
@MainActor
@Suite struct WindowPlaceTests {
    @Test(arguments: [0, 1, 2])
    func `a window's subviews are the app's alone`(others: Int) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), form = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 700, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        form.view.addSubview(field)
        form.view.keyboardAvoidance = .translation
        stage.present(form)
        let window = stage.phone.window
        for _ in 0..<others { window.addSubview(UIView()) }
        let before = window.subviews
        try stage.edit("Field")
        #expect(window.subviews.first === before.first && window.subviews.last === before.last)
        #expect(window.subviews == before)
    }

    @Test func `a privacy cover on the first subview stays in front of the app`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), form = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        form.view.addSubview(field)
        form.view.keyboardAvoidance = .translation
        stage.present(form)
        try stage.edit("Field")
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.phone.window.subviews.first?.addSubview(cover)
        stage.hide()
        #expect(cover.window === stage.phone.window)
        #expect(stage.phone.window.hitTest(CGPoint(x: 20, y: 120), with: nil) === cover)
    }
}
