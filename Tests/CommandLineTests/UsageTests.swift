import Foundation
import Testing

/// What the tool says to words it does not know: exit code 2, one message that names the culprit and the remedy.
@Suite(.serialized) struct UsageTests {
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
        + "nested-scrollers, field-table, search, chat, sheet, two-columns, bottom-bar, note."

    @Test func `an unknown device and one of several are named with those that exist`() throws {
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

    @Test func `an unknown orientation or avoidance is named with those that exist`() throws {
        try expect(
            "--orientation", "upside-down", says: "--orientation 'upside-down' is unknown. Write portrait or landscape."
        )
        try expect(
            "--avoidance", "magic",
            says: Self.noMagic)
        try expect(
            "replay", "log.json", "--avoidance", "magic",
            says: Self.noMagic)
        try expect("replay", "log.json", "--screen", "x", says: "'x' is no screen. \(Self.screens)")
    }

    private static let noMagic =
        "'magic' is no avoidance of sign-in. Write one of: tideline, apple, automatic, none, hand-rolled-guide, "
        + "hand-rolled-translation, hand-rolled-insets, hand-rolled-constraint, hand-rolled-safe-area."

    @Test func `an avoidance that finds nothing to move is named with the screen`() throws {
        try expect(
            "sign-in", "--avoidance", "hand-rolled-insets",
            says:
                "nothing to audit: hand-rolled-insets finds nothing to move on sign-in. Name another avoidance or screen."
        )
    }

    @Test func `an unknown keyboard or usage is named with those that exist`() throws {
        try expect(
            "--keyboard", "piano",
            says: "'piano' is no keyboard. Write one of: letters, letters-without-predictions, emoji, number-pad, "
                + "accessory, input-view, hardware, floating, cross-fade, third-party, first-show-twice.")
        try expect("--usage", "staring", says: "'staring' is no usage. Write one of: typing, turning, again.")
    }

    @Test func `a keyboard that none of the devices has is named with the remedy`() throws {
        try expect(
            "--device", "iPhone 14", "--keyboard", "floating",
            says:
                "nothing to audit: floating is not on iPhone 12/12 Pro/13/13 Pro/14. Name another keyboard or an iPad.")
    }

    @Test(arguments: ["--fast", "-v", "--", "--devices", "--Device"])
    func `an unknown option is named`(option: String) throws {
        try expect(option, says: "unknown option '\(option)'. See tideline-audit --help.")
        try expect("replay", option, says: "unknown option '\(option)'. See tideline-audit --help.")
        try expect("devices", option, says: "unknown option '\(option)'. See tideline-audit --help.")
    }

    @Test(arguments: [
        "--device", "--orientation", "--keyboard", "--usage", "--avoidance", "--json", "--html", "--workers", "--cache"
    ])
    func `an option without its value is named`(option: String) throws {
        try expect("sign-in", option, says: "\(option) needs a value. See tideline-audit --help.")
        try expect("\(option)=", says: "\(option) needs a value. See tideline-audit --help.")
    }

    @Test func `words and options that a command does not take are named`() throws {
        try expect("devices", "iPhone", says: "devices takes no 'iPhone'. See tideline-audit --help.")
        try expect("devices", "--html", "x", says: "unknown option '--html'. See tideline-audit --help.")
        try expect("replay", "a", "--device", "x", says: "unknown option '--device'. See tideline-audit --help.")
        try expect("--json", "a", "--json", "b", says: "--json may be given once, not 2 times.")
        try expect("--html", "a", "--html", "b", "--html", "c", says: "--html may be given once, not 3 times.")
        try expect("replay", says: "replay needs at least one log. Write tideline-audit replay TRACE.json.")
    }

    @Test func `what cannot be written is named with the option and the remedy`() throws {
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
            #expect(outcome.code == 2 && !outcome.signalled, "\(options)")
            #expect(outcome.message.hasPrefix("tideline-audit: \(message)"), "\(outcome.message)")
            #expect(outcome.message.contains("Name a f"), "\(outcome.message)")
        }
        let devices = try tool.run("devices", "--json", "nowhere/devices.json")
        #expect(devices.code == 2 && devices.message.contains("--json can't write 'nowhere/devices.json'"))
        #expect(try tool.text(file) == "text")
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["replay", "--help"], ["compare", "-h"], ["devices", "-h"], ["--device", "--help"]
    ])
    func `help is printed whatever else is said`(arguments: [String]) throws {
        let outcome = try Tool().run(arguments)
        #expect(outcome.code == 0 && outcome.message.isEmpty)
        #expect(outcome.output == Self.help)
    }

    private static let help = """
        Shows screens on simulated devices, uses them, and says what the keyboard covers.

        tideline-audit [SCREEN...] [--device NAME]... [--orientation portrait|landscape]...
                       [--keyboard NAME]... [--usage NAME]... [--avoidance NAME]... [--json FILE|-] [--html DIR]
                       [--exhaustive] [--workers NUMBER] [--cache DIR] [--no-cache]
            Audits screens; without arguments the whole gallery on all devices, and writes the report into
            tideline-report/. Of all runs it plays a choice: every model with every keyboard, orientation
            and usage, and every three of these and of what models have in common. A screen with a finding
            is played in all of its runs. The report says what was left out.

        tideline-audit compare [SCREEN...] [--device NAME]... [--orientation NAME]... [--keyboard NAME]...
                       [--usage NAME]... [--output FILE] [--workers NUMBER] [--cache DIR] [--no-cache]
            Plays screens on six devices with every way of keeping clear there is, and writes
            Docs/Comparison.md with its pictures in the folder Images beside it.

        tideline-audit replay TRACE.json... [--screen NAME] [--avoidance NAME] [--json FILE|-]
            Plays recorded keyboard logs through a screen. JSON is an object for one log, a list for several.

        tideline-audit devices [--json FILE|-]
            Lists the devices with their sizes, keyboards and sources.

        --avoidance  tideline (default); apple: Apple's guide, simulated; automatic: the window helps a screen
                     without keyboard code; none: nothing keeps the screen clear;
                     hand-rolled-guide, -translation, -insets, -constraint, -safe-area: what apps copy from articles.
        --keyboard   letters, letters-without-predictions, emoji, number-pad, accessory, input-view, hardware,
                     floating (iPads), cross-fade, third-party, first-show-twice; all of them unless said.
        --usage      typing: the screen's own script; turning: the device turns and turns back;
                     again: three shows and hides; all of them unless said.
        --device     a name, or a part of one that fits a single device.
        --exhaustive all runs, instead of a choice.
        --workers    how many processes play; as many as there are cores unless said.
        --cache      a folder for what was played, which need not be played again until the tool is built anew;
                     .build/tideline-audit-cache unless said. --no-cache plays everything.

        Exit code: 0 clear, 1 findings, 2 bad usage or unreadable input.

        """
}
