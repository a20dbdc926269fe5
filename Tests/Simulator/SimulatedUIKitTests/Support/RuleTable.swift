import Foundation

/// The tests that prove each rule of UIKit's behaviour.
struct RuleTable {
    /// The rules of the project's first milestone.
    ///
    /// A rule has the letter of its group and a number. The ranges contain the numbers of a group.
    static let milestone: [(group: String, ranges: [ClosedRange<Int>])] = [
        ("A", [1...3, 9...12, 16...17, 23...28, 38...38]),
        ("B", [1...10, 12...12, 20...32, 36...36, 38...38, 40...40, 43...44]),
        ("C", [1...5, 7...9, 11...17, 21...22, 26...26, 29...30, 33...36]), ("D", [1...12, 17...20]), ("E", [1...50]),
        ("F", [1...8, 13...16]), ("G", [1...15, 30...33]), ("H", [1...3]), ("I", [1...9, 15...18]),
        ("K", [1...2, 6...7, 11...12])
    ]

    static let ids = milestone.flatMap { group, ranges in ranges.flatMap { $0 }.map { "\(group)\($0)" } }

    /// The names of the tests, by the rule ids at the beginning of each name.
    ///
    /// One name may begin with several ids joined by "and".
    private(set) var tests: [String: [String]] = [:]

    init(files: [(path: String, text: String)]) {
        for (_, text) in files {
            for match in text.matches(of: /@Test(?:\([^)]*\))?\s+func `([^`]+)`/) {
                let name = String(match.1)
                for id in Self.ids(in: name) { tests[id, default: []].append(name) }
            }
        }
    }

    private static func ids(in name: String) -> Set<String> {
        Set(name.matches(of: /\b([A-K][0-9]+)\b/).map { String($0.1) })
    }

    var missing: [String] { Self.ids.filter { tests[$0] == nil } }
}
