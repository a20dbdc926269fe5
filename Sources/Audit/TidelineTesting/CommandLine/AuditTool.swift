import Foundation
import ReportPage

/// The screens of an auditing program, and its commands.
@MainActor
struct AuditTool {
    static let version = "0.2.0"

    let name: String
    let screens: [Screen]
    let screensByName: [Screen]
    let ways: [ComparisonReport.Way]
    /// The changes that an audit tries on a screen with findings.
    var changes = Change.ofUIKit

    var allScreens: [Screen] { screens + screensByName }

    /// A hash that identifies the screens' source files; nil on a machine without the sources.
    var sources: String? { allScreens.first.flatMap { SourceTree(around: $0.file)?.mark } }

    func run(_ arguments: [String]) -> Int32 {
        do {
            let code = try perform(arguments)
            try Output.checkPrinted()
            return code
        } catch {
            warn("\(error)")
            return ExitCode.badUsage
        }
    }

    func warn(_ text: String) { Output.tell("\(name): \(text)") }

    static let commands = ["compare", "replay", "merge", "screens", "devices", "completion", "help"]

    /// In characters, because names appear in tables and serve as folder names.
    private static let longestName = 100

    func checkNames() throws(UsageError) {
        var known: Set<String> = []
        for screen in allScreens {
            guard known.insert(screen.name).inserted else {
                throw UsageError("two screens are called '\(screen.name)'. Give each a name of its own.")
            }
            guard screen.name.count <= Self.longestName else {
                throw UsageError(
                    "the name of a screen has \(screen.name.count) characters, and \(Self.longestName) is the most: "
                        + "'\(screen.name.prefix(40))…'. Name it shorter.")
            }
            guard !screen.name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
                throw UsageError("'\(screen.name)' has a control character. Name the screen in letters.")
            }
            let taken = Self.commands + ["worker", ""]
            guard !taken.contains(screen.name), !screen.name.hasPrefix("-") else {
                throw UsageError("no screen can be called '\(screen.name)'. Give it another name.")
            }
        }
    }

    private func perform(_ arguments: [String]) throws -> Int32 {
        try checkNames()
        let words = arguments.prefix { $0 != "--" }
        if words.contains("--version") { return say("\(name) \(Self.version)") }
        if words.contains("--help") || words.contains("-h") { return say(try help(on: words.first)) }
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "help":
            guard rest.count < 2 else {
                throw UsageError("help takes one command or screen, not '\(rest[1])' as well.")
            }
            return say(try help(on: rest.first))
        case "compare": return try CompareCommand(rest, of: self).run()
        case "replay": return try ReplayCommand(rest, of: self).run()
        case "devices": return try DevicesCommand(rest).run()
        case "screens": return try ScreensCommand(rest, of: self).run()
        case "merge": return try MergeCommand(rest, of: self).run()
        case "completion": return try CompletionCommand(rest, of: self).run()
        case "worker":
            // The help text omits this command, because only another process of this program uses it.
            try AuditWorker(screens: allScreens, changes: changes).serve()
            return ExitCode.clear
        default: return try AuditCommand(arguments, of: self).run()
        }
    }

    private func help(on word: String?) throws(UnknownName) -> String {
        let text = HelpText(tool: name)
        guard let word, !word.hasPrefix("-") else { return text.overview }
        if let command = text.command(word) { return command }
        return text.screen(try allScreens.named(word))
    }

    private func say(_ text: String) -> Int32 {
        print(text)
        return ExitCode.clear
    }
}
