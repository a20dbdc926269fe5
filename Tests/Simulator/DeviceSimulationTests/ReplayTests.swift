import DeviceSimulation
import Foundation
import Testing
import UIKit

/// A played log moves the keyboard as its *will* events announce.
@MainActor
@Suite struct ReplayTests {
    private let low = CGRect(x: 0, y: 508, width: 390, height: 336),
        high = CGRect(x: 0, y: 463, width: 390, height: 381)
    private let gone = CGRect(x: 0, y: 844, width: 390, height: 336)

    private func frames(_ events: [(SimulatedKeyboard.Event, CGRect)]) throws -> [CGRect?] {
        let bench = try KeyboardBench()
        _ = bench.controller.view.keyboardLayoutGuide
        bench.phone.settle()
        return events.map { event, end in
            bench.phone.keyboard.replay(event, begin: nil, end: end, duration: 0.25, curve: 7, isLocal: true)
            bench.phone.settle()
            let guide = bench.controller.view.keyboardLayoutGuide.layoutFrame.minY
            let keyboard = bench.phone.keyboard.frameInScreen
            #expect(guide == (keyboard?.minY ?? 844 - 34), "the guide follows")
            return keyboard
        }
    }

    @Test func `a stale did event moves nothing`() throws {
        #expect(
            try frames([(.willShow, low), (.willHide, gone), (.didShow, low), (.didHide, gone)]) == [low, nil, nil, nil]
        )
        #expect(try frames([(.willShow, low), (.willShow, high), (.didShow, low)]) == [low, high, high])
        #expect(
            try frames([(.willHide, gone), (.willShow, low), (.didHide, gone), (.didShow, low)]) == [nil, low, low, low]
        )
        #expect(
            try frames([(.willChangeFrame, low), (.willShow, low), (.didChangeFrame, high), (.didShow, low)]) == [
                low, low, low, low
            ])
    }

    @Test func `a did event moves the keyboard where the log lacks its will event`() throws {
        #expect(try frames([(.didShow, low), (.didChangeFrame, high), (.didHide, gone)]) == [low, high, nil])
        #expect(try frames([(.willShow, low), (.didShow, low), (.didHide, gone)]) == [low, low, nil])
    }
}
