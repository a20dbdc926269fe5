import AuditRules

/// Compares a live host's findings with the simulated phone's in the same plays.
@MainActor
public struct HostComparison: @MainActor CustomStringConvertible {
    /// How many plays were compared.
    public let plays: Int
    /// The differences in rules that judge a screen at rest, by the play.
    public let atRest: [String]
    /// The differences in the other rules, by the play.
    public let moving: [String]

    /// Whether the hosts agree at rest in all plays, and in movement in all but one of fifty.
    public var isWithinTheLaw: Bool { plays > 0 && atRest.isEmpty && moving.count * 50 <= plays }

    /// The number of plays, and the differences of each.
    public var description: String {
        (["\(plays) plays, \(atRest.count) differ at rest, \(moving.count) in movement"] + atRest + moving)
            .joined(separator: "\n")
    }

    /// Plays each twice, and compares.
    public init(_ plays: [HostedPlay]) throws {
        var atRest: [String] = [], moving: [String] = []
        for play in plays {
            let difference = try play.difference(), told = "\(play): \(difference.joined(separator: "; "))"
            if difference.contains(where: { statement in Rule.atRest.contains { Self.says(statement, $0.id) } }) {
                atRest.append(told)
            } else if !difference.isEmpty {
                moving.append(told)
            }
        }
        (self.plays, self.atRest, self.moving) = (plays.count, atRest, moving)
    }

    private static func says(_ statement: String, _ rule: Rule.ID) -> Bool {
        let said = statement.dropFirst(2)
        return said == rule.rawValue || said.hasPrefix("\(rule.rawValue) of ")
    }
}
