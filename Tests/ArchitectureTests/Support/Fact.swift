import Foundation

/// A fact with an id that code, tests and pages cite: a rule of UIKit, or a situation that people have reported.
struct Fact: Codable {
    struct Source: Codable {
        var name: String
        var url: String
    }

    enum Confidence: String, Codable {
        case header, documented, observed, reported, run, inferred
    }

    /// A letter for the kind and a number, such as `E29`.
    var id: String
    var section: String
    var confidence: Confidence
    var text: String
    /// The ids of the facts from which this fact follows.
    var from: [String]?
    var sources: [Source]?
    var notes: [String]?
    /// The option of an audit that plays the situation.
    var `switch`: String?
    /// The reason why audits and tests leave the situation out.
    var unplayed: String?

    static let files = ["Docs/Facts/uikit-rules.json", "Docs/Facts/scenarios.json"]

    static func all(in path: String, of checkout: Checkout) throws -> [Fact] {
        try JSONDecoder().decode([Fact].self, from: Data((checkout.file(path)?.text ?? "").utf8))
    }
}
