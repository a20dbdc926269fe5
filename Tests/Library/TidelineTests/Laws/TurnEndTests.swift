import DeviceSimulation
import HostTestSupport
import Scenarios
import Testing
@testable import Tideline
import UIKit

@MainActor
@Suite struct TurnEndTests {
    private func stage(_ systemVersion: Double) throws -> SimulatedStage {
        let stage = SimulatedStage(try Screens.device(Screens.large), systemVersion: systemVersion)
        stage.present(UIViewController())
        stage.settle()
        return stage
    }

    @Test(arguments: [(15, 1), (17, 1), (18, 2), (26, 2)] as [(Double, Int)])
    func `from iOS 18 on a turn is told by its update as well`(version: Double, calls: Int) throws {
        let stage = try stage(version), view = UIView()
        stage.phone.window.addSubview(view)
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([view])
        turnEnd.follow([view])
        stage.phone.endTurn()
        #expect(count == calls)
        turnEnd.end()
        stage.phone.endTurn()
        #expect(count == calls, "it has ended")
    }

    @Test func `the updates of the last windows count`() throws {
        let stage = try stage(18), first = UIView(), second = UIView()
        stage.phone.window.addSubview(first)
        stage.phone.window.addSubview(second)
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([first, second])
        stage.phone.endTurn()
        #expect(count == 3)
        second.removeFromSuperview()
        stage.phone.endTurn()
        #expect(count == 5, "a view without a window has no updates")
        turnEnd.follow([second])
        stage.phone.endTurn()
        #expect(count == 6, "the first view is followed no more")
        turnEnd.end()
    }

    @Test func `following causes no frames`() throws {
        let stage = try stage(18), view = UIView()
        stage.phone.window.addSubview(view)
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([view])
        stage.phone.endTurn()
        let before = count
        stage.advance(by: 10)
        #expect(count <= before + 2, "a link of every frame would have acted 600 times")
        turnEnd.end()
    }
}
