/// What the records of phones say about the rules.
///
/// A record certifies a rule when every row that names it has given the simulator's answer there. One row with another
/// answer refutes it. Rows that measure name no rule. A record of the simulated UIKit says nothing. Apple's simulator runs
/// Apple's UIKit, and its keyboard is not a phone's: it refutes as a phone does, and what it certifies is kept apart.
public struct CertificateVerdict: Sendable {
    /// How a rule stands.
    public enum Standing: Sendable, Equatable {
        /// No record has answered all of its rows.
        case open
        /// By these devices and systems.
        case certified(by: [String])
        /// By Apple's simulator of these devices and systems alone, and by no phone.
        case certifiedInSimulator(by: [String])
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
        let witnesses = records.enumerated().filter { $0.element.maker != .simulated }.map { index, record in
            let place = record.maker == .appleSimulator ? "simulator of " : ""
            let label = "\(place)\(record.device), iOS \(record.system)"
            return (record, names.indices.contains(index) ? "\(names[index]) (\(label))" : label)
        }
        let rows = PhoneCertificate.rows
        var standings: [String: Standing] = [:]
        for rule in Set(rows.flatMap(\.rules)) {
            let asked = rows.filter { $0.rules.contains(rule) }
            var phones: [String] = [], simulators: [String] = [], refutations: [Refutation] = []
            for (record, name) in witnesses {
                let found = asked.compactMap { Self.refutation(of: rule, by: $0, in: record, named: name) }
                refutations += found
                let isFull = asked.allSatisfy { record.row($0.id)?.answer != nil }
                guard isFull, found.isEmpty else { continue }
                if record.maker == .apple { phones.append(name) } else { simulators.append(name) }
            }
            standings[rule] =
                if !refutations.isEmpty {
                    .refuted(by: refutations)
                } else if !phones.isEmpty {
                    .certified(by: phones)
                } else {
                    simulators.isEmpty ? .open : .certifiedInSimulator(by: simulators)
                }
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
