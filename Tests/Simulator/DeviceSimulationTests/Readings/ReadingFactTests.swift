import DeviceSimulation
import Foundation
import TestSupport
import Testing

struct ReadingFactTests {
    @Test func `each reading says what both meanings are`() {
        for reading in Reading.allCases {
            let facts = reading.facts
            #expect(!facts.played.isEmpty && !facts.other.isEmpty && facts.played != facts.other, "\(reading)")
            #expect(!facts.dependsOn.isEmpty && facts.dependsOn.allSatisfy { !$0.isEmpty }, "\(reading)")
        }
        let others = Reading.allCases.map(\.facts.other)
        #expect(Set(others).count == others.count)
    }

    @Test func `each rule that a reading names exists`() throws {
        let known = try PackageFolder.rules()
        for reading in Reading.allCases {
            #expect(!reading.facts.rules.isEmpty, "\(reading)")
            for rule in reading.facts.rules { #expect(known.contains(rule), "\(reading): \(rule)") }
        }
    }

    @Test func `a source can be opened, or is called inferred`() {
        for reading in Reading.allCases {
            for sources in [reading.facts.sourcesFor, reading.facts.sourcesAgainst] {
                #expect(!sources.isEmpty && Set(sources).count == sources.count, "\(reading)")
                for source in sources {
                    #expect(source == "inferred" || source.hasPrefix("https://"), "\(reading): \(source)")
                }
            }
        }
    }

    @Test func `the page lists the readings`() throws {
        let text = ReadingPage.text, written = try PackageFolder.regenerated(ReadingPage.path, as: text)
        #expect(written == text, "out of date; run: TIDELINE_REGENERATE=1 swift test --filter ReadingFactTests")
    }

    @Test @MainActor func `a phone keeps its readings`() throws {
        let device = try Device.named("iPhone 14")
        #expect(SimulatedPhone(device).readings.isEmpty)
        let readings = Set(Reading.allCases)
        let copy = try JSONDecoder().decode(Set<Reading>.self, from: JSONEncoder().encode(readings))
        #expect(SimulatedPhone(device, readings: copy).readings == readings)
    }
}
