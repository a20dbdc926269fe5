import Foundation
import SceneModel

/// A fault that a rule has found, with its view, amount and time.
public struct Finding: Codable, Sendable, Equatable {
    /// The stable id of the rule, such as `focus-covered`.
    public var rule: Rule.ID
    /// The name of the view at fault.
    public var subject: String
    /// The amount of the fault in points, or in layout passes for `layout-passes`.
    public var amount: Double
    /// The virtual time of the fault, in seconds.
    public var at: Double
    /// A sentence with the subject, the amount and the time.
    public var message: String
    /// The stable id, as `screen/avoidance/rule/subject`, or nil outside a report.
    public var id: String?
    /// The reason for the fault, such as an inset or a clipping view, or nil if the message contains the reason.
    public var why: String?
    /// The outermost view around the view at fault that the screen had moved or resized for the keyboard, or nil.
    public var mover: String?
    /// Why no place of the views can be right: what has to show at once is higher than the room above the keyboard.
    ///
    /// The value is nil if the room is high enough, or if the views scroll.
    public var shortage: String?
    /// The reason for which a baseline accepts the finding, or nil if none does.
    public var acceptance: String?
    /// The rule of another finding that explains this finding, or nil.
    ///
    /// Both findings are about the same view at the same time.
    public var cause: Rule.ID?
    /// The name of a UIKit member that moves the view on a phone but not in the simulation.
    ///
    /// A finding with a doubt is a warning, even if its rule reports errors.
    public var doubt: String?
    /// What the audit has guessed about the view at fault, in a sentence; nil if the test names the view.
    ///
    /// A finding by a guess is a warning, even if its rule reports errors.
    public var guess: String?
    /// What a host that knows more than the rule tells to change, in a sentence; nil for the rule's own advice.
    public var proposal: String?
    /// The identity of the view's node in the recording's snapshots.
    public var node: Int?
    /// Snapshots of several steps may have the same time, so the time alone is ambiguous.
    var step: String?

    private enum CodingKeys: String, CodingKey {
        case rule, subject, amount, at, message, id, why, mover, shortage, acceptance, cause, doubt, guess
    }

    /// Creates a finding, with 0 for infinite numbers and NaN.
    public init(rule: Rule.ID, subject: String, amount: Double, at: Double, message: String) {
        self.rule = rule
        self.subject = subject
        self.amount = amount.isFinite ? amount : 0
        self.at = at.isFinite ? at : 0
        self.message = message
    }

    init(rule: Rule.ID, of node: SceneNode, amount: Double, in picture: SceneSnapshot, message: String) {
        self.init(rule: rule, subject: node.name, amount: amount, at: picture.time, message: message)
        (self.node, step) = (node.id, picture.step)
    }
}

extension Finding {
    /// Returns the finding for a run in which nothing was typed.
    public static func nothingExercised(_ screen: String) -> Finding {
        Finding(
            rule: .nothingExercised, subject: screen, amount: 0, at: 0,
            message: "No input was typed into, so nothing was checked. Lead to one with a script: Script.tap(…).type(…)"
        )
    }

    /// Returns the finding for a run in which an input was edited without a keyboard.
    public static func noKeyboard(_ screen: String) -> Finding {
        Finding(
            rule: .noKeyboard, subject: screen, amount: 0, at: 0,
            message:
                "An input was edited and no keyboard came up, so nothing was checked. Is a hardware keyboard connected? "
                + "In a simulator switch it off: I/O, Keyboard, Connect Hardware Keyboard; in Device Hub: Device, Keyboard."
        )
    }

    /// Returns the finding for the name of a marked control that fits no view of the run.
    public static func unknownMark(_ name: String) -> Finding {
        Finding(
            rule: .unknownMark, subject: name, amount: 0, at: 0,
            message:
                "No view is called '\(name)', which is marked to stay in reach. Mark an accessibility identifier or title."
        )
    }

    /// The severity of the finding, which is an error for a crashed run.
    public var severity: Rule.Severity {
        let severity = Rule.all.first { $0.id == rule }?.severity ?? .error
        return severity == .error && (doubt != nil || guess != nil) ? .warning : severity
    }

    /// The reason for the fault, the guess and the doubt about it in one line, or nil without any of them.
    ///
    /// The doubt names a UIKit member that the simulation ignores, so that a phone may place the view elsewhere.
    public var reasons: String? {
        let doubts = doubt.map { "\($0) has no effect here, so that a phone may place this view elsewhere" }
        let all = [why, guess, doubts].compactMap(\.self)
        return all.isEmpty ? nil : all.joined(separator: "; ")
    }
}

extension Finding {
    /// Returns a number as a person says it: whole from 10 on, and with at most one decimal below.
    ///
    /// If one decimal would give 0, the text has one significant digit. Infinity and NaN are 0.
    public static func spoken(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return "0" }
        if abs(number) < 0.05 && number != 0 { return String(format: "%.0e", number) }
        let rounded = spokenValue(number)
        return String(format: rounded == rounded.rounded() ? "%.0f" : "%.1f", rounded)
    }

    /// Returns the number that ``spoken(_:)`` shows.
    public static func spokenValue(_ number: Double) -> Double {
        abs(number) < 9.95 ? (number * 10).rounded() / 10 : number.rounded()
    }
}

extension Double {
    var spokenText: String { Finding.spoken(self) }
    var pointsText: String { "\(spokenText) pt" }

    var secondsText: String { String(format: "%.2f s", self) }
}

extension [Finding] {
    /// Keeps the worst finding for each key.
    ///
    /// A recording has many snapshots of a step, but a report names each fault once.
    static func worst(_ candidates: [Rule.Candidate]) -> [Finding] {
        candidates.grouped(by: \.key).compactMap { _, all in
            all.max { $0.finding.amount < $1.finding.amount }?.finding
        }
    }
}

extension [Finding] {
    /// Maps each rule to the rules that it explains, for findings on the same view at the same time.
    private static let symptoms: [Rule.ID: Set<Rule.ID>] = [
        .focusLost: [.notRestored, .jump],
        .doubleAvoidance: [.needlessGap, .pushedOffScreen, .underHardware, .lag, .jump],
        .unreachable: [.focusCovered, .caretCovered, .controlCovered],
        .pushedOffScreen: [.focusCovered, .caretCovered, .unreachable, .underHardware],
        .focusCovered: [.caretCovered],
        .slowSettle: [.lag],
        .jump: [.lag]
    ]

    /// The findings, each with the rule that explains it.
    ///
    /// A rule that explains a finding may itself be explained by a further rule. The finding then gets the last rule
    /// that this search reaches.
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
        // If layout never ends, views stay at arbitrary positions from then on.
        if finding.rule != .neverSettles,
            let endless = first(where: { $0.rule == .neverSettles && ($0.at < finding.at || isNear($0, finding)) })
        {
            return endless
        }
        return first { other in
            Self.symptoms[other.rule]?.contains(finding.rule) == true && other.subject == finding.subject
                && isNear(other, finding)
        }
    }

    /// A fault at the beginning of a movement may be reported up to half a second later.
    private func isNear(_ one: Finding, _ other: Finding) -> Bool { abs(one.at - other.at) <= 0.6 }
}
