import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// UIKit posts its notifications on the main thread.
///
/// A `Keyboard` logs notifications from other threads and ignores them.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct OffMainThreadTests {
    /// Returns the log entry about a keyboard that shows, posted from another thread.
    private func line(
        about event: KeyboardEvent, to bench: ObserverBench, posting: (@escaping @Sendable () -> Void) -> Void
    ) async -> String {
        let name = event.notificationName
        let center = bench.center
        let keys = (end: UIResponder.keyboardFrameEndUserInfoKey, frame: CGRect(x: 0, y: 874, width: 834, height: 320))
        return await withCheckedContinuation { continuation in
            bench.keyboard.onLog = { continuation.resume(returning: $0.description) }
            posting { center.post(name: name, object: nil, userInfo: [keys.end: NSValue(cgRect: keys.frame)]) }
        }
    }

    @Test(arguments: KeyboardEvent.allCases)
    func `a notification from a background queue is ignored and named`(event: KeyboardEvent) async throws {
        let bench = try ObserverBench()
        var changes = 0
        let subscription = bench.keyboard.observe { _ in changes += 1 }
        let line = await line(about: event, to: bench) { post in DispatchQueue.global().async(execute: post) }
        #expect(
            line
                == "\(event.notificationName.rawValue): ignored: posted off the main thread. Post it on the main thread."
        )
        #expect(bench.keyboard.state == .hidden)
        #expect(changes == 0)
        subscription.cancel()
    }

    @Test func `a hide from another thread leaves a visible keyboard alone`() async throws {
        let bench = try ObserverBench()
        bench.post(.willShow, y: 900, height: 294)
        let before = bench.keyboard.state
        #expect(before.isDocked)
        let line = await line(about: .willHide, to: bench) { post in Thread { post() }.start() }
        #expect(line.hasPrefix("UIKeyboardWillHideNotification: ignored"))
        #expect(bench.keyboard.state == before)
    }

    @Test func `the main queue's notifications count`() async throws {
        let bench = try ObserverBench()
        let center = bench.center
        let screen = bench.phone.window.screen
        let name = KeyboardEvent.willShow.notificationName
        let key = UIResponder.keyboardFrameEndUserInfoKey
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                let frame = CGRect(x: 0, y: 874, width: 834, height: 320)
                center.post(name: name, object: screen, userInfo: [key: NSValue(cgRect: frame)])
                continuation.resume()
            }
        }
        #expect(bench.keyboard.state == .docked(CGRect(x: 0, y: 874, width: 834, height: 320)))
    }

    /// Objective-C code of an app may set an inset or constant on another thread.
    private static func onAnotherThread(_ body: @escaping @MainActor () -> Void) {
        let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self), done = DispatchSemaphore(value: 0)
        Thread {
            unchecked()
            done.signal()
        }.start()
        done.wait()
    }

    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .guide && $0 != .guideController })
    func `a number set off the main thread is no end of the app`(way: AvoidanceWay) async {
        await #expect(processExitsWith: .success) { [way] in
            try await MainActor.run {
                let stage = try WayStage(way), screen = stage.screen
                try stage.edit("Field")
                Self.onAnotherThread { screen.assign(-7) }
                stage.settle()
                stage.hide()
                guard screen.isExactly(-7) else { throw Wrong(value: screen.value) }
            }
        }
    }

    private struct Wrong: Error { let value: CGFloat }
}
