/// One fault that a rule saw: what, where, how much and when.
public struct Finding: Codable, Sendable, Equatable {
    /// The stable id of the rule, such as `focus-covered`.
    public var rule: String
    /// What people call the view at fault.
    public var subject: String
    /// How bad it is: points, or passes for `layout-passes`; always finite.
    public var amount: Double
    /// The instant in seconds of virtual time; always finite.
    public var at: Double
    /// One sentence with subject, amount and instant.
    public var message: String
    /// What stays the same from audit to audit, as `screen/avoidance/rule/subject`; nil outside of a report.
    public var id: String?

    /// Creates a finding; numbers that are not finite become 0, since a report cannot hold them.
    public init(rule: String, subject: String, amount: Double, at: Double, message: String) {
        self.rule = rule
        self.subject = subject
        self.amount = amount.isFinite ? amount : 0
        self.at = at.isFinite ? at : 0
        self.message = message
    }
}

extension Finding {
    /// How much the finding hurts; one that is of no rule, such as a run that did not end, is an error.
    public var severity: Rule.Severity { Rule.all.first { $0.id == rule }?.severity ?? .error }
}
