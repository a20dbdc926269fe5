import Foundation
import SceneModel

/// One fault that a rule saw: what, where, how much and when.
public struct Finding: Codable, Sendable, Equatable {
    /// The stable id of the rule, such as `focus-covered`.
    public var rule: Rule.ID
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
    /// What to do about it, with this library and without; nil where nothing can be said.
    public var remedy: Remedy?
    /// The id of the rule whose finding on the same view at the same time explains this one; nil for one that stands alone.
    public var cause: Rule.ID?
    /// A member that has no effect in the simulation and decides on a phone where the view stands; nil where none does.
    ///
    /// What is in doubt is no error.
    public var doubt: String?
    /// The identity of the view's node in the recording's pictures; nil where the finding is of none.
    ///
    /// Never part of the JSON or of a record.
    public var node: Int?

    private enum CodingKeys: String, CodingKey {
        case rule, subject, amount, at, message, id, why, remedy, cause, doubt
    }

    /// What to do about a finding.
    public struct Remedy: Codable, Sendable, Equatable {
        /// A line with this library; nil where it has no part in it.
        public var tideline: String?
        /// A line of UIKit alone.
        public var uikit: String

        /// Creates a remedy.
        public init(tideline: String?, uikit: String) {
            self.tideline = tideline
            self.uikit = uikit
        }
    }

    /// Creates a finding; numbers that are not finite become 0, since a report cannot hold them.
    public init(rule: Rule.ID, subject: String, amount: Double, at: Double, message: String) {
        self.rule = rule
        self.subject = subject
        self.amount = amount.isFinite ? amount : 0
        self.at = at.isFinite ? at : 0
        self.message = message
    }

    /// Creates a finding about the view of a node.
    init(rule: Rule.ID, of node: SceneNode, amount: Double, at: Double, message: String) {
        self.init(rule: rule, subject: node.name, amount: amount, at: at, message: message)
        self.node = node.id
    }
}

extension Finding {
    /// The finding of a run in which nothing was typed: it says nothing about the screen.
    public static func nothingExercised(_ screen: String) -> Finding {
        Finding(
            rule: .nothingExercised, subject: screen, amount: 0, at: 0,
            message: "No input was typed into, so nothing was checked. Lead to one with a script: Script.tap(…).type(…)"
        )
    }

    /// The finding of a run in which something was edited and no keyboard came: it says nothing about the screen.
    public static func noKeyboard(_ screen: String) -> Finding {
        Finding(
            rule: .noKeyboard, subject: screen, amount: 0, at: 0,
            message:
                "An input was edited and no keyboard came up, so nothing was checked. Is a hardware keyboard connected? "
                + "In a simulator switch it off: I/O, Keyboard, Connect Hardware Keyboard.")
    }

    /// The finding of a run in which no view had the name of a control that must stay in reach.
    public static func unknownMark(_ name: String) -> Finding {
        Finding(
            rule: .unknownMark, subject: name, amount: 0, at: 0,
            message:
                "No view is called '\(name)', which is marked to stay in reach. Mark an accessibility identifier or title."
        )
    }

    /// How much the finding hurts; one that is of no rule, such as a run that did not end, is an error.
    public var severity: Rule.Severity {
        let severity = Rule.all.first { $0.id == rule }?.severity ?? .error
        return severity == .error && doubt != nil ? .warning : severity
    }

    /// What decided it, and where the simulation does not know better, for a line of text; nil where the message says it all.
    public var reasons: String? {
        let doubts = doubt.map { "\($0) has no effect here, so that a phone may place this view elsewhere" }
        let all = [why, doubts].compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }
}

extension Double {
    /// The number for a message: at most two decimals, none when whole, and never a false 0.
    var shortText: String {
        let rounded = (self * 100).rounded() / 100
        if rounded == 0 && self != 0 { return String(format: "%.1g", self) }
        if rounded == rounded.rounded() && abs(rounded) < 1e15 { return String(format: "%.0f", rounded) }
        let text = String(format: "%.2f", rounded)
        return text.hasSuffix("0") ? String(text.dropLast()) : text
    }

    /// A length such as `88 pt`.
    var pointsText: String { "\(shortText) pt" }

    /// An instant such as `0.80 s`.
    var secondsText: String { String(format: "%.2f s", self) }
}

extension [Finding] {
    /// One finding for each subject and step: the greatest, at the first instant it was that great.
    ///
    /// A recording holds many snapshots of one step, and one fault in it should be told once.
    static func worst(_ candidates: [(key: String, finding: Finding)]) -> [Finding] {
        var order: [String] = []
        var worst: [String: Finding] = [:]
        for (key, finding) in candidates {
            if let known = worst[key] {
                if finding.amount > known.amount { worst[key] = finding }
            } else {
                order.append(key)
                worst[key] = finding
            }
        }
        return order.compactMap { worst[$0] }
    }
}

extension [Finding] {
    /// Rules whose findings are explained by one of another rule on the same view at the same time, by the explaining one.
    private static let symptoms: [Rule.ID: Set<Rule.ID>] = [
        .focusLost: [.notRestored, .jump],
        .doubleAvoidance: [.needlessGap, .pushedOffScreen, .underHardware, .lag, .jump],
        .unreachable: [.focusCovered, .caretCovered, .controlCovered],
        .pushedOffScreen: [.focusCovered, .caretCovered, .unreachable, .underHardware],
        .focusCovered: [.caretCovered],
        .slowSettle: [.lag],
        .jump: [.lag],
        .neverSettles: [.layoutPasses]
    ]

    /// The findings, each with the id of the rule that explains it.
    ///
    /// A root explains others and is explained by none.
    var withCauses: [Finding] {
        var result = self
        for index in indices {
            var seen: Set<Rule.ID> = [self[index].rule]
            var current = self[index]
            while let root = root(of: current), seen.insert(root.rule).inserted {
                result[index].cause = root.rule
                current = root
            }
        }
        return result
    }

    private func root(of finding: Finding) -> Finding? {
        first { other in
            Self.symptoms[other.rule]?.contains(finding.rule) == true
                && (other.subject == finding.subject && isNear(other, finding) || other.rule == .neverSettles)
        }
    }

    /// What begins in a movement of the keyboard is judged at its end, half a second later.
    private func isNear(_ one: Finding, _ other: Finding) -> Bool { abs(one.at - other.at) <= 0.6 }
}

extension AuditRun {
    /// The findings that no other one explains, each with those that it explains.
    public var causes: [(root: Finding, symptoms: [Finding])] {
        let roots = findings.filter { $0.cause == nil }
        var folded = roots.map { (root: $0, symptoms: [Finding]()) }
        for finding in findings where finding.cause != nil {
            let places = roots.indices.filter { roots[$0].rule == finding.cause }
            let own = places.filter { roots[$0].subject == finding.subject }
            let nearest = (own.isEmpty ? places : own).min {
                abs(roots[$0].at - finding.at) < abs(roots[$1].at - finding.at)
            }
            if let nearest { folded[nearest].symptoms.append(finding) } else { folded.append((finding, [])) }
        }
        return folded
    }
}
