/// What is known about one possible behaviour of UIKit (a ``Reading``) and the simulator's default behaviour.
public struct ReadingFacts: Sendable, Equatable {
    /// The simulator's default behaviour, without the reading.
    public var played: String
    /// The simulator's behaviour with the reading.
    public var other: String
    /// Ids of the rules in `Docs/UIKitRules.md` that describe the default behaviour.
    public var rules: [String]
    /// Addresses of pages that support the default behaviour; `inferred` if no public page does.
    public var sourcesFor: [String]
    /// Addresses of pages that support the reading; `inferred` if no public page does.
    public var sourcesAgainst: [String]
    /// The types of the library that depend on which of the two behaviours is real; for each type, the list says what
    /// depends on it.
    public var dependsOn: [String]
    /// The device and the system on which a test has shown which behaviour is real; nil until then.
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
