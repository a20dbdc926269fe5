import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Theme S: fractions of points, and views that hang over the screen's edge.
@MainActor
@Suite struct PixelTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S130 a hidden keyboard covers no view below the screen`(
        way: AvoidanceWay
    ) throws {
        let stage = try WayStage(way) {
            ChildContainer($0, insets: UIEdgeInsets(top: 10, left: 0, bottom: -10, right: 0))
        }
        let start = stage.screen.state
        // The view has no more of the safe area than the page around it, and has it at its own end.
        stage.expect(ground: 820, covered: 0, safeArea: 34, "before")
        for event in [KeyboardEvent.willChangeFrame, .willShow, .didShow, .willHide] {
            stage.post(event, stage.below(336))
            #expect(stage.screen.state == start, "\(event) at 844")
        }
        stage.post(.willShow, stage.docked(336))
        stage.expect(ground: 508, covered: 346, safeArea: 34, "shown")
        stage.post(.willHide, stage.below(336))
        #expect(stage.screen.state == start)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S130 a fraction of a pixel over the view's end is nothing`(way: AvoidanceWay) throws {
        let stage = try WayStage(way) {
            ChildContainer($0, insets: UIEdgeInsets(top: 0, left: 0, bottom: 336, right: 0))
        }
        let start = stage.screen.state
        stage.post(.willShow, stage.docked(336.15))
        #expect(stage.screen.state == start)
        stage.post(.willShow, stage.docked(346))
        stage.expect(ground: 498, covered: 10, safeArea: 0, "ten points")
    }
}
