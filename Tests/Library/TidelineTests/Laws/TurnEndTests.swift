import DeviceSimulation
import HostTestSupport
import SimulatedStages
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
        let stage = try stage(version), window = stage.phone.window
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([window])
        turnEnd.follow([window])
        stage.phone.endTurn()
        #expect(count == calls)
        turnEnd.end()
        stage.phone.endTurn()
        #expect(count == calls && window.layer.sublayers?.count == window.subviews.count, "it has ended")
    }

    @Test(arguments: [15, 17, 18, 26] as [Double])
    func `a turn whose commit comes first is told before the commit`(version: Double) throws {
        let stage = SimulatedStage(
            try Screens.device(Screens.large), systemVersion: version, readings: [.commitsBeforeObservers])
        let page = UIViewController()
        stage.present(page)
        stage.settle()
        let turnEnd = TurnEnd { page.view.alpha = 0.5 }
        turnEnd.follow([stage.phone.window])
        var seen: [CGFloat] = []
        let link = UIUpdateLink(view: page.view)
        link.addAction(to: .afterCATransactionCommit) { _, _ in seen.append(page.view.alpha) }
        link.isEnabled = true
        stage.phone.endTurn()
        #expect(seen.first == 0.5)
        turnEnd.end()
        link.isEnabled = false
    }

    @Test func `a layout inside an animation is no end of a turn`() throws {
        let stage = try stage(17), window = stage.phone.window
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([window])
        for layer in window.layer.sublayers ?? [] { layer.setNeedsLayout() }
        UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
        #expect(count == 0)
        stage.phone.endTurn()
        #expect(count == 1)
        turnEnd.end()
    }

    @Test func `two windows of a scene have one update`() throws {
        let stage = try stage(18), other = UIWindow(windowScene: try #require(stage.phone.window.windowScene))
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([stage.phone.window, other])
        stage.phone.endTurn()
        #expect(count == 2)
        turnEnd.follow([])
        stage.phone.endTurn()
        #expect(count == 3, "the scene is followed no more")
        turnEnd.end()
    }

    @Test func `following causes no frames`() throws {
        let stage = try stage(18)
        var count = 0
        let turnEnd = TurnEnd { count += 1 }
        turnEnd.follow([stage.phone.window])
        stage.phone.endTurn()
        let before = count
        stage.advance(by: 10)
        #expect(count <= before + 2, "a link of every frame would have acted 600 times")
        turnEnd.end()
    }
}
