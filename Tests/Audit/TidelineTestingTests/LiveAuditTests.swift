import Foundation
import Testing
@testable import TidelineTesting
import UIKit

/// An audit on the device that tests run on; here the device is a simulated one.
@MainActor
@Suite struct LiveAuditTests {
    private func report(_ audit: Audit) throws -> AuditReport {
        let device = try Device.named("iPhone 16 Pro")
        let live = LiveAudit(audit: audit) { standIn, twin in
            let phone = SimulatedPhone(device)
            return LiveHost.make(in: phone.window, clock: PhoneClock(phone), standIn: standIn, twin: twin)
        }
        return try #require(Immediate.result { await live.run() }).get()
    }

    private func audit(keepsClear: Bool) -> Audit {
        Audit("Form") { FormViewController(fields: 8, keepsClear: keepsClear) }
    }

    @Test func `it plays what shows most, and says what it can't judge`() throws {
        let report = try report(audit(keepsClear: true))
        #expect(report.isClear, "\(report)")
        #expect(
            report.runs.map { "\($0.orientation) \($0.usage)" } == [
                "landscape typing", "landscape turning", "portrait typing", "portrait again"
            ])
        #expect(
            report.runs.allSatisfy {
                $0.notes?.contains { $0.hasPrefix("Not judged on this host: layout-passes") } == true
            })
        #expect(report.runs.allSatisfy { $0.device.contains("16 Pro") })
    }

    @Test func `a covered field is found`() throws {
        let report = try report(audit(keepsClear: false))
        #expect(report.runs.contains { $0.findings.contains { $0.rule == .focusCovered } }, "\(report)")
    }

    /// A screen that always moves somewhere is judged as well.
    @Test func `a view that never stands still hides no covered field`() throws {
        let spinning = Audit("Form") {
            let form = FormViewController(fields: 8, keepsClear: false), spinner = UIView()
            spinner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            form.view.addSubview(spinner)
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak spinner] timer in
                let isShown = MainActor.assumeIsolated {
                    spinner?.center.x += 1
                    return spinner != nil
                }
                // A timer that goes on would fire in all later tests of the process.
                if !isShown { timer.invalidate() }
            }
            return form
        }
        let report = try report(spinning.orientations([.landscape]).usages([.typing]))
        #expect(report.runs.contains { $0.findings.contains { $0.rule == .focusCovered } }, "\(report)")
    }

    @Test func `what can't be played is listed`() throws {
        let report = try report(audit(keepsClear: true).usages([.swipe, .again]).keyboards([.letters, .floating]))
        #expect(report.runs.map(\.usage) == [.again, .again])
        let omission = try #require(report.omission)
        #expect(
            omission.contains("swipe, which needs the ability to drag") && omission.contains("the keyboard floating"))
    }
}
