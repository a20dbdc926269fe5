import Foundation

/// A fact with an id that code, tests and pages cite: a rule of UIKit, or a situation that people have reported.
struct Fact: Codable {
    /// A source of the fact that a reader can open.
    struct Source: Codable {
        var name: String
        var url: String
    }

    /// How certain a fact is.
    enum Confidence: String, Codable {
        case header, documented, observed, reported, run, inferred
    }

    /// The fact's id: a letter for the kind and a number, such as `E29`.
    var id: String
    var section: String
    var confidence: Confidence
    var text: String
    /// The ids of the facts from which this one follows.
    var from: [String]?
    var sources: [Source]?
    var notes: [String]?
    /// The option of an audit that makes it play the situation.
    var `switch`: String?
    /// Why audits and tests leave the situation out.
    var unplayed: String?

    /// The paths of the files that contain all facts.
    static let files = ["Docs/Facts/uikit-rules.json", "Docs/Facts/scenarios.json"]

    /// The facts in a file.
    static func all(in path: String, of checkout: Checkout) throws -> [Fact] {
        try JSONDecoder().decode([Fact].self, from: Data((checkout.file(path)?.text ?? "").utf8))
    }
}
