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

/// A field at the top, a button at the bottom of the safe area, and a listener.
private final class StickyScreen: UIViewController {
    let field = UITextField(), other = UITextField(), button = UIView()
    lazy var listener: KeyboardAppearListener? = KeyboardAppearListener(viewController: self)
    var safeAreaChanges = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        other.autocorrectionType = .no
        for (name, input, y) in [("Field", field, CGFloat(60)), ("Other", other, 100)] {
            input.accessibilityIdentifier = name
            input.frame = CGRect(x: 10, y: y, width: 100, height: 30)
            view.addSubview(input)
        }
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 100), button.heightAnchor.constraint(equalToConstant: 40)
        ])
        _ = listener
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreaChanges += 1
    }

    var buttonBottom: CGFloat { button.convert(button.bounds, to: nil).maxY }
}

@MainActor
@Suite struct SafeAreaListenerTests {
    private func present(_ size: CGSize = Screens.large) throws -> (SimulatedStage, StickyScreen) {
        let stage = SimulatedStage(try Screens.device(size)), screen = StickyScreen()
        stage.present(screen)
        return (stage, screen)
    }

    private func keyboard(_ stage: SimulatedStage) throws -> CGRect { try #require(stage.phone.keyboard.frameInScreen) }

    @Test(arguments: Held.all)
    func `S66 S70 the safe area ends exactly at the keyboard`(held: Held) throws {
        let stage = SimulatedStage(held.device, orientation: held.orientation), screen = StickyScreen()
        stage.present(screen)
        let start = stage.phone.window.geometryText
        try stage.edit("Field")
        let keyboard = try keyboard(stage)
        #expect(screen.view.safeAreaInsets.bottom.seen == keyboard.height, "\(held)")
        #expect(screen.buttonBottom == keyboard.minY - 8, "\(held)")
        let strip = CGFloat(held.device.safeArea(in: held.orientation).bottom)
        #expect(screen.listener?.keyboardInset.seen == keyboard.height - strip, "\(held)")
        stage.hide()
        #expect(stage.phone.window.geometryText == start, "\(held)")
        #expect(screen.additionalSafeAreaInsets == .zero, "\(held)")
    }

    @Test func `the app's own inset stays and counts as covered already`() throws {
        let (stage, screen) = try present()
        screen.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 1, bottom: 50, right: 2)
        stage.settle()
        try stage.tapAndSettle("Field")
        #expect(screen.view.safeAreaInsets.bottom.seen == (try keyboard(stage)).height)
        stage.hide()
        #expect(screen.additionalSafeAreaInsets.seen == UIEdgeInsets(top: 7, left: 1, bottom: 50, right: 2))
    }

    @Test func `an inset changed with the keyboard up stays after the hide`() throws {
        let (stage, screen) = try present()
        try stage.tapAndSettle("Field")
        screen.additionalSafeAreaInsets.bottom += 20
        screen.additionalSafeAreaInsets.top = 11
        stage.settle()
        stage.hide()
        #expect(screen.additionalSafeAreaInsets.seen == UIEdgeInsets(top: 11, left: 0, bottom: 20, right: 0))
    }

    @Test func `S99 S102 the safe area is correct after rotations with the keyboard up`() throws {
        let (stage, screen) = try present()
        let start = stage.phone.window.geometryText
        try stage.tapAndSettle("Field")
        for orientation in [Device.Orientation.landscape, .portrait, .landscape, .portrait] {
            stage.rotate(to: orientation)
            stage.settle()
            let keyboard = try keyboard(stage)
            #expect(screen.view.safeAreaInsets.bottom.seen == keyboard.height, "\(orientation)")
            #expect(screen.buttonBottom == keyboard.minY - 8, "\(orientation)")
        }
        stage.hide()
        #expect(stage.phone.window.geometryText == start)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test func `S18 switching fields follows the keyboard's height`() throws {
        let (stage, screen) = try present()
        for name in ["Field", "Other", "Field", "Other"] {
            try stage.edit(name)
            #expect(screen.view.safeAreaInsets.bottom.seen == (try keyboard(stage)).height, "\(name)")
        }
    }

    @Test func `one keyboard movement changes the safe area once`() throws {
        let (stage, screen) = try present()
        screen.safeAreaChanges = 0
        try stage.tapAndSettle("Field")
        #expect(screen.safeAreaChanges == 1)
        stage.hide()
        #expect(screen.safeAreaChanges == 2)
    }

    @Test func `S72 above a tab bar only the height beyond the bar is added`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), screen = StickyScreen(),
            tabs = UITabBarController()
        tabs.viewControllers = [screen]
        stage.present(tabs)
        #expect(screen.view.safeAreaInsets.bottom.seen == 83)
        try stage.tapAndSettle("Field")
        let keyboard = try keyboard(stage)
        #expect(screen.view.safeAreaInsets.bottom.seen == keyboard.height)
        #expect(screen.listener?.keyboardInset.seen == keyboard.height - 83)
        stage.hide()
        #expect(screen.view.safeAreaInsets.bottom.seen == 83)
    }

    @Test func `S47 S51 in a sheet only the sheet's own overlap counts`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.pad)), screen = StickyScreen(),
            presenter = UIViewController()
        stage.present(presenter)
        screen.modalPresentationStyle = .formSheet
        presenter.present(screen, animated: false)
        stage.settle()
        try stage.edit("Field")
        let keyboard = try keyboard(stage)
        #expect(screen.buttonBottom <= keyboard.minY - 8 + 0.001)
        let sheetBottom = screen.view.convert(screen.view.bounds, to: nil).maxY
        #expect(screen.listener?.keyboardInset.seen == max(0, sheetBottom - keyboard.minY))
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet], [false, true])
    func `S07 a presenter is as before once its modal is dismissed`(
        style: UIModalPresentationStyle, editsBefore: Bool
    ) throws {
        let (stage, screen) = try present(), start = stage.phone.window.geometryText
        if editsBefore { try stage.tap("Field") }
        stage.settle()
        let modal = UIViewController(), field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
        field.accessibilityIdentifier = "Modal"
        modal.view.addSubview(field)
        modal.modalPresentationStyle = style
        screen.present(modal, animated: false)
        stage.settle()
        try stage.tapAndSettle("Modal")
        #expect(try keyboard(stage).minY == 508 && screen.additionalSafeAreaInsets == .zero, "left alone meanwhile")
        screen.dismiss(animated: false)
        stage.settle()
        if editsBefore {
            #expect(screen.field.isFirstResponder && screen.buttonBottom == 500, "its own keyboard is back")
            stage.hide()
        }
        #expect(screen.additionalSafeAreaInsets == .zero && stage.phone.keyboard.frameInScreen == nil)
        #expect(stage.phone.window.geometryText == start)
        #expect(screen.buttonBottom == CGFloat(844 - 34 - 8))
    }

    @Test func `S43 S103 a controller that appears after the keyboard is clear at its first layout`() throws {
        let (stage, _) = try present()
        try stage.tapAndSettle("Field")
        let keyboard = try keyboard(stage), late = StickyScreen()
        late.field.accessibilityIdentifier = "Late"
        stage.phone.window.rootViewController?.addChild(late)
        stage.phone.window.rootViewController?.view.addSubview(late.view)
        late.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        stage.settle()
        #expect(late.buttonBottom == keyboard.minY - 8)
    }

    @Test(arguments: [-5, -40, 12, 400])
    func `the app's own inset is counted and kept at any time`(own: CGFloat) throws {
        for isEarly in [true, false] {
            let (stage, screen) = try present()
            if isEarly { screen.additionalSafeAreaInsets.bottom = own }
            try stage.tapAndSettle("Field")
            if !isEarly {
                // The view's safe area changes only in the next layout.
                screen.view.keyboardAvoidance = .excluded
                screen.additionalSafeAreaInsets.bottom = own
                screen.view.keyboardAvoidance = nil
            }
            stage.settle()
            #expect(screen.view.safeAreaInsets.bottom.seen == max(336, 34 + own), "early: \(isEarly)")
            screen.listener = KeyboardAppearListener(viewController: screen)
            stage.settle()
            #expect(screen.view.safeAreaInsets.bottom.seen == max(336, 34 + own), "early: \(isEarly), another listener")
            stage.hide()
            #expect(screen.additionalSafeAreaInsets.bottom.seen == own, "early: \(isEarly)")
        }
    }

    @Test func `a listener that goes leaves nothing in the view`() throws {
        let (_, screen) = try present()
        screen.listener = nil
        let before = screen.view.subviews.count
        var extra: KeyboardAppearListener? = KeyboardAppearListener(viewController: screen)
        #expect(screen.view.subviews.count == before && extra?.keyboardInset.seen == 0)
        extra = nil
        #expect(screen.view.subviews.count == before)
    }

    @Test func `the inset is removed when the last of two listeners ends`() throws {
        let (stage, screen) = try present()
        var extra: KeyboardAppearListener? = KeyboardAppearListener(viewController: screen)
        try stage.tapAndSettle("Field")
        let height = try keyboard(stage).height
        #expect(screen.view.safeAreaInsets.bottom.seen == height, "two listeners raise it once")
        screen.listener = nil
        stage.settle()
        #expect(screen.view.safeAreaInsets.bottom.seen == height, "the later one stays")
        extra = nil
        stage.settle()
        #expect(screen.view.safeAreaInsets.bottom.seen == 34)
        stage.hide()
        #expect(screen.additionalSafeAreaInsets == .zero)
        _ = extra
    }
}
