import DeviceSimulation
import HostTestSupport
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// A window is the keyboard's only if it is UIKit's own, or missing in the scene's list.
@MainActor
@Suite struct ForeignWindowTests {
    private final class Panel: UIWindow { override var canBecomeKey: Bool { false } }

    @Test(arguments: [true, false])
    func `a card in a window that cannot become key makes room`(isOwnClass: Bool) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large))
        stage.present(UIViewController())
        let scene = try #require(stage.phone.window.windowScene)
        let window = isOwnClass ? Panel(windowScene: scene) : UIWindow(windowScene: scene)
        let page = UIViewController(), card = UIView(frame: CGRect(x: 20, y: 640, width: 300, height: 100))
        page.view.addSubview(card)
        window.rootViewController = page
        window.isHidden = false
        card.keyboardAvoidance = .translation
        stage.phone.keyboard.showForeign()
        stage.settle()
        #expect(card.frame.maxY == 508)
        stage.phone.keyboard.hideForeign()
        stage.settle()
        #expect(card.frame.maxY == 740)
        window.isHidden = true
    }

    @Test(
        arguments: [[], [.renamesKeyboardWindows], [.unlistsAccessoryWindow], [.letsKeyboardWindowsBecomeKey]]
            as [Set<Reading>])
    func `the window of an accessory view is the keyboard's`(readings: Set<Reading>) throws {
        let stage = SimulatedStage(try Screens.device(Screens.large), readings: readings), page = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        field.accessibilityIdentifier = "Field"
        field.inputAccessoryView = bar
        page.view.addSubview(field)
        stage.present(page)
        try stage.edit("Field")
        let window = try #require(bar.window)
        #expect(window.isKeyboards && !stage.phone.window.isKeyboards)
    }
}
