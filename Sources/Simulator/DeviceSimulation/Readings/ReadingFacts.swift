/// What is known about a reading.
public struct ReadingFacts: Sendable, Equatable {
    /// What the simulator plays unless the reading is switched on.
    public var played: String
    /// What the simulator plays with the reading.
    public var other: String
    /// Ids of the rules in `Docs/UIKitRules.md` that say what is played.
    public var rules: [String]
    /// Addresses of pages that speak for what is played; `inferred` where no page can be opened.
    public var sourcesFor: [String]
    /// Addresses of pages that speak for the reading; `inferred` where no page can be opened.
    public var sourcesAgainst: [String]
    /// What of the library depends on the answer, with the names of types.
    public var dependsOn: [String]
    /// The device and the system on which a test gave the answer; nil while no test did.
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
