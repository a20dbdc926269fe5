public import AuditRules
import Foundation
import ReportRendering

/// A comparison of avoidances, as a page of documentation with pictures.
public struct ComparisonReport: Sendable {
    /// An avoidance (a way to keep a screen clear of the keyboard) with its description.
    public struct Way: Sendable {
        /// The name of the avoidance in the runs.
        public var name: Avoidance
        /// The behaviour of the avoidance, in a sentence.
        public var summary: String
        /// The known faults of the avoidance.
        public var faults: [Fault]

        /// Creates a way.
        public init(name: Avoidance, summary: String, faults: [Fault] = []) {
            self.name = name
            self.summary = summary
            self.faults = faults
        }
    }

    /// A known fault of an avoidance, which explains findings in its runs.
    public struct Fault: Sendable {
        /// The id of the scenario that demonstrates the fault.
        public var scenario: String
        /// A description of the fault.
        public var words: String
        /// The rules that report the fault.
        public var rules: Set<Rule.ID>
        /// The keyboards with which the fault occurs, or none for every keyboard.
        public var keyboards: Set<KeyboardKind>

        /// Creates a fault.
        public init(
            scenario: String, words: String, rules: Set<Rule.ID>, keyboards: Set<KeyboardKind> = []
        ) {
            self.scenario = scenario
            self.words = words
            self.rules = rules
            self.keyboards = keyboards
        }
    }

    /// A drawing for the page, as a file.
    public struct Picture: Sendable, Equatable {
        /// The file's name.
        public var name: String
        /// The file's contents as text.
        public var svg: String
    }

    struct Worst {
        var index: Int
        var finding: Finding
    }

    let report: AuditReport
    let ways: [Way]
    let worst: [Avoidance: Worst]

    /// Creates a comparison of all runs of a report.
    ///
    /// - Parameter ways: the avoidances in the order of the page. Only avoidances with runs appear.
    public init(_ report: AuditReport, ways: [Way]) {
        self.report = report
        self.ways = ways.filter { way in
            report.runs.contains { $0.avoidance == way.name }
        }
        worst = Self.worst(in: report)
    }

    /// Returns the index of the worst run of each avoidance, for a picture.
    public static func picturedRuns(of report: AuditReport) -> [Int] { worst(in: report).values.map(\.index).sorted() }

    /// Makes the page in Markdown, with equal bytes for equal runs.
    ///
    /// - Parameter pictureFolder: the path of the pictures' folder, relative to the page.
    public func page(pictureFolder: String) -> String {
        let parts = [head(pictureFolder), table] + ways.map { section(of: $0, pictureFolder) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// The name of the file with ``groups``, which stands beside the pictures.
    public static let groupsName = "comparison.txt"

    /// The figures behind the page: a line for each screen, keyboard, surroundings, and rule of a way.
    ///
    /// A table with a single line is left out.
    public var groups: String {
        let parts = [byScreen, byKeyboard, bySurroundings] + ways.map(byRule)
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// The drawings of each avoidance's worst finding.
    ///
    /// An avoidance is left out if the run of this finding has no pictures.
    public var pictures: [Picture] {
        ways.compactMap { way in
            guard let worst = worst[way.name] else { return nil }
            let run = report.runs[worst.index]
            return run.lastPicture(until: worst.finding).map {
                Picture(name: Self.pictureName(of: way), svg: SVGDrawing.render($0, findings: run.findings))
            }
        }
    }

    static func path(of file: String, in folder: String) -> String { folder.isEmpty ? file : "\(folder)/\(file)" }

    static func pictureName(of way: Way) -> String { "comparison-\(way.name).svg" }

    func runs(of way: Way) -> [AuditRun] { report.runs.filter { $0.avoidance == way.name } }

    private func head(_ folder: String) -> String {
        func count<Key: Hashable>(_ word: String, _ key: (AuditRun) -> Key) -> String {
            Sentence.count(RunGroup.groups(of: report.runs, by: key).count, word)
        }
        let kinds = Set(report.runs.map(\.surroundings)).count
        let scope =
            [
                count("screen", \.screen), count("device", \.device), count("orientation", \.orientation),
                count("keyboard", \.keyboard), count("usage", \.usage)
            ] + (kinds > 1 ? ["\(kinds) surroundings"] : [])
        return """
            # Comparison

            \(Sentence.count(report.runs.count, "run")): \(scope.joined(separator: ", ")), and \
            \(Sentence.count(ways.count, "way")) to avoid the keyboard, all judged by the same rules. The \
            keyboard, the devices and UIKit are simulated ([Architecture](Architecture.md)); the hand-rolled ways were written anew \
            from well-known articles, faults included (`Examples/HandRolled`). Scenario ids such as S57 are those of the tests.

            `swift run -c release tideline-audit compare` writes this page and its pictures. It also writes the figures by \
            screen, keyboard, surroundings and rule: [\(Self.groupsName)](\(Self.path(of: Self.groupsName, in: folder))).
            """
    }
}
