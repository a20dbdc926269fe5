import Foundation

/// A fact that code, tests and pages cite by its id: a rule of UIKit, or a situation that people have reported.
struct Fact: Codable {
    /// A place that a reader can open.
    struct Source: Codable {
        var name: String
        var url: String
    }

    /// How sure a fact is.
    enum Confidence: String, Codable {
        case header, documented, observed, reported, run, inferred
    }

    /// A letter for the kind and a number, such as `E29`.
    var id: String
    var section: String
    var confidence: Confidence
    var text: String
    /// The facts that this one follows from.
    var from: [String]?
    var sources: [Source]?
    var notes: [String]?
    /// The option of an audit that plays the situation.
    var `switch`: String?
    /// Why audits and tests leave the situation out.
    var unplayed: String?

    /// The paths of the files that hold all facts.
    static let files = ["Docs/Facts/uikit-rules.json", "Docs/Facts/scenarios.json"]

    /// The facts of a file.
    static func all(in path: String, of checkout: Checkout) throws -> [Fact] {
        try JSONDecoder().decode([Fact].self, from: Data((checkout.file(path)?.text ?? "").utf8))
    }
}
