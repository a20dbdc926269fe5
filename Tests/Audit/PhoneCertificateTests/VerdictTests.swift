import DeviceSimulation
import Foundation
@testable import PhoneCertificate
import Testing

/// A phone answers questions about UIKit, and its answers prove or disprove rules about UIKit.
///
/// Certificate records contain these answers. The records come from phones, or are made for these tests.
struct VerdictTests {
    private func record(
        _ maker: CertificateRecord.Maker = .apple, changing changes: [String: String?] = [:]
    ) -> CertificateRecord {
        let rows = PhoneCertificate.rows.compactMap { row -> CertificateRecord.Row? in
            let answer = changes[row.id] ?? row.played
            return CertificateRecord.Row(
                id: row.id, question: row.question, answer: answer, notRun: answer == nil ? "needs a finger" : nil)
        }
        return CertificateRecord(device: "iPhone15,2", system: "17.5", maker: maker, screen: [393, 852], rows: rows)
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

    @Test func `Apple's simulator certifies as a simulator alone`() {
        let name = "simulator of iPhone15,2, iOS 17.5"
        #expect(CertificateVerdict(of: [record(.appleSimulator)]).standings["D13"] == .certifiedInSimulator(by: [name]))
        let both = CertificateVerdict(of: [record(.appleSimulator), record()])
        #expect(both.standings["D13"] == .certified(by: ["iPhone15,2, iOS 17.5"]))
        let other = CertificateVerdict(of: [record(.appleSimulator, changing: ["PC-09": "the observer"]), record()])
        #expect(other.refutations.map(\.rule) == ["D13"] && other.refutations[0].record == name)
    }

    @Test @MainActor func `a record of Apple's simulator is told from a phone's`() {
        let phone = UIKitMaker.apple(in: ["HOME": "/"], machine: "iPhone15,2")
        #expect(phone == (.apple, "iPhone15,2"))
        let simulator = UIKitMaker.apple(in: ["SIMULATOR_MODEL_IDENTIFIER": "iPhone15,2"], machine: "arm64")
        #expect(simulator == (.appleSimulator, "iPhone15,2"))
    }

    @Test func `a record's file is named after device, system and maker`() {
        #expect(record().fileName == "iPhone15,2-17.5.json")
        #expect(record(.appleSimulator).fileName == "iPhone15,2-17.5-simulator.json")
    }

    @Test func `a measurement neither certifies nor refutes`() {
        #expect(PhoneCertificate.rows.filter(\.isMeasurement).map(\.id) == ["PC-20", "PC-44"])
        for row in PhoneCertificate.rows where row.isMeasurement { #expect(row.answers.isEmpty && row.rules.isEmpty) }
    }

    @Test @MainActor func `a phone's record with one other answer refutes that rule`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("certificates-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var record = try SimulatedRecord.make()
        (record.maker, record.device) = (.apple, "iPhone15,2")
        let file = folder.appendingPathComponent(record.fileName)
        try Data(record.json.utf8).write(to: file)
        let agreeing = try CertificateFolder(folder)
        agreeing.check()
        #expect(agreeing.verdict.standings["D13"] == .certified(by: ["iPhone15,2-17.0.json (iPhone15,2, iOS 17.0)"]))

        let index = try #require(record.rows.firstIndex { $0.id == "PC-09" })
        record.rows[index].answer = "the observer"
        try Data(record.json.utf8).write(to: file)
        let contradicting = try CertificateFolder(folder)
        #expect(contradicting.verdict.refutations.map(\.rule) == ["D13"])
        #expect(contradicting.verdict.refutations[0].reading == "postsTextChangeBeforeDelegate")
        withKnownIssue {
            contradicting.check()
        } matching: {
            $0.comments.contains { "\($0)".contains("D13") }
        }

        record.maker = .simulated
        try FileManager.default.removeItem(at: file)
        try Data(record.json.utf8).write(to: folder.appendingPathComponent(record.fileName))
        let simulated = try CertificateFolder(folder)
        #expect(simulated.verdict.refutations.isEmpty)
        withKnownIssue { simulated.check() }
    }

    @Test func `no record of a phone contradicts the simulator`() throws {
        try CertificateFolder.sent.check()
    }

    @Test func `a reading says that a phone has answered where a record does`() throws {
        let standings = try CertificateFolder.sent.verdict.standings
        for reading in Reading.allCases {
            let isAnswered = reading.facts.rules.compactMap { standings[$0] }.contains { standing in
                switch standing {
                case .certified, .refuted: true
                case .open, .certifiedInSimulator: false
                }
            }
            #expect((reading.facts.certifiedBy != nil) == isAnswered, "\(reading)")
        }
    }
}
