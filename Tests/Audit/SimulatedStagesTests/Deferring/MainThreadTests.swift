import DeviceSimulation
import Foundation
import SimulatedStages
import Testing
import UIKit

/// The main actor runs on the main thread and the main queue, also under `swift test`.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct MainThreadTests {
    private let name = Notification.Name("MainThreadTests")

    @Test func `the main actor is on the main thread`() async {
        #expect(Self.isMainThread && OperationQueue.current === OperationQueue.main)
        await Task.yield()
        #expect(Self.isMainThread)
        dispatchPrecondition(condition: .onQueue(.main))
    }

    @Test func `other threads are not the main thread`() async {
        let answer = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
            DispatchQueue.global().async { continuation.resume(returning: Self.isMainThread) }
        }
        #expect(!answer)
        let detached = await Task.detached { Self.isMainThread }.value
        #expect(!detached)
    }

    nonisolated private static var isMainThread: Bool { Thread.isMainThread }

    @Test func `an observer on the main queue is called at once`() {
        let center = NotificationCenter()
        let calls = Calls()
        let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in calls.number += 1 }
        center.post(name: name, object: nil)
        #expect(calls.number == 1)
        center.removeObserver(token)
    }

    @Test func `a keyboard observer runs once on the main queue`() throws {
        let stage = SimulatedStage(try Device.named("iPhone 14"))
        let calls = Calls(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.accessibilityIdentifier = "Field"
        let controller = UIViewController()
        controller.view.addSubview(field)
        stage.present(controller)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { _ in
            dispatchPrecondition(condition: .onQueue(.main))
            if Thread.isMainThread { calls.number += 1 }
        }
        try stage.tap("Field")
        #expect(calls.number == 1)
        NotificationCenter.default.removeObserver(token)
    }
}

private final class Calls: @unchecked Sendable { var number = 0 }
