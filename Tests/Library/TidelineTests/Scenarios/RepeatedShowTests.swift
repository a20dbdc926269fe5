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

/// If a show is announced again, the screen stays unchanged, and the last reported frame decides.
///
/// The tests play theme B, a group of related reports about keyboard faults.
@MainActor
@Suite(.ownProcess) struct RepeatedShowTests {
    @Test(arguments: AvoidanceWay.allCases, Place.allCases)
    func `S10 S24 three shows with the same frame displace once`(way: AvoidanceWay, place: Place) throws {
        let stage = try WayStage(way, place), height = place.size.height - place.letters
        let start = stage.screen.state
        for count in 1...3 {
            stage.post(.willShow, stage.docked(height))
            stage.expect(ground: place.letters, covered: height, safeArea: place.strip, "show \(count)")
        }
        stage.post(.willHide, stage.below(height))
        #expect(stage.screen.state == start)
        stage.expectRest(place)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S11 tapping the field that is being edited changes nothing`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        try stage.edit("Field")
        let shown = stage.screen.state
        for _ in 1...3 {
            try stage.tapAndSettle("Field")
            #expect(stage.screen.state == shown)
        }
        stage.expectUp(508, .large)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S12 a hide restores the state before the first field`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        stage.screen.raiseOwn(by: 7)
        stage.settle()
        let start = stage.screen.state
        try stage.edit("Field")
        #expect(stage.screen.fieldBottom <= CGFloat(498))
        try stage.edit("Picker")
        // The picker's keyboard is 230 points high, so its top is at y 844 - 230. A translated view stays higher, above
        // the highest keyboard so far.
        #expect(stage.screen.ground == groundWithOwn(way), "\(way)")
        stage.hide()
        #expect(stage.screen.state == start)
    }

    /// The lower edge of the panel above a keyboard of 230 points, after the app has raised the panel by seven points.
    private func groundWithOwn(_ way: AvoidanceWay) -> CGFloat {
        switch way.kind {
        case .guide, .guideController, .constraint, .scrollInsets: 607
        case .translation: 508
        case .safeArea: 614
        }
    }

    @Test(arguments: AvoidanceWay.allCases, [[282, 216, 282], [0, 216, 256], [0, 216, 259]] as [[CGFloat]])
    func `S14 a third-party keyboard ends at its last frame`(
        way: AvoidanceWay, heights: [CGFloat]
    ) throws {
        let stage = try WayStage(way), start = stage.screen.state
        var highest: CGFloat = 34
        for height in heights {
            for event in [KeyboardEvent.willChangeFrame, .willShow] { stage.post(event, stage.docked(height)) }
            highest = max(highest, height)
            let covered = way == .translation ? highest : max(34, height)
            stage.expect(ground: 844 - covered, covered: covered, safeArea: 34, "\(heights) at \(height)")
        }
        stage.post(.willHide, stage.below(heights.last ?? 0))
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S15 toggling the software keyboard ends at the last frame`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way, .pad), start = stage.screen.state
        stage.post(.willShow, stage.docked(55))
        stage.expect(ground: 1_139, covered: 55, safeArea: 20, "the bar of a hardware keyboard")
        stage.post(.willShow, stage.docked(333))
        stage.expect(ground: 861, covered: 333, safeArea: 20, "all keys")
        stage.post(.willShow, stage.docked(55))
        // By design, a translated view stays above the highest keyboard until a hide.
        let last: CGFloat = way == .translation ? 861 : 1_139
        stage.expect(ground: last, covered: 1_194 - last, safeArea: 20, "the bar again")
        stage.post(.willHide, stage.below(333))
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S17 fast field switching never lifts past the keyboard`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way) { ChildContainer($0, insets: .zero) }
        let start = stage.screen.state
        for round in 0..<24 {
            try stage.focus(["Field", "Plain", "Picker"][round % 3])
            stage.advance(by: [0.02, 0.11, 0.6][round / 3 % 3])
            let ground = stage.screen.ground
            let keyboard = try #require(stage.phone.keyboard.frameInScreen)
            let expected = way == .translation ? 508 : keyboard.minY
            #expect(ground == expected, "\(way), switch \(round)")
        }
        stage.hide()
        #expect(stage.screen.state == start)
    }

    /// Each row states the guide's height after each notification.
    ///
    /// Every other kind of avoidance has to leave the same height free.
    @Test(arguments: AvoidanceWay.allCases, ScenarioOrderTests.rows)
    func `S10 S14 S15 S18 S20 S61 S64 every known order is followed`(
        way: AvoidanceWay, row: ScenarioOrderTests.Row
    ) throws {
        let phone = SimulatedStage(try Screens.device(row.screen)), screen = WayScreen(way)
        let stage = WayStage(showing: screen, on: phone), start = screen.state
        let rest = row.screen.height - screen.ground
        var highest = rest
        for (index, post) in row.posts.enumerated() {
            stage.post(post.event, post.end)
            highest = post.height == rest ? rest : max(highest, post.height)
            let covered = way == .translation ? highest : post.height
            let top = row.screen.height - covered
            #expect(screen.ground == top, "\(row.name), \(way): \(post.event) at \(index)")
        }
        stage.post(.willHide, row.posts.last?.end)
        #expect(screen.state == start, "\(row.name), \(way)")
    }
}
