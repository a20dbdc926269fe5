import Foundation

/// A fact with an id that code, tests and pages cite: a rule of UIKit, or a situation that people have reported.
///
/// A fact is a row of a table on a page. The links to its sources are at the end of the page.
struct Fact {
    enum Confidence: String {
        case header, documented, observed, reported, run, inferred
    }

    /// A letter for the kind and a number, such as `E29`.
    let id: String
    let text: String
    /// Nil if the page uses an unknown word for the confidence.
    let confidence: Confidence?
    /// The ids of the facts from which this fact follows.
    let from: [String]
    /// The addresses of the sources.
    ///
    /// A row names its sources, and the end of the page has a link for each name. If the link is missing, the address
    /// is an empty text.
    let sources: [String]
    /// The command-line option that makes an audit play the situation.
    let option: String?
    /// The reason why audits and tests leave the situation out.
    let unplayed: String?

    static let pages = ["Docs/UIKitRules.md", "Docs/Scenarios.md"]

    static func all(on page: String, of checkout: Checkout) throws -> [Fact] {
        guard let file = checkout.file(page) else { return [] }
        let links = try links(of: file)
        return try file.captures(of: #"^\| ([A-Z]+\d+) \| (.*) \| (\w+) \| (.*) \|$"#).map { cells in
            let names = try file.captures(of: #"(?:^|; )\[([^\]]+)\]"#, in: cells[3]).map { $0[0] }
            return Fact(
                id: cells[0], text: cells[1], confidence: Confidence(rawValue: cells[2]),
                from: try file.captures(of: #"(?:^|; )from ([A-Z]\d+(?:, [A-Z]\d+)*)"#, in: cells[3])
                    .flatMap { $0[0].components(separatedBy: ", ") },
                sources: names.map { links[$0] ?? "" },
                option: try file.captures(of: #"(?:^|; )played by `([^`]+)`"#, in: cells[3]).first?[0],
                unplayed: try file.captures(of: #"(?:^|; )not played: ([^;]+)"#, in: cells[3]).first?[0])
        }
    }

    /// Returns the addresses of a page's sources, by the names that the rows of the page use.
    static func links(of page: TextFile) throws -> [String: String] {
        let pairs = try page.captures(of: #"^\[([^\]]+)\]: (\S+)$"#).map { ($0[0], $0[1]) }
        return Dictionary(pairs) { first, _ in first }
    }
}
