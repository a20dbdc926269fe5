import AuditRules

/// Compares the findings on a live host, which uses only public members of UIKit, and on the simulated phone.
@MainActor
public struct HostComparison: @MainActor CustomStringConvertible {
    /// The number of compared plays.
    public let plays: Int
    /// The plays with different findings about a screen at rest, each with all differences.
    ///
    /// A play is a screen that the simulated phone and another host play in the same way.
    public let atRest: [String]
    /// The plays in which the two hosts disagree only about findings on movement.
    public let moving: [String]

    /// Whether the two hosts differ in only a few plays.
    ///
    /// The findings at rest have to be equal in all plays. Findings about movement may differ in one play, or in 2
    /// percent of the plays.
    public var isWithinTheLaw: Bool { plays > 0 && atRest.isEmpty && moving.count <= max(1, plays / 50) }

    /// The number of plays, followed by the differences.
    public var description: String {
        (["\(plays) plays, \(atRest.count) differ at rest, \(moving.count) in movement"] + atRest + moving)
            .joined(separator: "\n")
    }

    /// Runs each play on both hosts.
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
