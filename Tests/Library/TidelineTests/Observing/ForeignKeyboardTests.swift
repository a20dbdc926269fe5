import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

@MainActor
@Suite struct ForeignKeyboardTests {
    private func post(_ bench: ObserverBench, _ event: KeyboardEvent, y: CGFloat, isLocal: Bool) {
        let end = CGRect(x: 0, y: y, width: bench.screen.width, height: 320)
        bench.post(
            event,
            info: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal)
            ])
    }

    @Test func `S44 W2 another app's keyboard is avoided by default`() throws {
        let bench = try ObserverBench()
        post(bench, .willShow, y: 874, isLocal: false)
        #expect(bench.overlap == 320)
        post(bench, .willHide, y: 1_194, isLocal: false)
        #expect(bench.overlap == 0)
    }

    @Test func `S44 W2 an ignored foreign keyboard has a line in the log`() throws {
        let bench = try ObserverBench()
        bench.keyboard.countsForeignKeyboards = false
        post(bench, .willShow, y: 874, isLocal: false)
        #expect(bench.overlap == 0)
        #expect(bench.ignored == ["willShow: ignored: the keyboard belongs to another app"])
        post(bench, .willShow, y: 874, isLocal: true)
        #expect(bench.overlap == 320)
    }

    @Test func `S44 another app's hide notification counts with both policies`() throws {
        let bench = try ObserverBench()
        bench.keyboard.countsForeignKeyboards = false
        post(bench, .willShow, y: 874, isLocal: true)
        post(bench, .willHide, y: 1_194, isLocal: false)
        #expect(bench.overlap == 0)
    }
}
