#if canImport(Darwin)
public import AuditRules
import Foundation
import UIKit
import Stages

extension Audit {
    /// Plays the screen in a window on the device that runs the tests, and judges the screen.
    ///
    /// The test target needs a host app. An audit plays the screen several times, and each time takes some seconds. A
    /// device has only one keyboard, so the audits of a process run one after another.
    ///
    /// - Throws: ``Failure`` if there is no window scene or nothing to play; another error if a baseline cannot be read
    ///   or a report cannot be written.
    @available(iOSApplicationExtension, unavailable)
    @MainActor
    public func run() async throws -> AuditReport {
        let baseline = try readBaseline()
        let played = try await OneAfterAnother.run { try await play() }
        var report = AuditReport()
        report.omission = played.omission
        report.host = AuditReport.Host(
            name: "iOS \(UIDevice.current.systemVersion) · Apple's UIKit",
            unjudged: HostAbility.rulesUnjudged(with: LiveHost.abilities))
        for var run in played.runs {
            run.accept(baseline)
            report.add(run)
        }
        try write(report)
        return report
    }

    @available(iOSApplicationExtension, unavailable)
    @MainActor
    private func play() async throws -> AuditReport {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first else {
            throw Failure(
                description: "\(screen.name): there is no window scene. Give the test target a host application.")
        }
        let former = scene.windows.first(where: \.isKeyWindow), clock = DisplayClock()
        var windows: [UIWindow] = []
        let live = LiveAudit(audit: self) { standIn, twin in
            for window in windows { window.isHidden = true }
            let window = UIWindow(windowScene: scene)
            windows = [window]
            return LiveHost.make(
                in: window, clock: clock, standIn: standIn, pixels: WindowPicture.draw(_:), twin: twin)
        }
        let report = await live.run()
        for window in windows { window.isHidden = true }
        former?.makeKeyAndVisible()
        guard !report.runs.isEmpty else {
            throw Failure(description: "\(screen.name): nothing is left to play. \(report.omission ?? "")")
        }
        return report
    }
}

@MainActor
private enum OneAfterAnother {
    private static var isBusy = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func run<Value>(_ work: @MainActor () async throws -> Value) async rethrows -> Value {
        while isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
        defer {
            isBusy = false
            if !waiting.isEmpty { waiting.removeFirst().resume() }
        }
        return try await work()
    }
}
#endif
