import AuditRules
import DeviceSimulation
import Foundation
import AuditedGallery
import SceneModel
import TestSupport
@testable import TidelineTesting
import Testing

/// An audit and its worker processes send lines of text to each other.
@MainActor
@Suite struct AuditWorkerTests {
    private static func planned(_ avoidance: Avoidance) throws -> PlannedRun {
        try PlannedRun(
            screen: .transfer, device: try Device.named("iPad mini 6/7"), orientation: .landscape, keyboard: .floating,
            usage: .turning, avoidance: avoidance)
    }

    /// In a shared process the layouts of other tests would count during the waits, so the test has a process of its
    /// own.
    @Test func `a worker returns a run bit by bit, with what is asked for`() async {
        await #expect(processExitsWith: .success) {
            for avoidance in [Avoidance.tideline, .nothing, "hand-rolled-translation"] {
                try await Self.compare(avoidance)
            }
        }
    }

    private static func compare(_ avoidance: Avoidance) throws {
        let planned = try planned(avoidance)
        // Once in each process, the library looks for a visible keyboard. For this purpose, it lays out a hidden view
        // of its own.
        //
        // This first run causes that layout, so the later runs do not count it.
        _ = planned.play()
        let wishes: [(AuditWorker.Pictures, Bool)] = [
            (.shown(), false), (.none, false), (.none, true), (.shown(with: "keyboard rising"), true)
        ]
        for (pictures, wantsFilm) in wishes {
            let task = AuditWorker.Task(entry: AuditEntry(planned), pictures: pictures, wantsFilm: wantsFilm)
            let answer = try AuditWorker(screens: Screen.gallery).answer(to: task.line)
            #expect(!answer.contains(UInt8(ascii: "\n")))
            var expected = planned.play(filming: wantsFilm)
            #expect((expected.film != nil) == wantsFilm)
            if case .shown(let step) = pictures {
                expected = expected.withShownPictures(and: step)
                #expect(expected.steps.contains { $0.snapshot != nil })
            } else {
                for step in expected.steps.indices { expected.steps[step].snapshot = nil }
            }
            let came = try RunLine(answer).run
            let difference = came == expected ? "" : try difference(came, expected)
            #expect(came == expected, "\(avoidance) \(pictures) \(wantsFilm): \(difference)")
        }
    }

    /// Returns the first difference between two runs' lines, with some context; empty if only their films differ.
    private static func difference(_ one: AuditRun, _ other: AuditRun) throws -> String {
        let lines = try [one, other].map {
            String(decoding: try RunLine($0, .shown()).bytes(), as: UTF8.self)
        }
        guard lines[0] != lines[1] else { return "" }
        let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        return lines.map { String($0.dropFirst(max(0, same - 400)).prefix(600)) }.joined(separator: "\n")
    }

    @Test func `a line brings a run back with its film, or without`() throws {
        var run = try Self.planned(.tideline).play(filming: true).withShownPictures()
        let line = try RunLine(run, .shown()).bytes()
        // The first index of a slice of data is not 0.
        #expect(try RunLine((Data("mark ".utf8) + line).dropFirst(5)).run == run)
        run.film = nil
        let short = try RunLine(run, .shown()).bytes()
        #expect(try RunLine(short).run == run && line.starts(with: short))
        #expect(throws: DecodingError.self) { try RunLine(short.dropLast(9)) }
    }

    @Test func `a display comes back bit by bit, a damaged one not at all`() throws {
        var run = try Self.planned(.tideline).play()
        let display = SceneScreen(
            idiom: .phone, size: CGSize(width: 0.1 + 0.2, height: 1e21), scale: 3, safeAreaInsets: [47, 0, -0.0, 1e-9],
            statusBarHeight: 20, cornerRadius: 38.5, hasHomeIndicator: true, sensorHousingInsets: [],
            homeIndicatorHeight: .infinity)
        run.display = display
        let line = try RunLine(run, .none).bytes(), text = String(decoding: line, as: UTF8.self)
        let back = try #require(try RunLine(line).run.display)
        #expect(back == display && back.safeAreaInsets[2].sign == .minus)
        for (part, damaged) in [
            ("phone|true", "phone|yes"), ("phone|", "phones|"), ("|38.5", ""), ("47.0", "x"), ("|4|47", "|1000000|47"),
            ("|1|phone", "|2|phone")
        ] {
            #expect(text.contains(part))
            #expect(throws: DecodingError.self, "\(damaged)") {
                try RunLine(Data(text.replacing(part, with: damaged).utf8))
            }
        }
        run.display = nil
        #expect(try RunLine(RunLine(run, .none).bytes()).run.display == nil)
    }

    @Test func `steps come back bit by bit, and damaged ones not at all`() throws {
        var run = try Self.planned(.tideline).play()
        let numbers = [0, -0.0, 0.1 + 0.2, 1e-300, .greatestFiniteMagnitude, -7]
        run.steps = [
            AuditRun.Step(name: "a/b|c\\ - d", at: 0.1 + 0.2), AuditRun.Step(name: "", at: 0, keyboard: []),
            AuditRun.Step(name: "-\n\t\"", at: 1, keyboard: numbers, overlap: -0.0),
            AuditRun.Step(name: "4", at: 1e-9, overlap: 1e21)
        ]
        let line = try RunLine(run, .none).bytes()
        let back = try RunLine(line).run
        #expect(back == run && back.steps[2].overlap?.sign == .minus && back.steps[2].keyboard?[1].sign == .minus)
        run.steps = []
        #expect(try RunLine(RunLine(run, .none).bytes()).run == run)
        let text = String(decoding: line, as: UTF8.self)
        for (part, damaged) in [
            ("0.30000000000000004|0", "0.3x|0"), ("1|1e+21", "1"), ("1|1e+21", "2|1e+21"), ("|1e-09", ""),
            ("\\n", "\\x")
        ] {
            #expect(text.contains(part))
            let error = #expect(throws: (any Error).self, "\(damaged)") {
                try RunLine(Data(text.replacing(part, with: damaged).utf8))
            }
            // If a value is missing in a line, the reader takes the next value instead. A number may then stand in the
            // place of a name. The reader reports this number as an unknown name.
            #expect(error is DecodingError || error is UnknownName, "\(damaged)")
        }
    }

    /// Foundation calls a notification's observers in the order of a dictionary, so each process needs the same order.
    @Test func `dictionaries have one order in every worker`() throws {
        let worker = try WorkerProcess(
            program: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", "read question; echo $question $SWIFT_DETERMINISTIC_HASHING ${PATH:+kept}"])
        worker.ask(Data("fixed?".utf8))
        guard case .answer(let line)? = worker.arrivals().first else {
            Issue.record("no answer")
            return
        }
        #expect(String(decoding: line, as: UTF8.self) == "fixed? 1 kept")
        worker.end()
    }

    /// Writing to a closed pipe raises a signal that would end this process, even if another pool has changed the
    /// signal's handling.
    @Test func `a worker that has ended can be asked, and says how it ended`() throws {
        let worker = try WorkerProcess(program: URL(fileURLWithPath: "/bin/true"), arguments: [])
        var end = pollfd(fd: worker.descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&end, 1, -1) == 1)
        worker.ask(Data("anyone?".utf8))
        guard case .end("exit code 0")? = worker.arrivals().first else {
            Issue.record("the worker has not ended")
            return
        }
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
    }

    /// A time limit of zero is exceeded at once on any machine.
    @Test func `a process that does not say how it ends is ended`() {
        func trace(_ script: String, within limit: Duration) -> String? {
            WorkerProcess.trace(of: Self.shell, ["-c", script], asked: Data("x".utf8), by: .now + limit)
        }
        #expect(trace("exec tail -f /dev/null", within: .zero) == nil)
        #expect(trace("echo 'Fatal error: x' >&2", within: .seconds(3600)) == "Fatal error: x")
        #expect(trace("true", within: .seconds(3600)) == nil)
        #expect(trace("tail -f /dev/null & echo 'Fatal error: x' >&2", within: .seconds(3600)) == "Fatal error: x")
    }

    @Test func `a trap inside Foundation is told as the platform's`() throws {
        let innermost = ["__HALT + 4 in libFoundation.so", "style(_:) + 475 in app at /app/Note.swift:6:10"]
        func trace(_ calls: [String]) -> String {
            calls.enumerated().map { "  \($0) [ra] 0x00007f57 \($1)" }.joined(separator: "\n")
        }
        let told = try #require(WorkerProcess.calls(in: trace(innermost))).split(separator: "\n")
        #expect(told.count == 3 && told[0].contains("Where Linux is to blame") && told[1] == innermost[0])
        #expect(WorkerProcess.calls(in: trace(innermost.reversed())) == innermost.reversed().joined(separator: "\n"))
        #expect(try PackageFolder.text(of: "Docs/Tool.md").contains("## Where Linux is to blame"))
    }

    private static let shell = URL(fileURLWithPath: "/bin/sh")

    /// The worker's answers end when nobody can write them any more, so nothing that it has started is left.
    @Test(arguments: ["tail -f /dev/null &", "set -m; tail -f /dev/null &"])
    func `what a worker has started ends with it`(start: String) throws {
        let worker = try WorkerProcess(program: Self.shell, arguments: ["-c", "\(start) read line; exit 3"])
        #expect(worker.end(by: .now + .seconds(3600)) == "exit code 3")
        var byte: UInt8 = 0
        #expect(read(worker.descriptor, &byte, 1) == 0)
    }

    @Test func `a worker whose end never ends is ended`() throws {
        let worker = try WorkerProcess(
            program: Self.shell, arguments: ["-c", "trap 'exec tail -f /dev/null' EXIT; echo; read line"])
        _ = worker.arrivals()
        #expect(worker.end(by: .now) == "signal 9")
    }

    @Test func `a worker is out of a terminal's reach`() throws {
        let worker = try WorkerProcess(
            program: Self.shell,
            arguments: ["-c", "read -r id a b c group session rest < /proc/$$/stat; echo $id $group $session"])
        guard case .answer(let line)? = worker.arrivals().first else {
            Issue.record("no answer")
            return
        }
        let ids = String(decoding: line, as: UTF8.self).split(separator: " ")
        #expect(ids.count == 3 && Set(ids).count == 1 && Int32(ids[0]) != getpgrp())
        worker.kill()
    }

    @Test func `only work counts against a worker's limit`() throws {
        let waiting = try WorkerProcess(program: Self.shell, arguments: ["-c", "echo; read line"])
        _ = waiting.arrivals()
        let before = waiting.processorTime
        let busy = try WorkerProcess(program: Self.shell, arguments: ["-c", "while :; do :; done"])
        while busy.processorTime < .milliseconds(50) {}
        #expect(waiting.processorTime - before < .milliseconds(10), "\(waiting.processorTime)")
        for worker in [waiting, busy] { worker.kill() }
    }

    @Test func `a worker has memory at hand, unless a person says`() {
        let name = "GLIBC_TUNABLES", own = "glibc.malloc.arena_max=1"
        #expect(WorkerProcess.environment(in: [:])[name] == "glibc.malloc.tcache_count=2000")
        #expect(WorkerProcess.environment(in: [name: own, "HOME": "/"])[name] == own)
        #expect(WorkerProcess.environment(in: ["HOME": "/"])["HOME"] == "/")
        #expect(WorkerProcess.environment(in: [:])["SWIFT_BACKTRACE"] == "enable=no")
        #expect(WorkerProcess.environment(in: ["SWIFT_BACKTRACE": "color=no"])["SWIFT_BACKTRACE"] == "color=no")
    }

    @Test func `an entry is the run again, and its command line a shell's`() throws {
        for planned in AuditPlan(screens: [.ruler], avoidances: ["none"], keyboards: [.emoji]).runs {
            let entry = AuditEntry(planned)
            #expect(AuditEntry(try entry.planned(among: Screen.gallery)) == entry)
        }
        #expect(
            AuditEntry(try Self.planned("none")).commandLine()
                == "tideline-audit transfer --device 'iPad mini 6/7' --orientation landscape --keyboard floating "
                + "--usage turning --avoidance none")
    }

    @Test func `a task that can't be read or played is an error`() throws {
        let worker = AuditWorker(screens: Screen.gallery)
        for (line, isDamaged) in [
            ("login|iPhone 16|portrait|letters|typing|none||false|false|false|false", false),
            ("transfer|iPhone 16|askew|letters|typing|none||false|false|false|false", false),
            ("transfer|iPhone 16|portrait|letters|typing|none|iOS x|false|false|false|false", true),
            ("transfer|iPhone 16|portrait|letters|typing|none||false|false", true),
            ("transfer|iPhone 16|portrait|letters|typing|none||false|maybe|false|false", true),
            ("transfer|iPhone 16|portrait|letters|typing|none||false|false|false|true|insets", true),
            ("transfer|iPhone 16|portrait|letters|typing|none||false|false|false|false|more", true), ("", true)
        ] {
            #expect("\(line)") { try worker.answer(to: line) } throws: { ($0 is DecodingError) == isDamaged }
        }
    }

    @Test func `a task comes back from its line, odd names too`() throws {
        for name in ["Sign in", "a|b", "two\nlines", "tab\t\\", ""] {
            let entry = AuditEntry(
                screen: name, device: "iPad mini 6/7", orientation: .landscape, keyboard: .floating, usage: .turning,
                avoidance: "own|way",
                surroundings: Surroundings(iOS: 26.1, window: .split, fault: .guideStays, setting: .largeText))
            let task = AuditWorker.Task(entry: entry, wantsFilm: true)
            #expect(try AuditWorker.Task(line: task.line) == task && !task.line.contains { $0.isNewline })
        }
    }
}
