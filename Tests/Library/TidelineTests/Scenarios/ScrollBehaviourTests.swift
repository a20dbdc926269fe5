import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// If views do not scroll, a visible field stays in place, and a view that grows stays clear of the keyboard.
///
/// The tests play themes K and L, which are groups of related reports about keyboard faults.
@MainActor
@Suite struct ScrollBehaviourTests {
    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S77 a field above the keyboard stays where it is`(way: AvoidanceWay, place: Place) throws {
        let stage = try WayStage(way, place), start = stage.screen.state
        let offset = (stage.screen.panel as? UIScrollView)?.contentOffset
        try stage.edit("Top")
        #expect(stage.screen.topY == 150, "\(place)")
        #expect((stage.screen.panel as? UIScrollView)?.contentOffset.seen == offset, "\(place)")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .scrollInsets })
    func `S88 a long text keeps its top and ends at the keyboard`(way: AvoidanceWay) throws {
        let stage = try WayStage(way, stretches: true), text = UITextView()
        text.accessibilityIdentifier = "Text"
        text.frame = stage.screen.panel.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.screen.panel.addSubview(text)
        stage.settle()
        let start = stage.screen.state, top = text.convert(CGPoint.zero, to: nil).y
        #expect(top == 190)
        try stage.edit("Text")
        #expect(text.convert(text.bounds, to: nil).maxY <= CGFloat(508) || way == .translation)
        // A translated view may go up as far as the navigation bar's lower edge (S53).
        let upper = text.convert(CGPoint(x: 0, y: text.bounds.minY), to: nil).y
        #expect(upper.seen == (way == .translation ? 47 : 190), "\(way)")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .scrollInsets })
    func `S89 a panel that grows line by line stays on the keyboard`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        let growing = try #require(stage.screen.panel.constraints.first { $0.firstAttribute == .height })
        let start = stage.screen.state
        try stage.edit("Field")
        for lines in 1...8 {
            growing.constant = 120 + 20 * CGFloat(lines)
            stage.settle()
            stage.expectUp(508, .large, "\(lines) lines more")
        }
        growing.constant = 120
        stage.settle()
        stage.expectUp(508, .large, "as before")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test func `S89 a moved card that grows downwards is lifted by each line`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController(), card = UIView()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        field.accessibilityIdentifier = "Field"
        card.frame = CGRect(x: 20, y: 420, width: 300, height: 60)
        card.addSubview(field)
        controller.view.addSubview(card)
        let responder = KeyboardResponder()
        responder.automaticallyAdjust(card, padding: 0)
        stage.present(controller)
        try stage.edit("Field")
        #expect(card.transform == .identity)
        // The card's top stays at y = 420.
        for (height, moved) in [(88, 0), (100, -12), (160, -72), (60, 0)] as [(CGFloat, CGFloat)] {
            card.bounds.size.height = height
            card.center.y = 420 + height / 2
            stage.settle()
            #expect(card.transform.ty.seen == moved, "\(height)")
        }
        stage.hide()
        #expect(card.transform == .identity)
    }
}
