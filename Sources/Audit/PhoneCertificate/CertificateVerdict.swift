/// The verdict about the rules that follows from the records of phones.
///
/// A record certifies a rule if it contains the simulator's answer for every row that names the rule. One row with a
/// different answer refutes the rule. Rows that measure name no rule. Records of the simulated UIKit are ignored.
/// Apple's simulator runs Apple's UIKit, but its keyboard differs from a phone's. It refutes rules like a phone, and
/// the rules that it certifies are listed separately.
public struct CertificateVerdict: Sendable {
    /// The state of a rule.
    public enum Standing: Sendable, Equatable {
        /// No record has answers for all of its rows.
        case open
        case certified(by: [String])
        /// Apple's simulator of these devices and systems certifies the rule; a phone has yet to do so.
        case certifiedInSimulator(by: [String])
        case refuted(by: [Refutation])
    }

    /// An answer that contradicts a rule.
    public struct Refutation: Sendable, Equatable {
        /// The rule.
        public let rule: String
        /// The row's name.
        public let row: String
        /// The phone's answer.
        public let answer: String
        /// The simulator's answer.
        public let played: String
        /// The reading with the phone's answer, if there is one.
        public let reading: String?
        /// The device and its system.
        public let record: String

        /// The refutation in one sentence.
        public var sentence: String {
            let cure = reading.map { "the reading \($0) says so" } ?? "no reading says so"
            return "Rule \(rule) is refuted by row \(row) of \(record): \"\(answer)\", not \"\(played)\"; \(cure)"
        }
    }

    /// The state of each rule that a row names.
    public let standings: [String: Standing]

    /// Judges records with these names; by default a record is named after device and system.
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

    /// All answers that contradict a rule, by rule.
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
