import AuditRules
import Foundation
import TestSupport

/// The changes that have cured the faults of small screens, by the rule that told the fault.
///
/// `Remedies.txt` has them, which a test compares with what audits play.
struct PlayedCures {
    /// A change is known by a part of its words; the first that fits counts.
    private static let kinds = [
        ("no change", nothing),
        (
            "keyboardLayoutGuide",
            "the view's bottom tied to `view.keyboardLayoutGuide.topAnchor`, its old constraint deleted"
        ),
        (".safeArea", "`controller.keyboardAvoidance = .safeArea`"),
        (".translation.focus", "`view.keyboardAvoidance = .translation.focus()`"),
        (".translation", "`view.keyboardAvoidance = .translation`"),
        (".insets", "`scrollView.keyboardAvoidance = .insets`"),
        (".automatic", "`window.keyboardAvoidance = .automatic`"),
        ("own code", "the screen's own code for keyboard notifications removed")
    ]
    private static let nothing = "nothing that was tried"
    private var counts: [String: [String: Int]] = [:]

    init() throws {
        for line in try PackageFolder.text(of: "Tests/Audit/RemedyTests/Remedies.txt").split(separator: "\n") {
            for cell in line.split(separator: "|").dropFirst() {
                let words = cell.trimmingCharacters(in: .whitespaces)
                guard let rule = words.split(separator: " ").first, let colon = words.range(of: ": ") else { continue }
                let cure = words[colon.upperBound...]
                let kind = Self.kinds.first { cure.contains($0.0) }
                counts[String(rule), default: [:]][kind?.1 ?? String(cure), default: 0] += 1
            }
        }
    }

    /// The changes that cured a rule's faults, the most frequent first; nil for a rule without a played fault.
    func words(of rule: Rule.ID) -> String? {
        guard let cures = counts[rule.rawValue] else { return nil }
        func rank(_ cure: (key: String, value: Int)) -> (Int, Int, String) {
            (cure.key == Self.nothing ? 1 : 0, -cure.value, cure.key)
        }
        let order = cures.sorted { rank($0) < rank($1) }.map { "\($0.key) (\($0.value))" }
        return "What cured it, by the number of small screens: \(order.joined(separator: "; "))."
    }
}
