public import AuditRules
import Walk

/// What a live host and the simulated phone say of the same plays.
@MainActor
public struct HostComparison: @MainActor CustomStringConvertible {
    /// Why the hosts may differ about a screen: a rule that judges a movement, and the reason.
    public struct Cause {
        let screen: String
        let rule: Rule.ID

        /// Names a screen and a rule.
        public init(_ screen: String, _ rule: Rule.ID) { (self.screen, self.rule) = (screen, rule) }
    }

    /// How many plays were compared.
    public let plays: Int
    /// The differences in rules that judge a screen at rest, by the play.
    public let atRest: [String]
    /// The differences in the other rules, by the play.
    public let moving: [String]
    /// The causes that explain no difference any more.
    public let idleCauses: [String]

    /// Whether the hosts agree at rest in all plays, and in movement in all but one of fifty.
    public var isWithinTheLaw: Bool { plays > 0 && atRest.isEmpty && moving.count * 50 <= plays }

    /// Tells of each play that differs.
    public var description: String {
        (["\(plays) plays, \(atRest.count) differ at rest, \(moving.count) in movement"] + atRest + moving)
            .joined(separator: "\n")
    }

    /// Plays each twice, and compares.
    ///
    /// - Parameter causes: differences that are explained.
    public init(_ plays: [HostedPlay], explained causes: [Cause] = []) throws {
        var atRest: [String] = [], moving: [String] = [], used: Set<Int> = []
        for play in plays {
            let difference = try play.difference().filter { statement in
                let cause = causes.firstIndex {
                    $0.screen == play.screen.name && Self.says(statement, $0.rule) && !Self.isAtRest($0.rule)
                }
                if let cause { used.insert(cause) }
                return cause == nil
            }
            let told = "\(play): \(difference.joined(separator: "; "))"
            if difference.contains(where: { statement in Rule.atRest.contains { Self.says(statement, $0.id) } }) {
                atRest.append(told)
            } else if !difference.isEmpty {
                moving.append(told)
            }
        }
        (self.plays, self.atRest, self.moving) = (plays.count, atRest, moving)
        idleCauses = causes.indices.filter { !used.contains($0) }.map { causes[$0].screen }
    }

    private static func says(_ statement: String, _ rule: Rule.ID) -> Bool {
        let said = statement.dropFirst(2)
        return said == rule.rawValue || said.hasPrefix("\(rule.rawValue) of ")
    }

    private static func isAtRest(_ rule: Rule.ID) -> Bool { Rule.atRest.contains { $0.id == rule } }
}
