import DeviceSimulation
import Foundation
import SimulatorTestSupport
import Testing

@Suite struct KeyboardHeightTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var size: CGSize
        var orientation: Device.Orientation
        var bar: Bool
        var version: Double
        var height: Double
        var inferred = false

        init(
            _ width: Double, _ height: Double, _ orientation: Device.Orientation, bar: Bool, _ version: Double,
            is points: Double, inferred: Bool = false
        ) {
            (size, self.orientation, self.bar) = (CGSize(width: width, height: height), orientation, bar)
            (self.version, self.height, self.inferred) = (version, points, inferred)
        }

        var testDescription: String { "\(size) \(orientation), \(bar ? "with" : "without") bar, iOS \(version)" }
    }

    static let rows = [
        Row(390, 844, .portrait, bar: true, 17, is: 336, inferred: true),
        Row(390, 844, .portrait, bar: false, 17, is: 292),
        Row(390, 844, .landscape, bar: true, 17, is: 209),
        Row(390, 844, .landscape, bar: false, 17, is: 172),
        Row(375, 667, .portrait, bar: true, 17, is: 260, inferred: true),
        Row(375, 667, .portrait, bar: false, 17, is: 216, inferred: true),
        Row(375, 812, .portrait, bar: true, 17, is: 336, inferred: true),
        Row(414, 896, .portrait, bar: true, 17, is: 346),
        Row(768, 1024, .portrait, bar: true, 17, is: 313),
        Row(768, 1024, .landscape, bar: true, 17, is: 398, inferred: true),
        Row(834, 1194, .portrait, bar: true, 17, is: 333),
        Row(834, 1194, .landscape, bar: false, 17, is: 368),
        // Heights on earlier versions of iOS, from records that were made when these versions were current.
        Row(375, 667, .portrait, bar: true, 8, is: 258, inferred: true),
        Row(375, 667, .portrait, bar: true, 11, is: 258, inferred: true),
        Row(375, 667, .portrait, bar: false, 9, is: 216),
        Row(375, 812, .portrait, bar: true, 11, is: 333),
        Row(375, 812, .portrait, bar: true, 12, is: 335, inferred: true),
        Row(375, 812, .portrait, bar: true, 12.4, is: 335, inferred: true),
        Row(375, 812, .portrait, bar: true, 13, is: 336, inferred: true),
        Row(375, 812, .portrait, bar: false, 12, is: 291, inferred: true),
        Row(320, 568, .portrait, bar: true, 9, is: 253, inferred: true),
        Row(320, 568, .portrait, bar: false, 9, is: 216),
        Row(320, 568, .landscape, bar: false, 8, is: 162),
        Row(320, 480, .portrait, bar: false, 7, is: 216),
        Row(414, 736, .portrait, bar: true, 10, is: 271, inferred: true),
        Row(768, 1024, .portrait, bar: false, 6, is: 264),
        Row(768, 1024, .landscape, bar: false, 6, is: 352),
        Row(768, 1024, .landscape, bar: true, 8, is: 391, inferred: true),
        // From trees of elements.
        Row(402, 874, .portrait, bar: true, 26, is: 335),
        Row(402, 874, .portrait, bar: true, 27, is: 328),
        // The sources have no heights for these devices or versions.
        Row(320, 480, .portrait, bar: true, 17, is: 253, inferred: true),
        Row(402, 874, .portrait, bar: true, 17, is: 336, inferred: true),
        Row(834, 1210, .landscape, bar: true, 17, is: 418, inferred: true)
    ]

    @Test(arguments: rows)
    func `a known height is the recorded one`(row: Row) throws {
        let device = try #require(Device.all.first { $0.portraitSize == row.size })
        let height = KeyboardHeight.letters(
            on: device, orientation: row.orientation, predictionBar: row.bar, systemVersion: row.version)
        #expect(height.points == row.height, "\(row)")
        #expect(height.isInferred == row.inferred, "\(row): \(height.provenance)")
        #expect(!height.sources.isEmpty, "\(row)")
    }

    @Test(arguments: Held.all, [8, 11, 13, 15, 17, 18, 26] as [Double])
    func `every device's keyboard heights are plausible and sourced`(
        held: Held, version: Double
    ) {
        var heights: [Double] = []
        for bar in [true, false] {
            let height = KeyboardHeight.letters(
                on: held.device, orientation: held.orientation, predictionBar: bar, systemVersion: version)
            let share = height.points / Double(held.device.size(in: held.orientation).height)
            #expect((0.2...0.65).contains(share), "\(held), iOS \(version): \(height)")
            #expect(!height.sources.isEmpty, "\(held), iOS \(version)")
            #expect(height.points > held.device.safeArea(in: held.orientation).bottom)
            heights.append(height.points)
        }
        #expect(heights[0] > heights[1], "\(held), iOS \(version): the bar adds nothing in \(heights)")
    }

    @Test func `a neighbour is named, with the same kind and home indicator`() throws {
        var borrowed = 0
        for held in Held.all {
            let height = KeyboardHeight.letters(
                on: held.device, orientation: held.orientation, predictionBar: true, systemVersion: 17)
            guard case .nearestDevice(let name) = height.provenance else { continue }
            borrowed += 1
            let neighbour = try #require(Device.all.first { $0.name == name })
            #expect(neighbour.kind == held.device.kind && neighbour.hasHomeIndicator == held.device.hasHomeIndicator)
            #expect(height.isInferred)
        }
        #expect(borrowed > 0)
    }

    @Test func `records have heights that fit a screen and a source each`() {
        for record in KeyboardHeightRecord.all {
            if let height = record.height { #expect((14...500).contains(height), "\(record.device): \(height)") }
            #expect(!record.sources.isEmpty, "\(record.device)")
            if let first = record.firstVersion, let last = record.lastVersion {
                #expect(first <= last, "\(record.device)")
                #expect(record.covers(version: first) && record.covers(version: last + 0.9))
                #expect(!record.covers(version: first - 0.1) && !record.covers(version: last + 1))
            }
            for screen in record.screens {
                #expect(Device.all.contains { $0.portraitSize == screen }, "\(record.device): \(screen)")
            }
        }
        #expect(KeyboardHeightRecord.Confidence.recorded < .listed)
    }
}
