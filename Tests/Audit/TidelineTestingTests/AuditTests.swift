import Foundation
import SimulatorTestSupport
import Testing
@testable import TidelineTesting
import UIKit

/// The tests call `Audit` as a test in an app does.
///
/// The suite is on the main actor. On another actor, a test would wait for the main actor and block a thread that all
/// other tests need.
@MainActor
@Suite(.ownProcess) struct AuditTests {
    private nonisolated static let phone = Device.all.filter { $0.name.contains("iPhone 16 Pro") }

    private nonisolated func audit(keepsClear: Bool) -> Audit {
        Audit("Form") { FormViewController(fields: 3, keepsClear: keepsClear) }.devices(Self.phone)
    }

    @Test func `a clear screen needs no script, mark or identifier`() throws {
        let report = try audit(keepsClear: true).run()
        #expect(report.isClear, "\(report)")
        #expect(report.runs.count > 30 && "\(report)" == "\(report.runs.count) runs, all clear")
        #expect(report.omission?.hasPrefix("\(report.runs.count) of ") == true)
        #expect(report.omission?.hasSuffix(" .exhaustive() plays all.") == true)
        #expect(Set(report.runs.map(\.avoidance)) == ["own"])
    }

    @Test func `an exhaustive audit plays each run, and leaves nothing out`() throws {
        let audit = audit(keepsClear: true).orientations([.portrait])
        let some = try audit.run(), all = try audit.exhaustive().run()
        #expect(all.omission == nil && all.runs.count > some.runs.count)
        func name(_ run: AuditRun) -> String { "\(run.device) \(run.keyboard) \(run.usage) \(run.surroundings)" }
        #expect(Set(some.runs.map(name)).isSubset(of: all.runs.map(name)))
    }

    @Test func `a planted fault is found, and told by the button's own name`() throws {
        let report = try audit(keepsClear: false).keyboards(.common).run()
        #expect(!report.isClear)
        let found = report.runs.flatMap(\.findings).filter { $0.rule == .controlCovered }
        #expect(Set(found.map(\.subject)) == ["Confirm"])
        #expect(found.first?.id == "Form/own/control-covered/Confirm")
    }

    @Test nonisolated func `a test elsewhere waits for the main actor`() throws {
        #expect(try audit(keepsClear: true).keyboards([.letters]).usages([.again]).run().runs.count == 4)
    }

    private func run(
        _ device: String, _ findings: [(Rule.ID, String, Double)], usage: Usage = .typing,
        keyboard: KeyboardKind = .lettersWithoutPredictions
    ) -> AuditRun {
        AuditRun(
            screen: "s", device: device, orientation: .portrait, keyboard: keyboard, usage: usage, avoidance: "own",
            steps: [],
            findings: findings.map {
                Finding(rule: $0, subject: $1, amount: $2, at: 0, message: "\($1) is off by \(Int($2)) pt")
            })
    }

    @Test func `the description tells the worst and most frequent first`() throws {
        let first = run(
            "iPhone 14", [(.jump, "rare", 90), (.focusCovered, "rare field", 40), (.focusCovered, "field", 4)])
        var second = run("iPhone 16", [(.focusCovered, "field", 4), (.needlessGap, "gap", 9), (.bleed, "bar", 1)])
        second.findings[0].why = "nothing around it scrolls"
        var report = AuditReport(runs: [first, second])
        report.remedies = [
            Remedy(
                screen: "s", avoidance: "own",
                trial: Trial(change: "insets", place: "", code: "form.keyboardAvoidance = .insets"), runs: 2, before: 2,
                after: 1, cured: [.init(rule: .focusCovered, subject: "field"), .init(rule: .bleed, subject: "bar")],
                faults: 5)
        ]
        let text = "\(report)"
        #expect(
            text.hasPrefix(
                """
                2 of 2 runs with findings
                focus-covered: field is off by 4 pt (in 2 of 2 runs)
                  why: nothing around it scrolls
                  also: bleed bar
                  remedy: form.keyboardAvoidance = .insets
                    played in 2 runs: 2 with findings before, 1 after, 2 of 5 signs gone
                  again: .devices([try Device.named("iPhone 16")]).orientations([.portrait])\
                .keyboards([.lettersWithoutPredictions]).usages([.typing])

                """), "\(text)")
        #expect(text.hasSuffix("\nand 1 more cause"), "\(text)")
        var live = AuditReport(runs: [second])
        live.host = AuditReport.Host(name: "iOS 26.1 · Apple's UIKit", unjudged: [])
        #expect("\(live)".contains("  again: on iPhone 16, .orientations([.portrait])"))
    }

    @Test func `a report's attachments are files and pictures`() throws {
        let report = try audit(keepsClear: false).keyboards([.letters]).usages([.typing]).run()
        let files = try report.attachments()
        #expect(files.map(\.name).prefix(4) == ["index.html", "report.json", "junit.xml", "audit.runs"])
        #expect(
            files[4].name.hasPrefix("1 control-covered Confirm, iPhone 16 Pro") && files[4].name.hasSuffix(".svg")
                && !files[4].data.isEmpty)
        #expect(files.count == 4 + report.causes.count)
    }

    @Test func `an audit that plays nothing is an error, not clear`() throws {
        let error = #expect(throws: Audit.Failure.self) {
            try audit(keepsClear: true).keyboards([.floating]).run()
        }
        #expect(error?.description.hasPrefix("Form: nothing is left to play.") == true)
    }

    @Test func `a way that is added leaves those before it as they are`() throws {
        let tags = LockedList()
        let screen = Screen("Form") { FormViewController(fields: 1, keepsClear: true) }
            .avoidance("one") { $0.tag += 1 }
            .avoidance("two") { $0.tag += 10 }
        #expect(screen.avoidances == ["two", "one", "own"])
        try MainQueue.run {
            for way in screen.avoidances {
                let window = UIWindow()
                _ = screen.makeController(with: way, in: window)
                tags.append(window.tag)
            }
        }
        #expect(tags.all == [10, 1, 0])
    }

    @Test func `a named avoidance prepares the window before the screen`() throws {
        let report = try audit(keepsClear: false).keyboards([.letters]).usages([.typing])
            .avoidance("tagged") { $0.tag = 7 }.run()
        #expect(Set(report.runs.map(\.avoidance)) == ["tagged"] && !report.isClear)
        let isTagged = LockedFlag()
        _ = try Audit("Plain") { FormViewController(fields: 1, keepsClear: true) }
            .devices([Self.phone[0]]).keyboards([.letters]).usages([.again]).orientations([.portrait])
            .avoidance("tagged") { window in isTagged.value = window.rootViewController == nil }.run()
        #expect(isTagged.value)
    }

    @Test func `the report is written as a page, JSON and JUnit`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let deep = folder.appendingPathComponent("deep/er")
        let report = try audit(keepsClear: false).keyboards([.letters]).usages([.typing]).report(to: deep).run()
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: deep.path).sorted()
                == ["audit.runs", "index.html", "junit.xml", "report.json", "tideline-runs"])
        let runs = try RunFile(try Data(contentsOf: deep.appendingPathComponent("audit.runs")))
        #expect(
            runs.host == nil && runs.runs.flatMap(\.findings).map(\.id) == report.runs.flatMap(\.findings).map(\.id))
        let page = try String(contentsOf: deep.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(page.contains("Confirm button covered by"))
    }

    @Test func `a folder that can't be made is named`() throws {
        let narrow = audit(keepsClear: true).keyboards([.letters]).usages([.again]).orientations([.portrait])
        let error = #expect(throws: Audit.Failure.self) {
            try narrow.report(to: URL(fileURLWithPath: "/dev/null/report")).run()
        }
        #expect(error?.description.hasPrefix("Form: the report can't be written into '/dev/null/report': ") == true)
    }

    @Test func `a baseline that accepts all is clear, a missing one fails`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("baseline.json")
        let narrow = audit(keepsClear: false).keyboards([.letters]).usages([.again])
        #expect(throws: (any Error).self) { try narrow.baseline(file).run() }
        let ids = Set(try narrow.run().runs.flatMap(\.findings).compactMap(\.id))
        let entries = ids.map { #"{"finding": "\#($0)", "reason": "a test", "until": "9999-01-01"}"# }
        try Data(#"{"accepted": [\#(entries.joined(separator: ","))]}"#.utf8).write(to: file)
        let report = try narrow.baseline(file).run()
        #expect(!ids.isEmpty && report.isClear && report.runs.contains { $0.accepted?.isEmpty == false })
    }

    @Test func `the common choices are small, and of things that exist`() {
        #expect([Device].current.count == 6 && [KeyboardKind].common.count == 5)
        #expect(Set([Device].current.map(\.kind)).count == 2)
    }
}

/// A list that a closure on another actor fills.
private final class LockedList: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [Int] = []

    func append(_ number: Int) { lock.withLock { stored.append(number) } }

    var all: [Int] { lock.withLock { stored } }
}

/// A flag that a closure on another actor sets.
private final class LockedFlag: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = false

    var value: Bool {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
