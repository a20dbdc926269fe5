/// What the records of phones say about the rules.
///
/// A record certifies a rule when every row that names it has given the simulator's answer there. One row with another
/// answer refutes it. A record of the simulated UIKit says nothing.
public struct CertificateVerdict: Sendable {
    /// How a rule stands.
    public enum Standing: Sendable, Equatable {
        /// No record has answered all of its rows.
        case open
        /// By these devices and systems.
        case certified(by: [String])
        /// By these rows of these records.
        case refuted(by: [Refutation])
    }

    /// An answer that contradicts a rule.
    public struct Refutation: Sendable, Equatable {
        /// The rule.
        public let rule: String
        /// The row's name.
        public let row: String
        /// What the phone has answered.
        public let answer: String
        /// What the simulator answers.
        public let played: String
        /// The reading that answers as the phone does; nil where none does.
        public let reading: String?
        /// The device and its system.
        public let record: String

        /// The whole in one sentence.
        public var sentence: String {
            let cure = reading.map { "the reading \($0) says so" } ?? "no reading says so"
            return "Rule \(rule) is refuted by row \(row) of \(record): \"\(answer)\", not \"\(played)\"; \(cure)"
        }
    }

    /// The standing of each rule that a row names.
    public let standings: [String: Standing]

    /// Judges records, which are known by these names; without names by device and system.
    public init(of records: [CertificateRecord], names: [String] = []) {
        let phones = records.enumerated().filter { $0.element.maker == .apple }.map { index, record in
            let label = "\(record.device), iOS \(record.system)"
            return (record, names.indices.contains(index) ? "\(names[index]) (\(label))" : label)
        }
        let rows = PhoneCertificate.rows
        var standings: [String: Standing] = [:]
        for rule in Set(rows.flatMap(\.rules)) {
            let asked = rows.filter { $0.rules.contains(rule) }
            var certifiers: [String] = [], refutations: [Refutation] = []
            for (record, name) in phones {
                let found = asked.compactMap { Self.refutation(of: rule, by: $0, in: record, named: name) }
                refutations += found
                let isFull = asked.allSatisfy { record.row($0.id)?.answer != nil }
                if isFull, found.isEmpty { certifiers.append(name) }
            }
            standings[rule] =
                refutations.isEmpty
                ? (certifiers.isEmpty ? .open : .certified(by: certifiers)) : .refuted(by: refutations)
        }
        self.standings = standings
    }

    /// All that contradicts a rule, by rule.
    public var refutations: [Refutation] {
        standings.sorted { $0.key < $1.key }.flatMap { _, standing -> [Refutation] in
            guard case .refuted(let refutations) = standing else { return [] }
            return refutations
        }
    }

    private static func refutation(
        of rule: String, by row: any CertificateRow, in record: CertificateRecord, named name: String
    ) -> Refutation? {
        guard let answer = record.row(row.id)?.answer, let played = row.played, answer != played else { return nil }
        let reading = row.answers.first { $0.word == answer }?.reading
        return Refutation(rule: rule, row: row.id, answer: answer, played: played, reading: reading, record: name)
    }
}
