import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// An avoidance makes room for the part of its own view that the keyboard covers, whatever surrounds the view.
///
/// The tests play theme J, a group of related reports about keyboard faults.
@MainActor
@Suite struct BarsAndContainersTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S72 a panel above a tab bar ends at the keyboard`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) { screen in
            let tabs = UITabBarController()
            tabs.viewControllers = [screen, UIViewController()]
            return tabs
        }
        let start = stage.screen.state
        // A tab bar of 49 points is above the home indicator's strip of 34.
        stage.expect(ground: 761, covered: 0, safeArea: 83, "before")
        try stage.edit("Field")
        stage.expect(ground: 508, covered: 336, safeArea: 83, "shown")
        stage.hide()
        #expect(stage.screen.state == start)
        stage.expect(ground: 761, covered: 0, safeArea: 83, "after")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S72 a modal over tabs leaves the screen below in place`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) { screen in
            let tabs = UITabBarController()
            tabs.viewControllers = [screen]
            return tabs
        }
        let start = stage.screen.state, modal = WayScreen(way)
        modal.field.accessibilityIdentifier = "Modal"
        modal.controller.modalPresentationStyle = .overFullScreen
        stage.screen.controller.present(modal.controller, animated: false)
        stage.settle()
        #expect(modal.ground == CGFloat(810))
        try stage.edit("Modal")
        #expect(modal.ground == CGFloat(508))
        #expect(modal.value == modal.value(covered: 336, safeArea: 34))
        stage.hide()
        #expect(modal.ground == CGFloat(810))
        stage.screen.controller.dismiss(animated: false)
        stage.settle()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S73 an inset for a bar before the show stays after a hide`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) { screen in
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            return navigation
        }
        stage.screen.raiseOwn(by: 49)
        stage.settle()
        let own = stage.screen.value, start = stage.screen.state
        // Below the panel there are a toolbar of 44 points above the home indicator's strip, and 49 points of the app's
        // own.
        #expect(stage.screen.ground == CGFloat(717))
        for round in 1...2 {
            try stage.edit("Field")
            #expect(stage.screen.ground <= CGFloat(508) && stage.screen.ground >= CGFloat(459), "round \(round)")
            stage.hide()
            #expect(stage.screen.value == own && stage.screen.ground == CGFloat(717), "round \(round)")
            #expect(stage.screen.state == start, "round \(round)")
        }
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S74 a smaller child counts by its own overlap`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way) { screen in
            let page = ChildContainer(screen, insets: UIEdgeInsets(top: 10, left: 20, bottom: 144, right: 0))
            return UINavigationController(rootViewController: page)
        }
        let start = stage.screen.state
        stage.expect(ground: 700, covered: 0, safeArea: 0, "before")
        try stage.edit("Field")
        stage.expect(ground: 508, covered: 192, safeArea: 0, "shown")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S59 S74 a child that ends above the keyboard is left alone`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) {
            ChildContainer($0, insets: UIEdgeInsets(top: 0, left: 0, bottom: 344, right: 0))
        }
        let start = stage.screen.state
        stage.expect(ground: 500, covered: 0, safeArea: 0, "before")
        try stage.edit("Field")
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S76 a half-raised panel ends at the keyboard`(way: AvoidanceWay) throws {
        // The whole view is moved down by half a screen, as in a floating panel. The part below the screen belongs to
        // the bottom safe area.
        let container = { (screen: UIViewController) in
            let panel = ChildContainer(screen, insets: .zero)
            panel.additionalSafeAreaInsets.bottom = 422
            return ChildContainer(panel, insets: UIEdgeInsets(top: 422, left: 0, bottom: -422, right: 0))
        }
        let stage = try WayStage(way, wrap: container), start = stage.screen.state
        stage.expect(ground: 810, covered: 0, safeArea: 456, "before")
        try stage.edit("Field")
        stage.expect(ground: 508, covered: 758, safeArea: 456, "shown")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S76 content of a panel below the screen comes up`(way: AvoidanceWay) throws {
        let container = { (screen: UIViewController) in
            ChildContainer(screen, insets: UIEdgeInsets(top: 422, left: 0, bottom: -422, right: 0))
        }
        let stage = try WayStage(way, wrap: container), start = stage.screen.state
        // The controller's view ends at y 1266, which is 422 points below the screen's lower edge. The view still has a
        // bottom safe area of 34 points (rule C1). So the panel ends at y 1232.
        stage.expect(ground: 1232, covered: 0, safeArea: 34, "before")
        try stage.edit("Field")
        if way == .translation {
            // The keyboard covers nothing of a card that is completely below the screen (S130).
            stage.expect(ground: 1232, covered: 0, safeArea: 34, "shown")
        } else {
            stage.expect(ground: 508, covered: 758, safeArea: 34, "shown")
        }
        stage.hide()
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S72 S76 a container that changes its size is followed`(way: AvoidanceWay) throws {
        var container: ChildContainer?
        let stage = try WayStage(way) { screen in
            let made = ChildContainer(screen, insets: .zero)
            container = made
            return made
        }
        let start = stage.screen.state
        try stage.edit("Field")
        stage.expect(ground: 508, covered: 336, safeArea: 34, "whole")
        for bottom: CGFloat in [83, 200, 400, 34, 0] {
            container?.insets.bottom = bottom
            stage.settle()
            let end = 844 - bottom
            stage.expect(
                ground: min(508, end), covered: max(0, end - 508), safeArea: max(0, 34 - bottom), "\(bottom)")
        }
        stage.hide()
        #expect(stage.screen.state == start)
    }
}
