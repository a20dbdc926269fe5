import Foundation
import HostTestSupport
import KeyboardModel
import Observation
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct KeyboardObservationTests {
    @Test func `a reader of the keyboard is notified only of changes`() throws {
        let bench = try ObserverBench(Screens.large), keyboard = bench.keyboard
        let told = Counter()
        func track() {
            withObservationTracking {
                _ = keyboard.state
            } onChange: {
                told.count += 1
            }
        }
        track()
        bench.post(.willShow, y: 508, height: 336)
        #expect(told.count == 1 && keyboard.state.isDocked)
        track()
        bench.post(.didShow, y: 508, height: 336)
        #expect(told.count == 1, "the state is the same")
        bench.post(.willHide, y: 844, height: 336)
        #expect(told.count == 2 && keyboard.state == .hidden)
    }
}

private final class Counter: @unchecked Sendable {
    var count = 0
}
