/// The facts about a reading.
public struct ReadingFacts: Sendable, Equatable {
    /// The simulator's behaviour while the reading is switched off.
    public var played: String
    /// The simulator's behaviour with the reading.
    public var other: String
    /// Ids of the rules in `Docs/UIKitRules.md` that describe the simulator's behaviour.
    public var rules: [String]
    /// Addresses of pages that support the simulator's behaviour; `inferred` if all pages are closed.
    public var sourcesFor: [String]
    /// Addresses of pages that support the reading; `inferred` if all pages are closed.
    public var sourcesAgainst: [String]
    /// The parts of the library that depend on the answer, with the names of types.
    public var dependsOn: [String]
    /// The device and the system on which a test gave the answer; nil until a test has given it.
    public var certifiedBy: String?

    static let inferred = "inferred"

    init(
        played: String, other: String, rules: [String], sourcesFor: [String] = [inferred],
        sourcesAgainst: [String] = [inferred], dependsOn: [String], certifiedBy: String? = nil
    ) {
        self.played = played
        self.other = other
        self.rules = rules
        self.sourcesFor = sourcesFor
        self.sourcesAgainst = sourcesAgainst
        self.dependsOn = dependsOn
        self.certifiedBy = certifiedBy
    }
}
