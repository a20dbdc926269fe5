import Foundation
import TestSupport
import Testing

/// The tool answers unknown words with exit code 2 and a message with the wrong word and a correction.
@Suite(.serialized, .besideMainActor) struct UsageTests {
    private func expect(
        _ arguments: String..., says message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let tool = try Tool(), outcome = try tool.run(arguments)
        #expect(outcome.code == 2 && !outcome.signalled, "\(arguments)", sourceLocation: sourceLocation)
        #expect(outcome.message == "tideline-audit: \(message)\n", sourceLocation: sourceLocation)
        #expect(outcome.output.isEmpty, "\(arguments)", sourceLocation: sourceLocation)
        #expect(try tool.written().isEmpty, "\(arguments)", sourceLocation: sourceLocation)
    }

    @Test func `an unknown screen is named with those that exist`() throws {
        try expect("login", says: "'login' is no screen. \(Self.screens)")
        try expect("sign-in", "login", says: "'login' is no screen. \(Self.screens)")
        try expect("", says: "'' is no screen. \(Self.screens)")
    }

    private static let screens =
        "Write one of: sign-in, ruler, catalogue, celebration, unlock, registration, picture, transfer, backdrop, "
        + "nested-scrollers, field-table, search, chat, sheet, two-columns, bottom-bar, note, assistant, inverted-chat, "
        + "photo-chat."

    @Test func `an unknown or ambiguous device name lists the known ones`() throws {
        let tool = try Tool(), unknown = try tool.run("--device", "Pixel 9")
        #expect(unknown.code == 2)
        #expect(
            unknown.message.hasPrefix(
                "tideline-audit: 'Pixel 9' is not a known device. Write one of: iPhone 4/4s; iPhone 5/5s/SE (1st); "))
        try expect(
            "--device", "Pro Max",
            says: "'Pro Max' fits several devices. Write one of: iPhone XS Max/11 Pro Max; "
                + "iPhone 12 Pro Max/13 Pro Max/14 Plus; iPhone 14 Pro Max/15 Pro Max; iPhone 16 Pro Max; "
                + "iPhone 17 Pro Max.")
    }

    @Test func `an unknown orientation or avoidance lists the known ones`() throws {
        try expect(
            "--orientation", "upside-down",
            says: "'upside-down' is no orientation. Write one of: portrait, landscape.")
        try expect(
            "--avoidance", "magic", says: "'magic' is no avoidance of these screens. \(Self.ways), hand-rolled-insets.")
        try expect(
            "sign-in", "--avoidance", "tidelin",
            says: "'tidelin' is no avoidance of sign-in. Did you mean 'tideline'? \(Self.ways).")
        for command in [["sign-in"], ["replay", "log.json"]] {
            let outcome = try Tool().run(command + ["--avoidance", "magic"])
            #expect(outcome.message == "tideline-audit: 'magic' is no avoidance of sign-in. \(Self.ways).\n")
        }
        try expect("replay", "log.json", "--screen", "x", says: "'x' is no screen. \(Self.screens)")
    }

    private static let ways =
        "Write one of: tideline, apple, automatic, none, hand-rolled-guide, hand-rolled-translation, "
        + "hand-rolled-constraint, hand-rolled-safe-area"

    @Test func `an avoidance that a screen does not offer names the screen`() throws {
        try expect(
            "sign-in", "--avoidance", "hand-rolled-insets",
            says: "'hand-rolled-insets' is no avoidance of sign-in. \(Self.ways)."
        )
    }

    @Test func `an unknown keyboard or usage is named with those that exist`() throws {
        try expect(
            "--keyboard", "piano",
            says: "'piano' is no keyboard. Write one of: letters, letters-without-predictions, emoji, number-pad, "
                + "accessory, input-view, hardware, floating, cross-fade, third-party, first-show-twice.")
        try expect(
            "--usage", "staring",
            says: "'staring' is no usage. Write one of: typing, turning, again, restless, swipe, "
                + "onward.")
    }

    @Test func `a keyboard that no device has is named with the remedy`() throws {
        try expect(
            "--device", "iPhone 14", "--keyboard", "floating",
            says:
                "nothing to audit: floating is not on iPhone 12/12 Pro/13/13 Pro/14. Name another keyboard or an iPad.")
    }

    @Test(arguments: ["--fast", "-v", "--colour"])
    func `an unknown option is named`(option: String) throws {
        try expect(option, says: "unknown option '\(option)'. See --help.")
        try expect("replay", option, says: "unknown option '\(option)'. See --help.")
        try expect("devices", option, says: "unknown option '\(option)'. See --help.")
    }

    @Test func `a misspelled name or option gets a suggestion`() throws {
        try expect("--devics", "x", says: "unknown option '--devics'. Did you mean '--device'? See --help.")
        try expect("--Device", "x", says: "unknown option '--Device'. Did you mean '--device'? See --help.")
        try expect("chatt", says: "'chatt' is no screen. Did you mean 'chat'? \(Self.screens)")
    }

    @Test func `an argument after two hyphens names a screen`() throws {
        try expect("--", "--json", says: "'--json' is no screen. \(Self.screens)")
    }

    @Test(arguments: [
        "--device", "--orientation", "--keyboard", "--usage", "--avoidance", "--json", "--html", "--junit", "--sarif",
        "--png", "--baseline", "--shard", "--records", "--workers", "--time-limit"
    ])
    func `an option without its value is named`(option: String) throws {
        try expect("sign-in", option, says: "\(option) needs a value. See --help.")
        try expect("\(option)=", says: "\(option) needs a value. See --help.")
    }

    @Test func `words and options that a command does not take are named`() throws {
        try expect("devices", "iPhone", says: "devices takes no 'iPhone'. See --help.")
        try expect("devices", "--html", "x", says: "unknown option '--html'. See --help.")
        try expect("replay", "a", "--device", "x", says: "unknown option '--device'. See --help.")
        try expect("--json", "a", "--json", "b", says: "--json may be given once, not 2 times.")
        try expect("--html", "a", "--html", "b", "--html", "c", says: "--html may be given once, not 3 times.")
        try expect("replay", says: "replay needs at least one log. Write tideline-audit replay TRACE.json.")
    }

    @Test func `two outputs to one file are refused`() throws {
        try expect(
            "--json", "r", "--sarif", "s", "--junit", "r",
            says: "--json and --junit name one place, 'r'. Give each its own.")
    }

    @Test func `what is named twice is played once`() throws {
        let tool = try Tool(), few = ["unlock", "--orientation", "portrait", "--usage", "typing", "--json", "-"]
        let once = try tool.run(few + ["--device", "iPhone 16", "--keyboard", "letters"])
        let twice = try tool.run(
            few + ["--device", "iPhone 16", "--keyboard", "letters", "--device", "iPhone 16", "--keyboard", "letters"])
        let runs = try [once, twice].map { try Document($0.output)["runs"].list.count }
        #expect(runs == [1, 1])
    }

    @Test(arguments: [
        "devices --json -", "unlock --device 'iPhone 16' --keyboard letters --usage typing --json -", "screens",
        "--help",
        "unlock --device 'iPhone 16' --keyboard letters --usage typing --html x"
    ])
    func `a full disk behind the standard output is no trap`(arguments: String) throws {
        let outcome = try Tool().run(script: "\"$0\" \(arguments) > /dev/full")
        #expect(outcome.code == 2 && !outcome.signalled)
        let culprit = arguments.contains("--json") ? "--json can't write" : "the text can't be written"
        #expect(
            outcome.message.hasPrefix("tideline-audit: \(culprit) to the standard output: "), "\(outcome.message)")
    }

    @Test func `an unwritable file is named with the option and the remedy`() throws {
        let tool = try Tool()
        let file = try tool.file("occupied", "text")
        let runs = [
            (["--json", "nowhere/report.json"], "--json can't write 'nowhere/report.json': "),
            (["--json", "."], "--json can't write '.': "),
            (["--html", file], "--html can't write into 'occupied': "),
            (["--html", "\(file)/inside"], "--html can't write into 'occupied/inside': ")
        ]
        for (options, message) in runs {
            let outcome = try tool.run(["--device", "iPhone 4", "--orientation", "portrait"] + options)
            #expect(outcome.code == 2 && !outcome.signalled && outcome.output.isEmpty, "\(options)")
            #expect(outcome.message.hasPrefix("tideline-audit: \(message)"), "\(outcome.message)")
            #expect(outcome.message.contains("Name a f"), "\(outcome.message)")
        }
        let devices = try tool.run("devices", "--json", "nowhere/devices.json")
        #expect(devices.code == 2 && devices.message.contains("--json can't write 'nowhere/devices.json'"))
        #expect(try tool.text(file) == "text")
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["--device", "--help"]])
    func `help is printed beside any other argument`(arguments: [String]) throws {
        let outcome = try Tool().run(arguments)
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        #expect(outcome.output.hasPrefix("Shows screens on simulated devices, uses them,"))
    }

    @Test(arguments: ["compare", "replay", "merge", "screens", "devices", "completion"])
    func `each command has help of its own`(command: String) throws {
        let tool = try Tool()
        for arguments in [[command, "--help"], [command, "-h"], ["help", command]] {
            let outcome = try tool.run(arguments)
            #expect(outcome.code == 0 && outcome.output.hasPrefix("tideline-audit \(command)"), "\(arguments)")
        }
        #expect(try tool.run("--help").output.contains("tideline-audit \(command)"))
    }

    @Test func `help names the options that exist, and no others`() throws {
        let tool = try Tool(), help = try tool.run("--help").output
        let named = Set(
            help.split(whereSeparator: { !$0.isLetter && $0 != "-" }).map(String.init).filter { $0.hasPrefix("--") })
        let completion = try tool.run("completion", "fish").output
        let existing = Set(
            completion.split(separator: "\n").compactMap { line in
                line.components(separatedBy: " -l ").dropFirst().first.map { "--" + $0.prefix { $0 != " " } }
            })
        #expect(named.union(["--help", "--version"]) == existing)
        for option in named { #expect(try tool.run(option, "--help").code == 0) }
    }

    @Test func `help on a screen names its source line and its controls`() throws {
        let outcome = try Tool().run("help", "sign-in")
        #expect(outcome.output.hasPrefix("sign-in, named at "))
        #expect(outcome.output.contains("Screen+Gallery.swift:") && outcome.output.contains("Sign In"))
        try expect("help", "login", says: "'login' is no screen. \(Self.screens)")
    }

    @Test func `the version is that of the changelog`() throws {
        #expect(try Tool().run("--version").output == "tideline-audit 0.2.0\n")
    }

    @Test func `the list of screens marks those played only by name`() throws {
        let lines = try Tool().run("screens").output.split(separator: "\n")
        #expect(lines.count > 10)
        #expect(lines.first?.hasPrefix("sign-in           tideline, apple, automatic, none, ") == true)
        #expect(lines.last == "photo-chat        tideline, none, automatic  (only by name)")
    }

    @Test(arguments: ["bash", "zsh"])
    func `a completion script is one that the shell can read`(shell: String) throws {
        let tool = try Tool()
        let script = try tool.file("completion", try tool.run("completion", shell).output)
        #expect(try tool.text(script).contains("complete -F _tideline_audit tideline-audit"))
        let words = "COMP_WORDS=(tideline-audit ch); COMP_CWORD=1; _tideline_audit; echo ${COMPREPLY[*]}"
        let outcome = try tool.run(
            shell: "bash", script: "autoload() { :; }; bashcompinit() { :; }; . ./\(script); \(words)")
        #expect(outcome.output == "chat\n" && outcome.code == 0)
        try expect("completion", "tcsh", says: "completion knows no 'tcsh'. Write one of: bash, zsh, fish.")
    }
}
