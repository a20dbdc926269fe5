import DeviceSimulation
import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// The result of an avoidance depends only on the keyboard's present frame.
@MainActor
@Suite struct LastFrameLawTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S10 S11 a repeated frame changes and lays out nothing`(
        way: AvoidanceWay
    ) throws {
        let bench = try LawBench([way])
        let frame = CGRect(x: 0, y: bench.screen.height - 336, width: bench.screen.width, height: 336)
        bench.show(frame)
        let shown = bench.subject.appState
        let passes = bench.phone.layoutPasses
        for event in [KeyboardEvent.willShow, .willChangeFrame, .didChangeFrame, .didShow, .willShow] {
            bench.post(event, end: frame)
            bench.phone.settle()
        }
        #expect(bench.subject.appState == shown)
        #expect(bench.phone.layoutPasses == passes)
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `each way lifts a view to the keyboard and no further`(way: AvoidanceWay) throws {
        let bench = try LawBench([way]), start = bench.subject.appState
        for height in [216, 253.5, 291, 336, 366.666_666_666_666_74] {
            let frame = CGRect(x: 0, y: bench.screen.height - height, width: bench.screen.width, height: height)
            bench.show(frame)
            let bottom = bench.subject.visibleBottom
            #expect(bottom <= frame.minY + 0.001, "\(way) at \(height): \(bottom) instead of \(frame.minY)")
            // The app's own inset of 12.1 points, constant of 10.7 or padding of 10 keeps the view above the keyboard.
            // The transform of a translated panel also scales the panel, which adds a little. The tolerance of 13
            // points covers all these amounts.
            #expect(bottom >= frame.minY - 13, "\(way) at \(height): \(bottom) instead of \(frame.minY)")
            bench.end()
            #expect(bench.subject.appState == start, "\(way) after \(height)")
        }
    }
}
