/// Judges the simulator's rules by the records of phones.
///
/// A record is a file with a device's answers, and a row is a question. A record certifies a rule if every row that
/// names the rule has the simulator's answer. A row with a different answer refutes the rule.
///
/// Records of the simulated UIKit are ignored. A record of Apple's simulator can refute a rule, like a record of a
/// phone. The rules that Apple's simulator certifies are listed separately, because its keyboard differs from a
/// phone's.
public struct CertificateVerdict: Sendable {
    /// Whether phones confirm a rule of the simulator.
    public enum Standing: Sendable, Equatable {
        /// No record has all the answers on which the rule depends.
        case open
        case certified(by: [String])
        /// Only records of Apple's simulator certify the rule so far.
        case certifiedInSimulator(by: [String])
        case refuted(by: [Refutation])
    }

    /// An answer that contradicts a rule.
    public struct Refutation: Sendable, Equatable {
        /// The rule.
        public let rule: String
        /// The name of the row.
        public let row: String
        /// The phone's answer.
        public let answer: String
        /// The answer of this package's simulated UIKit.
        public let played: String
        /// The name of the simulator's reading that gives the phone's answer, or nil.
        ///
        /// A reading is an alternative behaviour of UIKit that tests can choose.
        public let reading: String?
        /// The record with this answer, such as `iPhone15,2, iOS 17.5`.
        ///
        /// If the record has a name, the name comes first, and the device and its system follow in parentheses.
        public let record: String

        /// The refutation in one sentence.
        public var sentence: String {
            let cure = reading.map { "the reading \($0) says so" } ?? "no reading says so"
            return "Rule \(rule) is refuted by row \(row) of \(record): \"\(answer)\", not \"\(played)\"; \(cure)"
        }
    }

    /// The result for each rule, by the rule's id.
    ///
    /// The dictionary contains all rules that depend on the answer to a question.
    public let standings: [String: Standing]

    /// Judges records.
    ///
    /// The verdict names a record after its device and its system.
    ///
    /// If `names` has a name at the record's index, this name comes first.
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

    /// All answers that contradict a rule, sorted by rule.
    public var refutations: [Refutation] {
        standings.sorted { $0.key < $1.key }.flatMap { _, standing -> [Refutation] in
            guard case .refuted(let refutations) = standing else { return [] }
            return refutations
        }
    }

    private static func refutation(
        of rule: String, by row: CertificateRow, in record: CertificateRecord, named name: String
    ) -> Refutation? {
        guard let answer = record.row(row.id)?.answer, let played = row.played, answer != played else { return nil }
        let reading = row.answers.first { $0.word == answer }?.reading
        return Refutation(rule: rule, row: row.id, answer: answer, played: played, reading: reading, record: name)
    }
}
