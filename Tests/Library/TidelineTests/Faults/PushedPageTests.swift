import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Pages are pushed and popped while the keyboard stays up.
@MainActor
@Suite struct PushedPageTests {
    private struct Pages: Staged {
        let stage: SimulatedStage
        let navigation: UINavigationController
        let first: WayScreen, second: WayScreen

        @MainActor
        init(_ way: AvoidanceWay) throws {
            stage = SimulatedStage(try Screens.device(Screens.large))
            first = WayScreen(way)
            second = WayScreen(way)
            second.field.accessibilityIdentifier = "Password"
            navigation = UINavigationController(rootViewController: first.controller)
            stage.present(navigation)
        }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S103 T17 a pushed page is clear from its first frame`(
        way: AvoidanceWay
    ) throws {
        let pages = try Pages(way)
        try pages.edit("Field")
        (pages.second.controller as? any LayoutTelling)?.onWillAppear = { pages.second.field.becomeFirstResponder() }
        pages.navigation.pushViewController(pages.second.controller, animated: true)
        pages.advance(by: 1.0 / 60)
        while !pages.phone.isQuiescent {
            #expect(pages.second.shownFieldBottom <= 508.5, "\(way) at \(pages.phone.now)")
            pages.advance(by: 1.0 / 30)
        }
        #expect(pages.second.fieldBottom == CGFloat(498), "\(way)")
        #expect(pages.second.ground == CGFloat(508), "\(way)")
        pages.hide()
        #expect(pages.second.ground == CGFloat(810), "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S109 S110 a page stays lifted until its swipe is decided`(way: AvoidanceWay) throws {
        let pages = try Pages(way)
        pages.navigation.pushViewController(pages.second.controller, animated: false)
        pages.settle()
        let start = pages.second.state
        try pages.edit("Password")
        let up = pages.second.shownFieldBottom
        try pages.stage.beginPop()
        for step in 1...10 {
            pages.stage.movePop(to: Double(step) / 20)
            pages.advance(by: 1.0 / 60)
            #expect(abs(pages.second.shownFieldBottom - up) < 0.5, "\(way) at step \(step)")
        }
        pages.stage.cancelPop()
        while !pages.phone.isQuiescent {
            #expect(abs(pages.second.shownFieldBottom - up) < 0.5, "\(way) on the way back")
            pages.advance(by: 1.0 / 60)
        }
        #expect(pages.second.fieldBottom == CGFloat(498), "\(way)")
        #expect(Keyboard.shared.following.avoiders.present.allSatisfy { !$0.membership.isHeld }, "\(way)")
        pages.hide()
        #expect(pages.second.state == start, "\(way)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S109 a page that was swiped away leaves nothing behind`(way: AvoidanceWay) throws {
        let pages = try Pages(way)
        let start = pages.first.state
        pages.navigation.pushViewController(pages.second.controller, animated: false)
        pages.settle()
        try pages.edit("Password")
        try pages.stage.beginPop()
        pages.stage.movePop(to: 0.6)
        pages.stage.finishPop()
        pages.settle()
        #expect(pages.first.state == start, "\(way)")
        #expect(pages.second.value == pages.second.value(covered: 0, safeArea: way == .guide ? 0 : 0), "\(way)")
    }
}
