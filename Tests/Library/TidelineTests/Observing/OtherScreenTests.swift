import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A keyboard covers only views on its own screen.
@MainActor
@Suite struct OtherScreenTests {
    private func post(_ bench: LawBench, _ event: KeyboardEvent, y: CGFloat, on screen: UIScreen?) {
        let end = CGRect(x: 0, y: y, width: bench.screen.width, height: 336)
        bench.center.post(
            name: event.notificationName, object: screen,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end)])
    }

    @Test(arguments: AvoidanceWay.allCases)
    func `a keyboard on another screen moves nothing here`(way: AvoidanceWay) throws {
        let other = SimulatedPhone(try Screens.device(Screens.large))
        let bench = try LawBench([way]), start = bench.subject.appState
        post(bench, .willShow, y: 508, on: other.window.screen)
        bench.phone.settle()
        #expect(bench.subject.appState == start, "\(way)")
        post(bench, .willShow, y: 508, on: bench.phone.window.screen)
        bench.phone.settle()
        #expect(bench.subject.appState != start, "\(way)")
        post(bench, .willShow, y: 508, on: other.window.screen)
        bench.phone.settle()
        #expect(bench.subject.appState == start, "\(way)")
        bench.end()
    }

    @Test func `a notification without a screen counts for every screen`() throws {
        let bench = try LawBench([.guide]), start = bench.subject.appState
        post(bench, .willShow, y: 508, on: nil)
        bench.phone.settle()
        #expect(bench.subject.appState != start)
    }
}
