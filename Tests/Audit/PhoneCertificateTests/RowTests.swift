import DeviceSimulation
import Foundation
import PhoneCertificate
import SimulatedStages
import Testing
import UIKit

/// Different possible behaviours of UIKit have to give different answers to the certificate's questions.
@MainActor struct RowTests {
    /// The possible behaviours of UIKit that no question of the phone certificate tests, each with a reason.
    private static let unasked: [Reading: String] = [
        .clampsOffsetUnderFinger: "needs a finger that holds content",
        .reportsRemoteInputAsForeign: "needs a finger in a page of another process",
        .leavesGuidesOfMovedWindows: "needs an iPad whose window is moved by a finger",
        .guideReturnsByFrames: "needs a finger that lets go of the keyboard halfway"
    ]

    @Test(arguments: [15.0, 17, 18, 26])
    func `a row that runs answers as the simulator plays`(system: Double) throws {
        let record = try SimulatedRecord.make(system: system)
        #expect(record.rows.map(\.id) == PhoneCertificate.rows.map(\.id) && record.maker == .simulated)
        for row in PhoneCertificate.rows {
            let entry = try #require(record.row(row.id))
            #expect(row.isMeasurement || entry.answer == row.played, "\(row.id): \(entry)")
            #expect((entry.answer == nil) == (entry.notRun != nil), "\(row.id): \(entry)")
        }
        let unasked = ["PC-05b", "PC-06j", "PC-12", "PC-14", "PC-16", "PC-18", "PC-30", "PC-31", "PC-36b"]
        #expect(record.rows.filter { $0.answer == nil }.map(\.id) == unasked)
    }

    /// The first device has a home button, the second a wide status bar, and the third low keyboards.
    @Test(arguments: ["iPhone SE (2nd generation)", "iPhone 16 Pro Max", "iPad mini (6th generation)"])
    func `another device answers alike`(device: String) throws {
        let record = try SimulatedRecord.make(on: device)
        for row in PhoneCertificate.rows where !row.isMeasurement {
            let entry = try #require(record.row(row.id))
            if entry.notRun?.hasPrefix("needs a device with a safe area at its bottom") == true {
                #expect(device.contains("SE") && ["PC-04a", "PC-04f", "PC-35", "PC-40"].contains(row.id), "\(entry)")
            } else {
                #expect(entry.answer == row.played, "\(row.id): \(entry)")
            }
        }
    }

    @Test(arguments: Reading.allCases)
    func `a reading turns the rows that name it, and no other`(reading: Reading) throws {
        let record = try SimulatedRecord.make([reading])
        for row in PhoneCertificate.rows where !row.isMeasurement {
            let turned = row.answers.first { $0.reading == reading.rawValue }?.word
            #expect(
                record.row(row.id)?.answer == turned ?? row.played,
                "\(row.id): \(String(describing: record.row(row.id)))")
        }
    }

    @Test func `each reading has a row or a reason`() {
        let named = Set(PhoneCertificate.rows.flatMap { $0.answers.compactMap(\.reading) })
        for reading in Reading.allCases {
            #expect(named.contains(reading.rawValue) != (Self.unasked[reading] != nil), "\(reading)")
        }
        #expect(named.isSubset(of: Reading.allCases.map(\.rawValue)))
    }

    @Test func `a row's rules hold those of a reading that it names`() {
        for reading in Reading.allCases where Self.unasked[reading] == nil {
            let rows = PhoneCertificate.rows.filter { $0.answers.contains { $0.reading == reading.rawValue } }
            #expect(!Set(rows.flatMap(\.rules)).isDisjoint(with: reading.facts.rules), "\(reading)")
        }
        #expect(Set(PhoneCertificate.rows.map(\.id)).count == PhoneCertificate.rows.count)
    }

    @Test func `a show lays out each view with a guide once`() throws {
        #expect(try SimulatedRecord.make().row("PC-20")?.answer == "1, 10, 100")
    }

    @Test(arguments: [[], [.commitsBeforeObservers]] as [Set<Reading>])
    func `a layer that asks for layout as the run loop wakes gets it in that turn`(readings: Set<Reading>) throws {
        let details = try SimulatedRecord.make(readings).row("PC-22c")?.details
        #expect(details?["layer laid out in the turn that it asks in"] == "yes" && details?["system"] == "17.0")
    }

    @Test func `a record comes back from its text`() throws {
        let record = try SimulatedRecord.make()
        #expect(try CertificateRecord(json: Data(record.json.utf8)) == record)
    }

    @Test func `the film shows the keyboard come and go`() throws {
        let film = try SimulatedRecord.make().film, posts = film.map(\.notifications).joined()
        #expect(posts == "CScsCHch" && film.count == 90)
        #expect(film.first?.guideTop == 508 && film.last?.guideTop == 810)
        #expect(film.contains { $0.drawnBottom > 520 && $0.drawnBottom < 800 }, "it is drawn on its way")
        #expect(zip(film, film.dropFirst()).allSatisfy { $0.time < $1.time && $0.layouts <= $1.layouts })
    }

    @Test func `the film is a log that can be played`() throws {
        let record = try SimulatedRecord.make(), posts = record.film.flatMap(\.posts)
        let trace = try KeyboardTrace.decode(Data(record.json.utf8))
        #expect(trace.events.map(\.name.rawValue) == posts.map(\.name) && trace.screen == [390, 844])
        let shows = trace.events.filter { $0.name == .willShow }
        #expect(shows.map { $0.end?.rect } == [CGRect(x: 0, y: 508, width: 390, height: 336)])
        #expect(shows.allSatisfy { $0.begin?.rect?.minY == 844 && $0.curve == 7 && $0.isLocal == true })
        #expect(shows.map(\.duration) == [0.25])
        #expect(zip(trace.events, trace.events.dropFirst()).allSatisfy { ($0.t ?? 0) <= ($1.t ?? 0) })
    }
}
