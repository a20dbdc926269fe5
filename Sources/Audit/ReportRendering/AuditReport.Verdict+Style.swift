package import AuditRules
import Foundation
import SceneModel

extension AuditReport.Verdict {
    /// A sign that is recognizable in black and white.
    package var sign: String {
        switch self {
        case .clear, .accepted: "✓"
        case .warnings: "!"
        case .notExercised: "?"
        case .findings: "✗"
        }
    }

    /// The class of the page's elements.
    package var style: String {
        switch self {
        case .clear: "clear"
        case .accepted, .warnings: "warning"
        case .notExercised: "unknown"
        case .findings: "error"
        }
    }
}

extension AuditRun {
    /// The worst finding of the run.
    ///
    /// Errors are worse than warnings, and greater amounts are worse than smaller ones.
    package var worstFinding: Finding? {
        func rank(_ finding: Finding) -> Int { finding.severity == .error ? 1 : 0 }
        return findings.max { (rank($0), $0.amount) < (rank($1), $1.amount) }
    }

    /// The verdict in one or two words, such as `clear`, `accepted`, `88 pt` or `30 passes`.
    package var shortVerdict: String {
        guard let worst = worstFinding else { return verdict.rawValue }
        if verdict == .notExercised { return "not exercised" }
        return worst.amount.spokenText + (worst.rule == .layoutPasses ? " passes" : " pt")
    }

    /// Whether the device is an iPad.
    ///
    /// If the run has a picture, the picture decides, otherwise the device's name.
    package var isPad: Bool {
        if let idiom = steps.lazy.compactMap({ $0.snapshot?.screen.idiom }).first { return idiom == .pad }
        return device.lowercased().contains("ipad")
    }

    /// The system's version, or what else differs from the usual surroundings, in words.
    ///
    /// A device that came later has the usual ones too, so they aren't called iOS 17.
    package var spokenSurroundings: String { surroundings == .usual ? Self.usual : surroundings.words }
    package static let usual = "usual"

    package var spokenAvoidance: String { avoidance == .nothing ? "no avoidance" : avoidance.rawValue }

    package var circumstances: String {
        "\(device), \(orientation), \(keyboard), \(usage)"
            + (surroundings == .usual ? "" : ", \(surroundings.words)")
    }

    package var title: String { "\(screen), \(circumstances), \(spokenAvoidance)" }
}

extension AuditRun {
    /// The names of the steps in a run with a hardware keyboard, in which the screen shows at most a bar.
    private static let withoutKeyboard = [
        "keyboard down": "before typing", "keyboard rising": "input tapped", "keyboard up": "input edited",
        "keyboard gone": "input left", "keyboard again": "input tapped again"
    ]
    private static let endings = [" rising": " tapped", " up": " edited", " gone": " left"]

    package func caption(of step: String) -> String {
        guard keyboard == .hardware else { return step }
        if let known = Self.withoutKeyboard[step] { return known }
        let ending = Self.endings.first { step.hasSuffix($0.key) }
        return ending.map { step.dropLast($0.key.count) + $0.value } ?? step
    }
}
