/// The known facts about a ``Reading`` and the simulator's default behaviour.
public struct ReadingFacts: Sendable, Equatable {
    /// The simulator's default behaviour.
    public var played: String
    /// The behaviour of a simulated phone that a test plays with this ``Reading``.
    public var other: String
    /// The ids of the rules in `Docs/UIKitRules.md` for the default behaviour.
    public var rules: [String]
    /// The addresses of pages that support the default behaviour, or `inferred`.
    public var sourcesFor: [String]
    /// The addresses of pages that support the ``other`` behaviour, or `inferred`.
    ///
    /// These pages speak against the default behaviour.
    public var sourcesAgainst: [String]
    /// The types of the library that depend on the real behaviour, with an explanation for each type.
    public var dependsOn: [String]
    /// The device and system of a test that has shown the real behaviour, or nil.
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
