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
@Suite struct KeyboardConstraintTests {
    private func present(
        _ way: SpacerScreen.Way, _ size: CGSize = Screens.large
    ) throws -> (SimulatedStage, SpacerScreen, KeyboardConstraint) {
        let stage = SimulatedStage(try Screens.device(size)), screen = SpacerScreen(way)
        stage.present(screen)
        return (stage, screen, try #require(screen.constraint))
    }

    private func keyboard(_ stage: SimulatedStage) throws -> CGRect { try #require(stage.phone.keyboard.frameInScreen) }

    @Test func `a constraint that follows twice follows once`() throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), field = UIView()
        controller.view.addSubview(field)
        let plain = field.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
        let constraint = KeyboardConstraint(following: plain, keyboard: bench.keyboard)
        for _ in 1...3 { constraint.follow(bench.keyboard) }
        #expect(controller.view.subviews == [field])
        bench.phone.show(controller)
        bench.post(.willShow, y: 508, height: 336)
        #expect(constraint.constant.seen == CGFloat(-336))
        let other = Keyboard(notificationCenter: NotificationCenter())
        constraint.follow(other)
        #expect(constraint.constant.seen == 0, "the other keyboard knows of no keyboard")
        constraint.stopFollowing()
        #expect(controller.view.subviews == [field])
    }

    @Test(arguments: SpacerScreen.Way.allCases)
    func `every way to write a constraint keeps the designed distance`(
        way: SpacerScreen.Way
    ) throws {
        let (stage, screen, constraint) = try present(way)
        let (constant, bottom) = (constraint.constant, screen.fieldBottom)
        for name in ["Field", "Other", "Field"] {
            try stage.edit(name)
            let expected = try keyboard(stage).minY - SpacerScreen.Way.distance
            #expect(screen.fieldBottom == expected, "\(way) \(name)")
            #expect(constraint.designedConstant == constant)
        }
        stage.hide()
        #expect(constraint.constant.seen == constant)
        #expect(screen.fieldBottom == bottom)
    }

    @Test(arguments: SpacerScreen.Way.allCases)
    func `S99 a rotation with the keyboard up keeps the distance`(
        way: SpacerScreen.Way
    ) throws {
        let (stage, screen, constraint) = try present(way, Screens.pad)
        let constant = constraint.constant
        try stage.edit("Field")
        for orientation in [Device.Orientation.landscape, .portrait] {
            stage.rotate(to: orientation)
            stage.settle()
            let expected = try keyboard(stage).minY - SpacerScreen.Way.distance
            #expect(screen.fieldBottom == expected, "\(way) \(orientation)")
        }
        stage.hide()
        #expect(constraint.constant.seen == constant)
    }

    @Test func `S112 S113 the view moves with the keyboard in every frame`() throws {
        let (stage, screen, _) = try present(.toSafeArea)
        try stage.focus("Field")
        var worst: CGFloat = 0
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            let bottom = (screen.field.layer.presentation() ?? screen.field.layer).frame.maxY
            let keyboard = stage.phone.keyboard.presentedFrameInScreen.minY
            // At first the field's lower edge is 44 points above the bottom of the screen; in the end it is 10 points
            // above the keyboard. In between it moves with the keyboard's spring curve.
            let progress = (844 - keyboard) / 336
            worst = max(worst, abs(bottom - (800 - 302 * progress)))
        }
        #expect(worst < 1e-6)
    }

    @Test func `a constant changed with the keyboard up is the new distance`() throws {
        let (stage, screen, constraint) = try present(.fromView)
        try stage.edit("Field")
        constraint.constant += 6
        stage.settle()
        #expect(constraint.designedConstant == 16)
        stage.hide()
        #expect(constraint.constant.seen == 16)
        #expect(screen.fieldBottom == CGFloat(828))
    }

    @Test func `S25 an undocked keyboard raises nothing`() throws {
        let (stage, screen, constraint) = try present(.fromView, Screens.pad)
        try stage.edit("Field")
        stage.phone.keyboard.undock(to: CGRect(x: 250, y: 600, width: 320, height: 260))
        stage.settle()
        #expect(constraint.constant.seen == 10)
        #expect(screen.fieldBottom == CGFloat(1_184))
    }

    @Test func `a stopped constraint has the app's own constant at once`() throws {
        let (stage, _, constraint) = try present(.fromView)
        try stage.edit("Field")
        #expect(constraint.constant > 10)
        constraint.stopFollowing()
        #expect(constraint.constant.seen == 10)
        stage.dismissKeyboard()
        try stage.edit("Field")
        #expect(constraint.constant.seen == 10)
    }

    @Test func `S07 removing the screen restores the designed constant`() throws {
        let (stage, screen, constraint) = try present(.fromView)
        try stage.edit("Field")
        screen.view.removeFromSuperview()
        #expect(constraint.constant.seen == 10)
    }

    @Test func `a constraint from an archive follows once it has been loaded`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(),
            field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        field.accessibilityIdentifier = "Field"
        controller.view.addSubview(field)
        let constraint = KeyboardConstraint(
            item: field, attribute: .bottom, relatedBy: .equal, toItem: controller.view, attribute: .bottom,
            multiplier: 1, constant: -3)
        NSLayoutConstraint.activate([
            constraint, field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 30)
        ])
        constraint.awakeFromNib()
        stage.present(controller)
        try stage.edit("Field")
        let expected = try keyboard(stage).minY - 3
        #expect(field.convert(field.bounds, to: nil).maxY == expected)
    }

    @Test func `a horizontal constraint is left alone`() throws {
        let view = UIView(), child = UIView()
        view.addSubview(child)
        let constraint = KeyboardConstraint(
            following: child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4))
        #expect(constraint.constant.seen == 4 && constraint.designedConstant == 4)
        #expect(view.subviews.count == 1, "nothing was installed")
    }
}
