public import AuditRules
import Foundation

/// Ways of keeping clear of the keyboard side by side, as a page of documentation with pictures.
public struct ComparisonReport: Sendable {
    /// One way, and what is known about it.
    public struct Contestant: Sendable {
        /// Its name in the runs.
        public var name: String
        /// What it does, in a sentence.
        public var summary: String
        /// Its known faults.
        public var faults: [Fault]

        /// Creates a contestant.
        public init(name: String, summary: String, faults: [Fault] = []) {
            self.name = name
            self.summary = summary
            self.faults = faults
        }
    }

    /// A fault that explains findings.
    public struct Fault: Sendable {
        /// The id of the scenario that shows it.
        public var scenario: String
        /// What happens.
        public var words: String
        /// The rules that notice it.
        public var rules: Set<String>
        /// The keyboards that it takes; none when any will do.
        public var keyboards: Set<String>

        /// Creates a fault.
        public init(scenario: String, words: String, rules: Set<String>, keyboards: Set<String> = []) {
            self.scenario = scenario
            self.words = words
            self.rules = rules
            self.keyboards = keyboards
        }
    }

    /// A picture that the page shows.
    public struct Picture: Sendable, Equatable {
        /// The file's name.
        public var name: String
        /// Its bytes as text.
        public var svg: String
    }

    let report: AuditReport
    let contestants: [Contestant]

    /// Creates a comparison of all runs of a report.
    ///
    /// - Parameter contestants: in the order of the page; those without runs are left out.
    public init(_ report: AuditReport, contestants: [Contestant]) {
        self.report = report
        self.contestants = contestants.filter { contestant in
            report.runs.contains { $0.avoidance == contestant.name }
        }
    }

    /// The page in Markdown; the same runs give the same bytes.
    ///
    /// - Parameter pictureFolder: where the pictures lie, as seen from the page.
    public func page(pictureFolder: String) -> String {
        let parts = [head, table, byScreen, byKeyboard] + contestants.map { section(of: $0, pictureFolder) }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// One picture for each contestant with findings: the worst of them, at its instant.
    public var pictures: [Picture] {
        contestants.compactMap { contestant in
            worst(of: contestant).map {
                Picture(
                    name: Self.pictureName(of: contestant),
                    svg: SVGDrawing.render($0.snapshot, findings: $0.run.findings))
            }
        }
    }

    static func pictureName(of contestant: Contestant) -> String { "comparison-\(contestant.name).svg" }

    func runs(of contestant: Contestant) -> [AuditRun] { report.runs.filter { $0.avoidance == contestant.name } }

    private var head: String {
        func count(_ word: String, _ key: (AuditRun) -> String) -> String {
            Sentence.count(RunGroup.groups(of: report.runs, by: key).count, word)
        }
        let scope = [
            count("screen", \.screen), count("device", \.device), count("orientation", \.orientation),
            count("keyboard", \.keyboard), count("usage", \.usage)
        ]
        return """
            # Comparison

            \(Sentence.count(report.runs.count, "run")): \(scope.joined(separator: ", ")), and \
            \(Sentence.count(contestants.count, "way")) of keeping clear of the keyboard, all judged by the same rules. The \
            keyboard, the devices and UIKit are simulated ([Fidelity](Fidelity.md)); the hand-rolled ways were written anew \
            from well-known articles, faults included (`Examples/HandRolled`). Scenario ids such as S57 are those of the tests.

            `swift run -c release tideline-audit compare` writes this page and its pictures.
            """
    }
}
