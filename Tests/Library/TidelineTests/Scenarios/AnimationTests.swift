import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Theme P: views that avoid the keyboard move by the same curve as the keyboard.
@MainActor
@Suite struct AnimationTests {
    @Test(arguments: AvoidanceWay.allCases, [0, 1, 2, 3, 7, 15, 16, -1, 1 << 40])
    func `S112 no curve traps, and the panel arrives with any`(way: AvoidanceWay, curve: Int) throws {
        let stage = try WayStage(way), start = stage.screen.state
        stage.post(.willShow, stage.docked(336), curve: curve)
        stage.expect(ground: 508, covered: 336, safeArea: 34, "curve \(curve)")
        stage.post(.willHide, stage.below(336), curve: curve)
        #expect(stage.screen.state == start, "\(way), curve \(curve)")
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S113 the field moves on the keyboard's own spring`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        // The values are 800 - 302 p(t), where p(t) is the spring's progress at each time.
        let steps: [(time: Double, bottom: CGFloat)] = [
            (0.05, 729.867), (0.125, 599.165), (0.25, 515.504), (0.4, 499.689)
        ]
        try stage.focus("Field")
        var now = 0.0
        for (time, bottom) in steps {
            stage.advance(by: time - now)
            now = time
            let shown = stage.screen.shownFieldBottom
            #expect(abs(shown - bottom) < 0.001, "\(way) at \(time): \(shown)")
        }
        stage.settle()
        #expect(stage.screen.shownFieldBottom == CGFloat(498))
        stage.dismissKeyboard()
        now = 0
        for (time, bottom) in steps {
            stage.advance(by: time - now)
            now = time
            let shown = stage.screen.shownFieldBottom, expected = 1_298 - bottom
            #expect(abs(shown - expected) < 0.001, "\(way) at \(time) of the hide: \(shown)")
        }
        stage.settle()
        #expect(stage.screen.shownFieldBottom == CGFloat(800))
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `S113 a did event that nothing announced moves at once`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        // After a hide a `did…` notification would be ignored (Q3), so a floating keyboard is announced first.
        stage.post(.willChangeFrame, CGRect(x: 20, y: 300, width: 150, height: 200))
        stage.announce(.didShow, stage.docked(336))
        stage.expect(ground: 508, covered: 336, safeArea: 34)
        #expect(stage.phone.isQuiescent, "\(way) animates")
    }
}
