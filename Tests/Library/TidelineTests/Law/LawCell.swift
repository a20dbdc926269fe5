import DeviceSimulation
import Foundation
import TestSupport
import Testing

/// Some ways on one screen, under one reading of UIKit: what one test of the law plays lives of.
struct LawCell: Codable, Sendable, CustomTestStringConvertible {
    let ways: [LawWay]
    var reading: Reading?
    var lives: Int

    var testDescription: String {
        let ways = ways.map(\.rawValue).joined(separator: " with ")
        return reading.map { "\(ways) under \($0.rawValue)" } ?? ways
    }

    /// How many lives of each cell a night asks for; nil on every other occasion.
    private static let nightly = ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEQUENCES"].flatMap(Int.init)

    /// How many lives a day plays of each way, and of each pair, by the rules.
    static let livesOfWay = 300, livesOfPair = 60

    private static let pairs: [[LawWay]] = [
        [.insets, .safeArea], [.insets, .constant], [.insets, .guide], [.listener, .appearListener],
        [.listener, .followingConstraint], [.listener, .guideController], [.automatic, .insets], [.automatic, .guide]
    ]

    /// Each way alone and in pairs by the rules, and under other readings.
    ///
    /// By day the readings take turns: `automatic` plays under each, the other ways under two or three each.
    static let all: [LawCell] = {
        var cells = LawWay.allCases.map { LawCell(ways: [$0], lives: nightly ?? livesOfWay) }
        cells += pairs.map { LawCell(ways: $0, lives: nightly.map { $0 / 10 } ?? livesOfPair) }
        for (number, reading) in Reading.allCases.enumerated() {
            for (index, way) in LawWay.allCases.enumerated() {
                let isTurn = way == .automatic || number % LawWay.allCases.count == index
                guard isTurn || nightly != nil else { continue }
                cells.append(LawCell(ways: [way], reading: reading, lives: nightly.map { $0 / 10 } ?? 50))
            }
        }
        return cells
    }()
}
