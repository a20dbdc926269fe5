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
@Suite struct TranslationTests {
    private func present(
        _ size: CGSize = Screens.large, orientation: Device.Orientation = .portrait, padding: CGFloat? = nil
    ) throws -> (SimulatedStage, CardScreen) {
        let stage = SimulatedStage(try Screens.device(size), orientation: orientation), screen = CardScreen()
        screen.loadViewIfNeeded()
        if let padding {
            screen.responder.automaticallyAdjust(screen.card, padding: padding)
        } else {
            screen.responder.automaticallyAdjust(screen.card)
        }
        stage.present(screen)
        return (stage, screen)
    }

    private func keyboard(_ stage: SimulatedStage) throws -> CGRect { try #require(stage.phone.keyboard.frameInScreen) }

    @Test(arguments: [nil, 0, 24])
    func `the view ends above the keyboard by 10 points or by its padding`(padding: CGFloat?) throws {
        let (stage, screen) = try present(padding: padding)
        try stage.tapAndSettle("Field")
        #expect(screen.cardBottom == (try keyboard(stage)).minY - (padding ?? 10))
    }

    @Test func `only the vertical translation of the view changes`() throws {
        let (stage, screen) = try present()
        let (bounds, center) = (screen.card.bounds, screen.card.center)
        let views: [UIView] = [screen.view, screen.container, screen.field, screen.other]
        let frames = views.map(\.frame), owners: [UIView] = [screen.view, screen.container, screen.card]
        let constants = { owners.flatMap(\.constraints).map(\.constant) }, before = constants()
        try stage.tapAndSettle("Field")
        #expect(screen.card.bounds == bounds && screen.card.center == center)
        #expect(views.map(\.frame) == frames && constants() == before && before.count >= 8)
        let transform = screen.card.transform
        #expect(transform.ty < 0)
        #expect(transform == CGAffineTransform(translationX: 0, y: transform.ty))
    }

    @Test func `a view that the keyboard does not cover stays`() throws {
        let (stage, screen) = try present()
        screen.view.addSubview(screen.field)
        screen.field.frame.origin.y = 100
        screen.responder.automaticallyAdjust(screen.field)
        try stage.tapAndSettle("Field")
        #expect(screen.field.transform == .identity)
    }

    @Test func `T4 the view stays above the highest keyboard while other fields are edited`() throws {
        let (stage, screen) = try present()
        screen.other.autocorrectionType = .no
        try stage.tapAndSettle("Field")
        let high = screen.cardBottom
        try stage.edit("Other")
        #expect(screen.cardBottom == high, "a lower keyboard lets the view stay")
        stage.hide()
        #expect(screen.card.transform == .identity)
        try stage.tapAndSettle("Other")
        #expect(screen.cardBottom == (try keyboard(stage)).minY - 10, "after a hide it starts anew")
        try stage.edit("Field")
        #expect(screen.cardBottom == high, "a higher keyboard lifts the view")
    }

    @Test func `the app's own transform is kept, with its changes meanwhile`() throws {
        let (stage, screen) = try present()
        screen.card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        try stage.tapAndSettle("Field")
        #expect(screen.card.transform.a == 0.5)
        #expect(abs(screen.cardBottom - (try keyboard(stage)).minY + 10) < 1e-9)
        screen.card.transform = screen.card.transform.rotated(by: 0.1)
        let (a, b) = (screen.card.transform.a, screen.card.transform.b)
        stage.hide()
        #expect(screen.card.transform.a == a && screen.card.transform.b == b)
        #expect(screen.card.transform.ty.seen == 0)
    }

    @Test func `a transform set with the keyboard up stays after the hide`() throws {
        let (stage, screen) = try present()
        try stage.tapAndSettle("Field")
        screen.card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        stage.hide()
        #expect(screen.card.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
    }

    @Test func `S09 S99 rotations with the keyboard up do not accumulate translations`() throws {
        let (stage, screen) = try present(Screens.pad)
        for orientation in [Device.Orientation.landscape, .portrait, .landscape, .portrait] {
            try stage.tapAndSettle("Field")
            stage.rotate(to: orientation)
            stage.settle()
            #expect(screen.cardBottom == (try keyboard(stage)).minY - 10, "\(orientation)")
            stage.hide()
            #expect(screen.card.transform == .identity, "\(orientation)")
        }
    }

    @Test func `S53 the input is never pushed above the safe area`() throws {
        let (stage, screen) = try present(Screens.large, orientation: .landscape)
        screen.field.frame.origin.y = 0
        try stage.edit("Field")
        #expect(screen.field.convert(screen.field.bounds, to: nil).minY >= 0)
    }

    @Test func `nothing is left in any view once the responder has let go`() throws {
        let (stage, screen) = try present(), views = { (screen.card.subviews.count, screen.container.subviews.count) }
        screen.card.keyboardAvoidance = nil
        let before = views()
        var responder: KeyboardResponder? = KeyboardResponder()
        responder?.automaticallyAdjust(screen.card)
        for _ in 1...3 { responder?.automaticallyAdjust(screen.card) }
        try stage.focus("Field")
        #expect(views() == before && screen.card.transform.ty != 0)
        responder = nil
        #expect(views() == before && screen.card.transform == .identity)
        stage.settle()
    }

    @Test func `a view loses its translation when the responder is freed`() throws {
        let (stage, screen) = try present()
        var responder: KeyboardResponder? = KeyboardResponder()
        screen.responder.automaticallyAdjust(UIView())
        responder?.automaticallyAdjust(screen.card)
        try stage.tapAndSettle("Field")
        #expect(screen.card.transform.ty < 0)
        responder = nil
        #expect(screen.card.transform == .identity)
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            screen.responder.automaticallyAdjust(view)
        }
        #expect(gone == nil)
    }
}
