import AuditRules

/// Compares the findings of a live host with those of the simulated phone, in the same plays.
@MainActor
public struct HostComparison: @MainActor CustomStringConvertible {
    /// The number of plays that were compared.
    public let plays: Int
    /// For each play with such a difference, how the findings of the rules for a screen at rest differ.
    public let atRest: [String]
    /// For each play with such a difference, how the findings of the other rules differ.
    public let moving: [String]

    /// Whether the hosts agree at rest in all plays, and in movement in all but one of fifty plays.
    public var isWithinTheLaw: Bool { plays > 0 && atRest.isEmpty && moving.count * 50 <= plays }

    /// The number of plays, and how the findings of each one differ.
    public var description: String {
        (["\(plays) plays, \(atRest.count) differ at rest, \(moving.count) in movement"] + atRest + moving)
            .joined(separator: "\n")
    }

    /// Runs each play on both hosts, and compares their findings.
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
