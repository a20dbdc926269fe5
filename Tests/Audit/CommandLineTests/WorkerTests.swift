import Foundation
import TestSupport
import Testing

/// The tool's output is the same for any number of processes.
@Suite(.serialized, .besideMainActor) struct WorkerTests {
    /// An audit with findings on three device models, two of which a recording cannot tell apart.
    private let few = [
        "sign-in", "--device", "iPhone 15 Plus", "--device", "iPhone 16 Plus", "--device", "mini 6", "--keyboard",
        "letters",
        "--keyboard", "floating", "--avoidance", "tideline", "--avoidance", "none"
    ]

    private func results(_ tool: Tool, _ options: [String]) throws -> [String] {
        let outcome = try tool.run(few + options + ["--json", "r.json", "--html", "r"])
        #expect(outcome.code == 1, "\(outcome.message)")
        return [outcome.output, try tool.text("r.json"), try tool.text("r/index.html")]
    }

    @Test func `the number of workers changes no byte`() throws {
        let tool = try Tool()
        let first = try results(tool, ["--workers", "1"])
        for workers in ["2", "5"] { #expect(try results(tool, ["--workers", workers]) == first) }
        #expect(try tool.written() == ["r", "r.json"])
    }

    /// Two observers of the same notification move the same view, so the order of the calls decides.
    @Test func `a run whose observers compete ends alike in every process`() throws {
        let tool = try Tool()
        let options = [
            "celebration", "--avoidance", "hand-rolled-translation", "--keyboard", "floating", "--usage", "typing",
            "--orientation", "landscape", "--device", "iPad Pro 11\" (1-4)", "--json", "-"
        ]
        let first = try tool.run(options).output
        for _ in 0..<4 { #expect(try tool.run(options).output == first) }
    }

    @Test func `devices that are alike are reported as if played alone`() throws {
        let tool = try Tool()
        let options = ["sign-in", "--avoidance", "none", "--usage", "again", "--json", "-"]
        func runs(_ devices: [String]) throws -> [NSDictionary] {
            let names = devices.flatMap { ["--device", $0] }
            return try Document(try tool.run(options + names).output)["runs"].list.compactMap {
                $0.value as? NSDictionary
            }
        }
        let together = try runs(["iPhone 15 Plus", "iPhone 16 Plus"])
        #expect(try together == runs(["iPhone 15 Plus"]) + runs(["iPhone 16 Plus"]))
        #expect(together.count == 36 && Set(together.map { $0["device"] as? String }).count == 2)
    }

    @Test func `a choice of runs says how many are left out`() throws {
        let tool = try Tool()
        let screen = ["sign-in", "--device", "iPhone 16"]
        let options = ["--usage", "typing", "--orientation", "portrait", "--exhaustive", "--html", "all"]
        let all = try tool.run(screen + options)
        #expect(all.code == 0 && all.output.contains("9 runs on 1 device") && !all.output.contains("chosen so that"))
        let some = try tool.run(screen + ["--html", "some"])
        #expect(some.code == 0)
        let told = try #require(some.output.split(separator: "\n").first { $0.contains("chosen so that") })
        #expect(
            told.contains(" of 118 runs, chosen so that any three circumstances meet")
                && told.hasSuffix("--exhaustive plays all."))
        #expect(try tool.text("some/index.html").contains(told))
    }

    @Test func `options that are no numbers, folders or wishes are named`() throws {
        let tool = try Tool()
        let cases = [
            (["--workers", "0"], "--workers '0' is no number of processes. Write a whole number above 0."),
            (["--workers=many"], "--workers 'many' is no number of processes. Write a whole number above 0."),
            (["--time-limit", "0"], "--time-limit '0' is no number of seconds. Write one above 0, such as 60."),
            (["--time-limit=soon"], "--time-limit 'soon' is no number of seconds. Write one above 0, such as 60."),
            (["--exhaustive=yes"], "--exhaustive takes no value. See --help."),
            (["compare", "--exhaustive"], "unknown option '--exhaustive'. See --help."),
            (["--no-cache"], "unknown option '--no-cache'. See --help.")
        ]
        for (arguments, message) in cases {
            let outcome = try tool.run(arguments)
            #expect(outcome.code == 2 && outcome.message == "tideline-audit: \(message)\n", "\(outcome.message)")
        }
    }

    /// Sends the tool a signal after a worker has used a fifth of a second of processor time.
    ///
    /// By then the worker has played some of the thousands of runs.
    private func interrupted(by signal: String = "INT", _ command: String) -> String {
        """
        "$0" \(command) & pid=$! least=$(($(getconf CLK_TCK) / 5))
        is_busy() {
            for stat in /proc/[0-9]*/stat; do
                set -- $(cat $stat 2> /dev/null)
                if [ "$4" = $pid ] && [ ${14} -gt $least ]; then return 0; fi
            done
            ! kill -0 $pid 2> /dev/null
        }
        until is_busy; do :; done
        kill -\(signal) $pid; wait $pid
        """
    }

    /// A server that ends a job sends TERM.
    @Test(arguments: [("INT", 130), ("TERM", 143)] as [(String, Int32)])
    func `Ctrl-C and TERM end the play with a report of the runs so far`(signal: String, code: Int32) throws {
        let tool = try Tool(),
            outcome = try tool.run(shell: "bash", script: interrupted(by: signal, "unlock --exhaustive --html part"))
        #expect(outcome.code == code)
        let told = try #require(
            outcome.output.split(separator: "\n").first { $0.hasPrefix("Stopped before the end: ") })
        #expect(told.contains(#/ [1-9][0-9,]* of [0-9],[0-9]{3} runs are told\.$/#))
        #expect(outcome.message == "tideline-audit: \(told)\n")
        #expect(try tool.text("part/index.html").contains(told))
    }

    @Test func `Ctrl-C leaves the comparison as it was`() throws {
        let tool = try Tool()
        let outcome = try tool.run(shell: "bash", script: interrupted("compare unlock --output c/Comparison.md"))
        #expect(outcome.code == 130 && outcome.output.isEmpty)
        #expect(outcome.message.hasPrefix("tideline-audit: Stopped before the end: "))
        #expect(try tool.written() == [])
    }

    @Test func `a worker that can't read its task says so and ends with 2`() throws {
        let tool = try Tool(), task = try tool.file("task", "nonsense\n")
        let outcome = try tool.run(["worker"], input: task)
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.message.hasPrefix("tideline-audit: "))
        let idle = try tool.run(["worker"], input: try tool.file("nothing", ""))
        #expect(idle.code == 0 && idle.output.isEmpty && idle.message.isEmpty)
    }
}
