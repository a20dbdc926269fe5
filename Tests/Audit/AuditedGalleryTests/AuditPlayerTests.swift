import AuditRules
import DeviceSimulation
import Foundation
import ReportPage
import ReportRendering
import AuditedGallery
import SimulatorTestSupport
@testable import TidelineTesting
import Testing

/// Processes that give prepared answers take the place of the audit's worker processes.
@MainActor
@Suite(.ownProcess) struct AuditPlayerTests {
    /// The plan has two screens and three device models, two of which a recording cannot tell apart.
    private func plan() throws -> AuditPlan {
        AuditPlan(
            screens: [.signIn, .ruler], avoidances: ["tideline"],
            devices: try ["iPhone 15", "iPhone 16", "iPad mini 6/7"].map { try Device.named($0) },
            usages: Usage.followed)
    }

    private func bytes(_ report: AuditReport) throws -> [String] {
        [try JSONReport.render(report), TextReport.render(report), HTMLReport.render(report)]
    }

    @Test func `circumstances play once and are reported in the plan's order`() throws {
        let worker = try ScriptedWorker(), player = AuditPlayer(pool: worker.pool()), plan = try plan()
        let report = try player.play(plan, isExhaustive: true)
        #expect(report.runs.map(\.device) == plan.runs.map(\.device.name))
        #expect(report.runs.map(\.keyboard) == plan.runs.map(\.keyboard))
        #expect(report.runs.count == 2 * (54 + 54 + 60) && player.played == 2 * (54 + 60))
        #expect(report.omission == nil && !player.isStopped)
    }

    @Test func `the bytes are the same for one, two and five workers`() throws {
        let worker = try ScriptedWorker(), plan = try plan()
        let reports = try [1, 2, 5].map {
            try bytes(
                AuditPlayer(pool: worker.pool($0, finding: "emoji", crash: "hardware"))
                    .play(plan, isExhaustive: true))
        }
        #expect(reports[0] == reports[1] && reports[0] == reports[2])
    }

    @Test(arguments: ["nothing", "ruler|*|again|", "hardware"])
    func `a keyboard that makes no difference is not played`(finding: String) throws {
        let worker = try ScriptedWorker(), plan = try plan()
        let all = AuditPlayer(pool: worker.pool(finding: finding))
        let fewer = AuditPlayer(pool: worker.pool(finding: finding, emojiToo: "ruler|*|letters|"))
        #expect(
            try bytes(all.play(plan, isExhaustive: true)) == bytes(fewer.play(plan, isExhaustive: true)))
        // A recording cannot tell two of the three device models apart, so these two models count as one model. The
        // plan therefore has two models, each in two orientations with three sequences of a person's actions.
        #expect(all.played - fewer.played == 2 * 2 * 3)
        let again = AuditPlayer(pool: worker.pool(), known: fewer.records)
        #expect(try again.play(plan, isExhaustive: true).runs.count == plan.runs.count && again.played == 0)
    }

    @Test func `a finding is told as soon as it is known, and once for a screen`() throws {
        let worker = try ScriptedWorker()
        var lines: [String] = []
        let player = AuditPlayer(pool: worker.pool(1, finding: "ruler|*|emoji|again|")) {
            lines += ProgressLine.lines(of: $0)
        }
        let report = try player.play(try plan(), isExhaustive: true)
        #expect(report.runs.count { !$0.isClear } > 2)
        #expect(lines.count == 1 && lines[0].hasPrefix("!  ruler, tideline: m (iPhone 15, "), "\(lines)")
        #expect(lines[0].hasSuffix(", emoji, again)"))
    }

    @Test func `a keyboard without a difference has the findings of letters`() throws {
        let worker = try ScriptedWorker()
        let player = AuditPlayer(pool: worker.pool(finding: "|letters|again|", emojiToo: "|iPad*|letters|"))
        let found = try player.play(try plan(), isExhaustive: true).runs.filter { !$0.isClear }
        // Two screens in two orientations: each has findings on three devices with letters, and on one device with
        // emoji.
        let emoji = found.filter { $0.keyboard == .emoji }
        #expect(found.count == 2 * 2 * (3 + 1) && found.allSatisfy { $0.usage == .again })
        #expect(emoji.count == 2 * 2 && emoji.allSatisfy { $0.device == "iPad mini 6/7" })
    }

    @Test func `shares together play no more than one audit does`() throws {
        let worker = try ScriptedWorker(), plan = try plan()
        var known = 0, played = 0
        for number in 1...4 {
            let player = AuditPlayer(pool: worker.pool(emojiToo: "|letters|"))
            try player.play(try #require(Share(number, of: 4)), of: plan, isExhaustive: true)
            known += player.records.count
            played += player.played
        }
        // Two screens are played on two models with different facts, in 54 and 60 runs. On each model, six runs with
        // emoji are not played, because they equal runs with letters.
        #expect(known == 2 * (54 + 60) && known - played == 2 * 2 * 6)
    }

    @Test func `a run is played for its film although letters give the same`() throws {
        let plan = AuditPlan(
            screens: [.ruler], avoidances: ["tideline"], devices: [try Device.named("iPhone 16")],
            orientations: [.portrait], keyboards: [.letters, .emoji], usages: [.typing])
        let player = AuditPlayer(source: RunsInProcess(of: [.ruler]))
        let report = try player.play(plan, isExhaustive: true, showing: { _ in [1] }, films: true)
        #expect(
            report.runs.map(\.keyboard) == [.letters, .emoji] && report.runs.map { $0.film != nil } == [false, true])
        #expect(player.played == 2)
    }

    @Test func `a plan with an unknown avoidance is an error`() throws {
        let worker = try ScriptedWorker()
        var plan = try plan()
        plan.avoidances = ["tideline", "tidelin"]
        let error = #expect(throws: UnknownName.self) {
            try AuditPlayer(pool: worker.pool()).play(plan, isExhaustive: true)
        }
        #expect(error?.description.hasPrefix("'tidelin' is no avoidance of these screens. Did you mean") == true)
    }

    @Test func `progress adds up`() throws {
        let worker = try ScriptedWorker()
        var seen: [AuditPlayer.Progress] = []
        let player = AuditPlayer(pool: worker.pool(5, finding: "ruler")) { seen.append($0) }
        _ = try player.play(try plan(), isExhaustive: false)
        #expect(seen.map(\.done) == Array(1...player.played))
        #expect(seen.last?.done == seen.last?.total && seen.allSatisfy { $0.done <= $0.total && $0.latest != nil })
    }

    @Test func `a finding is followed until no neighbour has it`() throws {
        let worker = try ScriptedWorker(),
            plan = AuditPlan(
                screens: [.signIn, .ruler], avoidances: ["tideline"], devices: .current)
        let clear = try AuditPlayer(pool: worker.pool()).play(plan, isExhaustive: false)
        let report = try AuditPlayer(pool: worker.pool(finding: "ruler|*|emoji|")).play(plan, isExhaustive: false)
        func count(_ report: AuditReport, _ screen: String) -> Int { report.runs.count { $0.screen == screen } }
        let all = plan.runs.filter { $0.screen.name == "ruler" && Usage.followed.contains($0.usage) }
        let emoji = all.filter { $0.keyboard == .emoji }
        let found = report.runs.filter { !$0.isClear && Usage.followed.contains($0.usage) }
        #expect(found.count == emoji.count, "each run with emoji is found")
        #expect(count(report, "signIn") == count(clear, "signIn"))
        #expect(count(report, "ruler") < all.count)
        #expect(report.omission?.hasPrefix("\(report.runs.count) of ") == true, "\(report.omission ?? "")")
        #expect(TextReport.render(report).contains(report.omission ?? "nothing"))
        #expect(HTMLReport.render(report).contains(report.omission ?? "nothing"))
    }

    @Test(arguments: [1, 3])
    func `a run whose process is killed is a finding with its command`(
        workers: Int
    ) throws {
        let worker = try ScriptedWorker(), plan = try plan()
        let pool = worker.pool(workers, crash: "sign-in|*|portrait|number-pad|again|")
        let report = try AuditPlayer(pool: pool).play(plan, isExhaustive: true)
        #expect(report.runs.count == plan.runs.count)
        let found = report.runs.filter { !$0.isClear }
        #expect(found.map(\.device) == ["iPhone 15", "iPhone 16", "iPad mini 6/7"])
        #expect(found.flatMap(\.findings).allSatisfy { $0.rule == .runCrashed && $0.subject == "sign-in" })
        let message =
            "The process that played this run ended with signal 9. Play it alone: tideline-audit sign-in "
            + "--device 'iPad mini 6/7' --orientation portrait --keyboard number-pad --usage again --avoidance tideline"
        #expect(found.last?.findings.map(\.message) == [message])
        #expect(HTMLReport.render(report).contains("The process that played this run ended with signal 9."))
    }

    @Test(arguments: [
        ("exit 3", "exit code 3"), ("echo nonsense", "an answer that can't be read"), ("exit 0", "exit code 0")
    ])
    func `a process that gives no answer says how it ended`(deed: String, words: String) throws {
        let worker = try ScriptedWorker()
        let report = try AuditPlayer(pool: worker.pool(crash: "|landscape|hardware|again|", deed: deed))
            .play(try plan(), isExhaustive: true)
        let found = report.runs.filter { !$0.isClear }
        #expect(found.count == 2 * 3 && found.allSatisfy { $0.keyboard == .hardware })
        #expect(found.allSatisfy { $0.findings[0].message.contains("ended with \(words). Play it alone: ") })
    }

    @Test(arguments: [1, 3])
    func `an audit may end at the first findings`(workers: Int) throws {
        let worker = try ScriptedWorker(), plan = try plan()
        let player = AuditPlayer(pool: worker.pool(workers, finding: "sign-in"))
        let report = try player.play(plan, isExhaustive: false, endsAtFirst: true)
        #expect(!report.isClear && report.runs.count < 336)
        #expect(report.omission == "Ended at the first findings: \(report.runs.count) of 336 runs are told.")
        let clear = AuditPlayer(pool: worker.pool(workers))
        #expect(try clear.play(plan, isExhaustive: true, endsAtFirst: true).omission == nil)
    }

    @Test(arguments: [1, 3])
    func `a screen whose runs fail for one reason is left after a round, with one trace`(workers: Int) throws {
        let worker = try ScriptedWorker()
        // The pool sets an environment variable that makes a crashing process print a trace.
        let words = "printf 'Fatal error: out of range\\n  3 0x00a1 tap() + 5 in app\\n' >&2"
        let pool = worker.pool(
            workers, crash: "sign-in|", deed: "case $SWIFT_BACKTRACE in enable=yes*) \(words) ;; esac; kill -4 $$")
        let report = try AuditPlayer(pool: pool).play(try plan(), isExhaustive: true)
        let found = report.runs.filter { !$0.isClear }
        // The first round plays 64 runs. Two device models give equal runs, so the report may contain a result for each
        // of the two models.
        #expect(found.count < 2 * 64 && found.allSatisfy { $0.screen == "sign-in" }, "\(found.count)")
        #expect(report.runs.count { $0.screen == "ruler" } == 54 + 54 + 60)
        let told =
            "sign-in was left, and \(168 - found.count) of its 168 runs were not played, since 64 failed alike: "
            + "The process that played this run ended with signal 4. \(report.runs.count) of "
        #expect(report.omission?.hasPrefix(told) == true, "\(report.omission ?? "")")
        let traces = found.compactMap { $0.findings[0].why }
        #expect(Set(traces) == ["Fatal error: out of range\ntap() + 5 in app"] && traces.count <= 2)
    }

    /// The processor time of a run does not depend on how busy the machine is, so `ruler` is played whatever happens.
    @Test func `a screen that hangs is left at once, and its other runs are counted`() throws {
        let worker = try ScriptedWorker(), plan = try plan()
        let reports = try [1, 3].map { workers in
            let pool = worker.pool(
                workers, finding: "emoji", crash: "sign-in|*|portrait|", deed: "while :; do :; done",
                timeLimit: .milliseconds(200))
            return try AuditPlayer(pool: pool).play(plan, isExhaustive: true)
        }
        let hangs = reports[0].runs.flatMap(\.findings).filter { $0.rule == .runCrashed }
        let signIn = reports[0].runs.count { $0.screen == "sign-in" }
        // A run with findings on one of two equal models is told for both.
        #expect((3...6).contains(hangs.count) && signIn < 20, "\(hangs.count) of \(signIn)")
        #expect(reports[0].runs.count { $0.screen == "ruler" } == 54 + 54 + 60)
        let told =
            "sign-in was left, and \(168 - signIn) of its 168 runs were not played, since 3 failed alike: "
            + "This run had not ended after 0.2 s of processor time, or 2 s by the clock, and was stopped. "
        #expect(reports[0].omission?.hasPrefix(told) == true, "\(reports[0].omission ?? "")")
        #expect(reports[0].verdict == .findings)
        #expect(try bytes(reports[0]) == bytes(reports[1]))
    }

    @Test func `a process that says more than it is asked plays no other run`() throws {
        let worker = try ScriptedWorker()
        let twice = "printf '%s|0|0|0|0|0|0|0|0|0\\nmore\\n' \"${line%|*|*|*|*}\""
        let report = try AuditPlayer(pool: worker.pool(1, crash: "|", deed: twice))
            .play(
                AuditPlan(
                    screens: [.signIn], avoidances: ["none"], devices: [try Device.named("iPhone 16")],
                    orientations: [.portrait], keyboards: [.letters, .emoji], usages: Usage.followed),
                isExhaustive: true)
        #expect(report.runs.count == 6 && report.isClear)
    }

    /// A time limit of zero is exceeded at once on any machine.
    @Test func `a run that takes longer than its limit is stopped and told`() throws {
        let endless = try ScriptedWorker()
        let pool = endless.pool(crash: "|", deed: "exec tail -f /dev/null", timeLimit: .zero)
        let plan = AuditPlan(
            screens: [.signIn], avoidances: ["none"], devices: [try Device.named("iPhone 16")],
            orientations: [.portrait], keyboards: [.letters], usages: Usage.followed)
        let report = try AuditPlayer(pool: pool).play(plan, isExhaustive: true)
        #expect(report.runs.count == 3)
        for run in report.runs {
            let finding = try #require(run.findings.first)
            #expect(finding.rule == .runCrashed)
            #expect(
                finding.message.hasPrefix("This run had not ended after 0 s of processor time, or 0 s by the clock, "))
            #expect(finding.message.contains("Play it alone: tideline-audit sign-in --device 'iPhone 16'"))
        }
    }

    @Test func `a request to stop loses nothing that was played, and is told`() throws {
        let worker = try ScriptedWorker()
        let player = AuditPlayer(pool: worker.pool()) { if $0.done == 20 { worker.stop.make() } }
        let report = try player.play(try plan(), isExhaustive: true)
        // Before the stop, each of the two workers may play the tasks in its queue.
        #expect(player.isStopped && (20...20 + 2 * WorkerPool.supply).contains(player.played), "\(player.played)")
        #expect(report.runs.count >= player.played)
        #expect(report.omission == "Stopped before the end: \(report.runs.count) of 336 runs are told.")
        let rest = AuditPlayer(pool: try ScriptedWorker().pool(), known: player.records)
        #expect(try rest.play(try plan(), isExhaustive: true).runs.count == 336)
        #expect(rest.played == 228 - player.played)
    }

    @Test func `a request to stop ends what runs`() throws {
        let worker = try ScriptedWorker()
        let pool = worker.pool(2, crash: "|turning|", deed: "exec tail -f /dev/null")
        let player = AuditPlayer(pool: pool) { progress in
            #expect(progress.done == 1)
            worker.stop.make()
        }
        let few = AuditPlan(
            screens: [.signIn], avoidances: ["none"], devices: [try Device.named("iPhone 16")],
            orientations: [.portrait], keyboards: [.letters, .emoji], usages: Usage.followed)
        let report = try player.play(few, isExhaustive: true)
        #expect(report.runs.map(\.usage) == [.typing] && player.isStopped)
        #expect(report.omission == "Stopped before the end: 1 of 6 runs are told.")
        #expect(report.runs.allSatisfy(\.isClear) && report.verdict == .notExercised)
    }

    @Test func `what a plan names twice is told twice and played once`() throws {
        let device = try Device.named("iPhone 16")
        let plan = AuditPlan(
            screens: [.ruler, .ruler], avoidances: ["none", "none"], devices: [device, device], usages: [.again])
        let worker = try ScriptedWorker(), player = AuditPlayer(pool: worker.pool(finding: "emoji"))
        #expect(try player.play(plan, isExhaustive: false).runs.count == 8 * 18)
        #expect(player.played == 18)
    }

    @Test func `of a clear screen one run is filmed`() throws {
        let plan = AuditPlan(
            screens: [.ruler], avoidances: ["tideline"], devices: [[Device].current[2]],
            keyboards: [.letters, .hardware], usages: Usage.followed)
        let player = AuditPlayer(source: RunsInProcess(of: [.ruler]))
        let report = try player.play(
            plan, isExhaustive: true, showing: { PicturedRuns(of: $0).indices }, films: true)
        #expect(report.runs.count == 12 && report.isClear && report.runs.count { $0.film != nil } == 1)
        #expect(player.played == 12 + 1 && report.currentDevices == plan.devices.map(\.name))
    }

    @Test func `the runs that are chosen are played again for pictures`() throws {
        let plan = AuditPlan(
            screens: [.ruler], avoidances: ["none"], devices: [try Device.named("iPhone 16")],
            keyboards: [.letters], usages: [.typing])
        let player = AuditPlayer(source: RunsInProcess(of: [.ruler]))
        var sizes: [Int] = []
        let report = try player.play(plan, isExhaustive: true) { report in
            sizes.append(report.runs.count)
            return [-1, 1, 2]
        }
        #expect(sizes == [2] && player.played == 2 + 1)
        #expect(report.runs.map { $0.steps.contains { $0.snapshot != nil } } == [false, true])
    }

    @Test func `a cause is filmed before and after its remedy, and a screen with findings no further`() throws {
        let plan = AuditPlan(
            screens: [.ruler], avoidances: ["none"], devices: [try Device.named("iPhone 16")],
            keyboards: [.hardware, .letters], usages: [.typing])
        let player = AuditPlayer(source: RunsInProcess(of: [.ruler]), seeksRemedies: true)
        let report = try player.play(
            plan, isExhaustive: true, showing: { PicturedRuns(of: $0).indices }, films: true)
        let filmed = report.runs.filter { $0.film != nil }
        #expect(filmed.count == 1 && filmed[0].keyboard == .letters && !filmed[0].isClear, "\(report)")
        let cured = try #require(report.causes.first?.remedy?.run)
        #expect(cured.isClear && cured.film != nil && cured.film != filmed[0].film && cured.orientation == .portrait)
    }

    @Test func `a program that can't be started is named with the remedy`() throws {
        let pool = WorkerPool(program: URL(fileURLWithPath: "/nowhere/tool"), count: 1)
        let error = #expect(throws: WorkerPool.Failure.self) {
            try AuditPlayer(pool: pool).play(try plan(), isExhaustive: true)
        }
        #expect(error?.description.hasPrefix("/nowhere/tool can't be started to play runs: ") == true)
        #expect(error?.description.hasSuffix(" Build it again, or free memory and processes.") == true)
    }
}
