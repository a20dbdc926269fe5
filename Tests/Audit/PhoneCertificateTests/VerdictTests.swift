import Foundation
import PhoneCertificate
import TestSupport
import Testing

/// What records say about the rules, made ones and those that phones have sent.
struct VerdictTests {
    private func record(
        _ maker: CertificateRecord.Maker = .apple, changing changes: [String: String?] = [:]
    ) -> CertificateRecord {
        let rows = PhoneCertificate.rows.compactMap { row -> CertificateRecord.Row? in
            let answer = changes[row.id] ?? row.played
            return CertificateRecord.Row(
                id: row.id, question: row.question, answer: answer, notRun: answer == nil ? "needs a finger" : nil)
        }
        return CertificateRecord(device: "iPhone15,2", system: "17.5", maker: maker, rows: rows)
    }

    @Test func `a phone that agrees certifies the rules of its rows`() {
        let verdict = CertificateVerdict(of: [record()])
        #expect(verdict.refutations.isEmpty && verdict.standings["E46"] == .certified(by: ["iPhone15,2, iOS 17.5"]))
        #expect(verdict.standings["C17"] == .open, "a row of it needs a finger")
    }

    @Test func `a row that was not run leaves its rules open`() {
        let verdict = CertificateVerdict(of: [record(changing: ["PC-11b": nil])])
        #expect(verdict.standings["E24"] == .open && verdict.standings["D13"] != .open)
    }

    @Test func `a phone that contradicts refutes beside one that agrees`() throws {
        let verdict = CertificateVerdict(of: [record(), record(changing: ["PC-05": "after both"])], names: ["a", "b"])
        let refutation = try #require(verdict.refutations.first)
        #expect(verdict.refutations.map(\.rule) == ["E46", "E7"] && refutation.row == "PC-05")
        #expect(refutation.reading == "movesGuidesAfterNotifications")
        for word in ["E46", "PC-05", "b (iPhone15,2, iOS 17.5)", "after both", "before both"] {
            #expect(refutation.sentence.contains(word), "\(refutation.sentence)")
        }
    }

    @Test func `an answer that no reading gives refutes as well`() {
        let verdict = CertificateVerdict(of: [record(changing: ["PC-02": "7 points off"])])
        #expect(verdict.refutations.map(\.rule) == ["A4", "A5"] && verdict.refutations[0].reading == nil)
    }

    @Test func `a record of the simulated UIKit says nothing`() {
        let verdict = CertificateVerdict(of: [record(.simulated, changing: ["PC-05": "after both"]), record(.simulated)]
        )
        #expect(verdict.standings.values.allSatisfy { $0 == .open })
    }

    @Test func `no record of a phone contradicts the simulator`() throws {
        let folder = PackageFolder.root.appendingPathComponent("Docs/Facts/Certificates")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
        let records = try files.map { try CertificateRecord(json: Data(contentsOf: $0)) }
        for (file, record) in zip(files, records) {
            #expect(record.maker == .apple, "\(file.lastPathComponent) is no phone's")
        }
        let verdict = CertificateVerdict(of: records, names: files.map(\.lastPathComponent))
        for refutation in verdict.refutations { Issue.record("\(refutation.sentence)") }
    }
}
