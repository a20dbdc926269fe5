import Foundation
import KeyboardModel
import TestSupport
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// Notifications that end in a hide leave the app's state as it was, to the last bit.
@MainActor
@Suite struct RestorationLawTests {
    @Test(arguments: AvoidanceWay.allCases)
    func `S01 S02 S10 S14 the last hide restores the app's numbers exactly`(way: AvoidanceWay) throws {
        let bench = try LawBench([way])
        let start = bench.subject.appState
        let found = LawSearch.counterExample(
            sequences: LawSearch.sequences, seed: 1,
            making: { KeyboardStep.sequence(on: bench.screen.size, using: &$0) }
        ) { steps in
            bench.play(steps)
            bench.end()
            let end = bench.subject.appState
            return end == start ? nil : "\(start) became \(end)"
        }
        #expect(found == nil)
    }
}
