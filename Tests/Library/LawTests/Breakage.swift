import DeviceSimulation
import Foundation
@testable import Tideline
import UIKit

/// A fault that a test plants to check that a clause of the law reports the fault.
@MainActor
final class Breakage {
    private let event: Notification.Name?
    private let act: (LawStage) -> Void
    private var token: (any NSObjectProtocol)?

    /// - Parameter event: the notification at which the fault happens; with nil the fault happens once, at the
    ///   beginning.
    init(at event: Notification.Name? = nil, _ act: @escaping (LawStage) -> Void) {
        (self.event, self.act) = (event, act)
    }

    isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    func spoil(_ stage: LawStage) {
        guard let event else { return act(stage) }
        token = NotificationCenter.default.addObserver(forName: event, object: nil, queue: nil) {
            [weak self, weak stage] _ in
            MainActor.assumeIsolated {
                if let self, let stage { self.act(stage) }
            }
        }
    }

    func end() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}
