import Foundation
import SceneModel

extension AuditReport: CustomStringConvertible {
    private static let toldCauses = 3

    /// Whether something was played, and no run has an unaccepted finding.
    public var isClear: Bool { verdict <= .accepted }

    /// The report as text: the three most important causes, then the notes.
    ///
    /// Each cause has its reason, its remedy, its frequency, and the call that repeats a run.
    public var description: String {
        let causes = causes
        guard !causes.isEmpty else {
            let accepted = runs.reduce(0) { $0 + ($1.accepted?.count ?? 0) }
            let words =
                accepted == 0 ? "all clear" : "clear but for \(accepted) accepted finding\(accepted == 1 ? "" : "s")"
            return ([runs.isEmpty ? "nothing was played" : "\(runs.count) runs, \(words)"] + toldNotes)
                .joined(separator: "\n")
        }
        let told = causes.prefix(Self.toldCauses).flatMap(lines(of:))
        let rest = causes.count - Self.toldCauses
        let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "cause" : "causes")"] : []
        let found = runs.count { !$0.isClear }
        return (["\(found) of \(runs.count) runs with findings"] + told + more + toldNotes).joined(separator: "\n")
    }

    private var toldNotes: [String] {
        Set(runs.flatMap { $0.notes ?? [] }).sorted().prefix(Self.toldCauses).map { "note: \($0)" }
    }

    private func lines(of cause: Cause) -> [String] {
        let finding = cause.finding
        let more = [finding.reasons.map { "why: \($0)" }, cause.alsoLine].compactMap(\.self) + cause.remedyLines
        return ["\(finding.rule): \(finding.message) (\(cause.countLine))"] + more.map { "  \($0)" }
            + ["  again: \(replay(of: cause.run))"]
    }

    private func replay(of run: AuditRun) -> String {
        // The name of an iPad contains a quotation mark.
        let name = run.device.contains("\"") ? "#\"\(run.device)\"#" : "\"\(run.device)\""
        let place = host == nil ? ".devices([try Device.named(\(name))])" : "on \(run.device), "
        return place + ".orientations([.\(run.orientation.rawValue)]).keyboards([.\(run.keyboard.codeName)])"
            + ".usages([.\(run.usage.rawValue)])"
            + (run.surroundings == .usual ? "" : ".surroundings([\(run.surroundings.code)])")
    }
}

extension ListedName {
    var codeName: String {
        let words = rawValue.split(separator: "-")
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }
}
