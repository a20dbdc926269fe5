public import Foundation

/// Findings that a team has accepted for a while, each with a reason.
///
/// As JSON: `{"accepted": [{"finding": "checkout/own/focus-covered/Email", "reason": "…", "until": "2027-03-31"}]}`.
public struct Baseline: Sendable, Equatable {
    /// An accepted finding.
    public struct Entry: Codable, Sendable, Equatable {
        /// The finding's id, as in ``Finding/id`` and in JSON reports.
        public var finding: String
        /// The reason for accepting the finding.
        public var reason: String
        /// The last day of the acceptance, such as `2027-03-31`.
        public var until: String
    }

    /// The error for an unreadable baseline or an incomplete entry.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// The error message with the entry and the correction.
        public let description: String
    }

    private struct Document: Codable { var accepted: [Entry] }

    /// The entries of the baseline.
    public let entries: [Entry]
    private let current: [String: Entry]
    private let today: String

    /// The present day, as an entry writes it.
    public static var today: String {
        ISO8601DateFormatter.string(from: Date(), timeZone: .current, formatOptions: [.withFullDate])
    }

    /// Reads a baseline.
    ///
    /// - Parameters:
    ///   - data: the JSON.
    ///   - today: the date, such as `2026-11-22`. Entries that end before this date have expired.
    ///   - rules: the possible ids of findings. An entry with another id is refused.
    public init(_ data: Data, today: String, rules: [Rule.ID] = Rule.ID.known) throws(Failure) {
        try Self.checkKeys(of: data)
        let document: Document
        do {
            document = try JSONDecoder().decode(Document.self, from: data)
        } catch {
            throw Failure(
                description: "it is no baseline. Write "
                    + #"{"accepted": [{"finding": "ID", "reason": "WHY", "until": "YYYY-MM-DD"}]}."#)
        }
        for entry in document.accepted {
            guard !entry.reason.allSatisfy(\.isWhitespace) else {
                throw Failure(description: "'\(entry.finding)' has no reason. Say why it is accepted.")
            }
            guard !Rule.ID.ofTheRun.contains(where: { entry.finding.contains("/\($0)/") }) else {
                throw Failure(
                    description:
                        "'\(entry.finding)' is no fault of a screen: what the run would have found is unknown. "
                        + "Mend the script or the screen.")
            }
            try Self.checkRule(of: entry, among: rules)
            guard Self.isDay(entry.until) else {
                throw Failure(
                    description:
                        "'\(entry.finding)' ends on '\(entry.until)', which is no day. Write one as 2027-03-31.")
            }
        }
        let twice = Dictionary(grouping: document.accepted, by: \.finding).filter { $0.value.count > 1 }.keys.min()
        if let twice { throw Failure(description: "'\(twice)' is accepted twice. Leave one entry of it.") }
        entries = document.accepted
        self.today = today
        current = Dictionary(
            uniqueKeysWithValues: document.accepted.filter { $0.until >= today }.map { ($0.finding, $0) })
    }

    /// Returns whether a finding is accepted today.
    public func accepts(_ id: String) -> Bool { current[id] != nil }

    func reason(for id: String) -> String? { current[id]?.reason }

    /// Returns a sentence for each entry that has expired or that no run has found, and one for all entries of screens
    /// that were not played.
    public func remarks(on report: AuditReport) -> [String] {
        let used = Set(report.runs.flatMap { $0.accepted ?? [] }.compactMap(\.id))
        let screens = Set(report.runs.map { "\($0.screen)/\($0.avoidance)/" })
        var remarks: [String] = [], unplayed: [String] = []
        for entry in entries {
            if entry.until < today {
                remarks.append("The baseline accepted '\(entry.finding)' until \(entry.until): \(entry.reason)")
            } else if !screens.contains(where: entry.finding.hasPrefix) {
                unplayed.append("'\(entry.finding)'")
            } else if !used.contains(entry.finding) {
                remarks.append("The baseline accepts '\(entry.finding)', which no run has found. Take it out.")
            }
        }
        guard let first = unplayed.first else { return remarks }
        let more = unplayed.count > 1 ? " and \(unplayed.count - 1) more" : ""
        return remarks + ["The baseline accepts \(first)\(more), of screens or avoidances that were not played."]
    }

    /// Throws for an unknown key, such as a misspelled one, which would accept nothing.
    private static func checkKeys(of data: Data) throws(Failure) {
        let document = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        let entries = (document["accepted"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        for (keys, known) in [([document], ["accepted"]), (entries, ["finding", "reason", "until"])] {
            guard let key = keys.flatMap(\.keys).filter({ !known.contains($0) }).min() else { continue }
            let guess = UnknownName.guess(for: key, among: known)
            throw Failure(
                description: "'\(key)' is no key of a baseline.\(guess) Write one of: \(known.joined(separator: ", "))."
            )
        }
    }

    /// Checks that an entry names a rule.
    ///
    /// An entry has the form `screen/avoidance/rule/subject`. Because the name of a screen may also contain slashes,
    /// the rule's name may be any of the parts after the second.
    private static func checkRule(of entry: Entry, among rules: [Rule.ID]) throws(Failure) {
        let words = entry.finding.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
        let names = rules.map(\.rawValue)
        guard !words.contains(where: names.contains) else { return }
        let guess = UnknownName.guess(for: words.first ?? "", among: names)
        throw Failure(
            description: "'\(entry.finding)' names no rule.\(guess) Write screen/avoidance/rule/subject, with one of: "
                + "\(names.joined(separator: ", ")).")
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy("0123456789".contains) else { return false }
        let numbers = parts.map { Int($0) ?? 0 }
        return DateComponents(
            calendar: Calendar(identifier: .gregorian), year: numbers[0], month: numbers[1], day: numbers[2]
        ).isValidDate
    }
}
