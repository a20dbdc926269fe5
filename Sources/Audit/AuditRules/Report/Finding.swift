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
    /// What decided it: an inset, a view that cuts off, who moved and how far; nil where the message says it all.
    public var why: String?
    /// What to do about it, with this library and without; nil for findings of no rule.
    public var remedy: Remedy?
    /// The id of the rule whose finding on the same view at the same time explains this one; nil for one that stands alone.
    public var cause: String?

    /// What to do about a finding.
    public struct Remedy: Codable, Sendable, Equatable {
        /// A line with this library.
        public var tideline: String
        /// A line of UIKit alone.
        public var uikit: String
    }

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
