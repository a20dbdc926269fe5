import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// The app writes a number several times while the keyboard is up, one write in each turn of the run loop.
@MainActor
@Suite struct WritesMeanwhileTests {
    nonisolated private static let ways = [AvoidanceWay.translation, .scrollInsets, .constraint, .safeArea]

    private func add(_ points: CGFloat, _ stage: WayStage) {
        stage.screen.raiseOwn(by: points)
        stage.settle()
    }

    @Test(arguments: ways, [80, 20, -16] as [CGFloat])
    func `writes that cancel leave what was there`(way: AvoidanceWay, step: CGFloat) throws {
        for bar in [false, true] {
            let stage = try WayStage(way)
            stage.phone.keyboard.behavior.hasHardwareKeyboard = bar
            stage.screen.raiseOwn(by: 8)
            stage.settle()
            let own = stage.screen.value
            try stage.edit("Field")
            let up = stage.screen.value
            for _ in 1...6 {
                add(step, stage)
                add(-step, stage)
                #expect(stage.screen.value == up, "\(way), \(bar ? "bar" : "keyboard")")
            }
            stage.hide()
            #expect(stage.screen.isExactly(own), "\(way), \(bar ? "bar" : "keyboard"): \(stage.screen.value)")
        }
    }

    /// Where the keyboard covers a part of the page: as in the grid of the ledger's own tests.
    enum Surroundings: CaseIterable, Sendable { case docked, landscape, hardwareBar, highList }

    private func stage(_ way: AvoidanceWay, _ surroundings: Surroundings) throws -> WayStage {
        let above = UIEdgeInsets(top: 0, left: 0, bottom: 250, right: 0)
        let stage = try WayStage(way, orientation: surroundings == .landscape ? .landscape : .portrait) {
            surroundings == .highList ? ChildContainer($0, insets: above) : $0
        }
        stage.phone.keyboard.behavior.hasHardwareKeyboard = surroundings == .hardwareBar
        return stage
    }

    @Test(arguments: ways, Surroundings.allCases)
    func `the app's own number stays in each of the surroundings`(
        way: AvoidanceWay, surroundings: Surroundings
    ) throws {
        let sign: CGFloat = way == .constraint || way == .translation ? -1 : 1
        let stage = try stage(way, surroundings), screen = stage.screen, isTranslated = way == .translation
        for own in [0, 8, 44] as [CGFloat] {
            screen.assign(sign * own)
            try stage.edit("Field")
            let share = (screen.value - sign * own).magnitude
            var expected = own
            // A change is told from an assignment only from a share of 128 on, and never for a transform. The share of a
            // safe area shrinks by each addition.
            if share >= Ledger.leastShare + 25, !isTranslated {
                add(20, stage)
                add(5, stage)
                expected += 25
            }
            for step in [80, -16, 20] as [CGFloat] {
                add(step, stage)
                add(-step, stage)
            }
            stage.hide()
            #expect(screen.isExactly(sign * expected), "\(own), share \(share): \(screen.value)")
            try stage.edit("Field")
            for number in [30, 12, 0, 20] as [CGFloat] {
                screen.assign(sign * number)
                stage.settle()
            }
            stage.hide()
            #expect(screen.isExactly(sign * 20), "\(own), share \(share): \(screen.value)")
        }
    }

    @Test(arguments: ways)
    func `a number just below the sum is the app's if the app's own is 0`(way: AvoidanceWay) throws {
        let stage = try WayStage(way)
        try stage.edit("Field")
        let assigned = stage.screen.value - (stage.screen.value > 0 ? 12 : -12)
        stage.screen.assign(assigned)
        stage.settle()
        stage.hide()
        #expect(stage.screen.isExactly(assigned), "\(way): \(stage.screen.value)")
    }
}
