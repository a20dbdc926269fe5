package import AuditRules
import Foundation
import SceneModel

/// Describes a report in sentences.
package enum Sentence {
    /// The verdict in a few words.
    package static func headline(of report: AuditReport) -> String {
        let summary = report.summary, causes = report.causes
        func named(_ some: [AuditReport.Cause], _ word: String) -> String {
            let screens = Set(report.runs.map(\.screen)).count
            let place =
                screens == 1
                ? " on \(report.runs[0].screen)"
                : " in \(Set(some.map(\.run.screen)).count) of \(count(screens, "screen"))"
            return count(some.count, word) + place
        }
        switch report.verdict {
        case .clear: return "Nothing hides behind the keyboard"
        case .accepted: return "Clear but for \(count(report.acceptedCount, "accepted finding"))"
        case .notExercised where report.isStopped: return "Stopped before the end"
        case .notExercised where summary.runs == 0: return "Nothing to show"
        case .notExercised:
            let unchecked = report.runs.count { $0.verdict == .notExercised }
            return "Nothing was checked in \(number(unchecked)) of \(count(summary.runs, "run"))"
        case .warnings: return named(causes, "warning")
        case .findings: return named(causes.filter(\.isError), "fault")
        }
    }

    package static func summary(of report: AuditReport) -> String {
        let summary = report.summary
        guard summary.runs > 0 else { return "Nothing was audited." }
        let scope = "\(count(summary.runs, "run")) on \(count(summary.devices.count, "device"))"
        let clear = "\(number(summary.clear)) clear", found = "\(number(summary.withFindings)) "
        return switch report.verdict {
        case .clear: "\(scope), all clear: what people type into stays above the keyboard."
        case .accepted: "\(scope), clear but for \(count(report.acceptedCount, "accepted finding"))."
        case .notExercised where !report.isStopped: "\(scope): \(clear), \(found)in which nothing was checked."
        default: "\(scope)\(report.isStopped ? " before the stop" : ""): \(clear), \(found)with findings."
        }
    }

    package static func hosts(_ hosts: AuditReport.Hosts) -> String {
        guard hosts.compared > 0 else { return "No run of a phone has a simulated one of the same circumstances." }
        let found = hosts.disagreements.count
        guard found > 0 else { return "\(count(hosts.compared, "run")) of phones compared: the simulation agrees." }
        return "\(found) of \(count(hosts.compared, "run")) of phones end otherwise on a simulated one. "
            + "That is a fault of the simulation until something else is shown."
    }

    /// The table heads for ``cells(of:)``.
    package static let headsOfHosts = [
        "Screen", "Where", "Usage", "Found on the phone alone", "Found in the simulation alone"
    ]

    package static func cells(of found: Disagreement) -> [String] {
        let alone = [found.onHostAlone, found.simulatedAlone].map {
            $0.isEmpty ? "nothing" : $0.joined(separator: ", ")
        }
        return [
            "\(found.screen), \(found.avoidance.rawValue)",
            "\(found.device) · \(found.host), \(found.orientation.rawValue)",
            "\(found.usage.rawValue), \(found.keyboard.rawValue)"
        ] + alone
    }

    package static func count(_ count: Int, _ word: String) -> String {
        "\(number(count)) \(word)\(count == 1 ? "" : "s")"
    }

    /// A whole number with commas, such as `36,180`.
    package static func number(_ number: Int) -> String {
        number.formatted(.number.locale(Locale(identifier: "en_US")))
    }
}

extension AuditReport {
    package var acceptedCount: Int { runs.reduce(0) { $0 + ($1.accepted?.count ?? 0) } }
}
