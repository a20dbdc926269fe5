import AuditRules
import CoreGraphics
import Foundation

extension TreeCheck {
    /// The verdict for a terminal, with a line feed at the end.
    public var text: String {
        var lines = [headline, keyboardLine]
        for fault in faults {
            lines.append("✗ \(fault.finding.message) (\(fault.finding.rule))")
            if let why = fault.finding.reasons { lines.append("    why: \(why)") }
            lines.append("    remedy: \(fault.remedy)")
        }
        lines += facts.map { "· \($0.subject) \($0.reason)" }
        lines += unjudged.map { "? \($0.subject): \($0.reason)" }
        return lines.map(\.singleLine).joined(separator: "\n") + "\n"
    }

    /// The verdict in a line, such as `2 faults`.
    public var headline: String {
        let rules = judged.map(\.rawValue).joined(separator: ", ")
        return switch exitCode {
        case 0: "clear\(field): no fault by \(rules)\(unjudged.isEmpty ? "" : ", \(unjudged.count) not judged")"
        case 1: "\(faults.count) fault\(faults.count == 1 ? "" : "s")"
        default: rules.isEmpty ? "not judged" : "not judged: what the keyboard covers; no fault by \(rules)"
        }
    }

    /// Whether the keyboard covers the edited field is the question, so a clear answer says where it is open.
    private var field: String { judged.contains(.focusCovered) ? "" : ", but the edited field is not judged" }

    /// Where the keyboard is on the screen, in points, and how that is known.
    public var keyboardLine: String {
        guard let keyboard else { return "keyboard: of unknown place" }
        let frame = keyboard.frame
        return
            "keyboard: from \(Self.points(frame.minY)) down to \(Self.points(frame.maxY)) of \(Self.points(screen.height)) pt, "
            + keyboard.basis
    }
}
