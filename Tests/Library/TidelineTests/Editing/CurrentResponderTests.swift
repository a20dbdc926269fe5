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
@Suite struct CurrentResponderTests {
    /// A controller may itself be first responder, for example with an accessory view of its own.
    private final class KeyController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func `nothing is current while nothing is edited`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = ScrollScreen()
        #expect(UIResponder.current == nil)
        stage.present(screen)
        #expect(UIResponder.current == nil)
        try stage.focus("Field 2")
        stage.dismissKeyboard()
        #expect(UIResponder.current == nil)
    }

    @Test func `the edited input is current, from one field to the next`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        try stage.focus("Field 2")
        #expect(UIResponder.current === screen.fields[2])
        try stage.focus("Field 3")
        #expect(UIResponder.current === screen.fields[3])
        try stage.focus("Note")
        #expect(UIResponder.current === screen.note)
        screen.scrollView.removeFromSuperview()
        #expect(UIResponder.current == nil)
    }

    @Test func `a controller that takes the keyboard is current, a child too`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), child = KeyController()
        stage.present(ChildContainer(child, insets: .zero))
        child.becomeFirstResponder()
        #expect(UIResponder.current === child)
        child.resignFirstResponder()
        #expect(UIResponder.current == nil)
    }

    @Test func `the key window's input comes first, then another window's`() throws {
        let (stage, screen) = try ScrollScreen.shown()
        try stage.focus("Field 2")
        let scene = try #require(stage.phone.window.windowScene), window = UIWindow(windowScene: scene)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        let controller = UIViewController()
        window.rootViewController = controller
        controller.view.addSubview(field)
        window.makeKeyAndVisible()
        #expect(UIResponder.current === screen.fields[2])
        field.becomeFirstResponder()
        #expect(UIResponder.current === field)
        stage.phone.window.makeKey()
        #expect(UIResponder.current === screen.fields[2])
    }
}
