import DeviceSimulation
import Foundation

/// A group of random event sequences, which are called lives.
///
/// All lives of a cell use the same ways of avoiding the keyboard, on different generated screens. If a cell has a
/// `reading`, UIKit has this possible behaviour in all lives.
struct LawCell: Codable, Sendable, CustomStringConvertible {
    let ways: [LawWay]
    var reading: Reading?
    var lives: Int
    /// Each part of a large cell has a random seed of its own.
    var part = 0

    var description: String {
        let ways = ways.map(\.rawValue).joined(separator: " with "), part = part == 0 ? "" : ", part \(part)"
        return (reading.map { "\(ways) under \($0.rawValue)" } ?? ways) + part
    }

    /// The number of random event sequences in the long nightly run, for each way of avoiding the keyboard.
    ///
    /// The value is nil in all other runs.
    private static let nightly = ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEQUENCES"].flatMap(Int.init)

    /// The number of random event sequences in the short daily run with UIKit's documented rules.
    ///
    /// Each way of avoiding the keyboard gets this number of sequences, and so does each pair of ways.
    static let livesOfDay = 1000
    /// The number of random event sequences in the short daily run, under each other possible behaviour of UIKit.
    ///
    /// The first number is for the way `automatic`, and the second number is for every other way of avoiding the
    /// keyboard.
    private static let livesOfAutomatic = 100, livesOfOthers = 10
    static func livesOfReading(_ ways: [LawWay]) -> Int { ways == [.automatic] ? livesOfAutomatic : livesOfOthers }

    static let mostLives = 1000

    /// Avoidances that an app would set together, or `automatic` with an avoidance that a screen sets itself.
    private static let pairs: [[LawWay]] = [
        [.insets, .safeArea], [.insets, .constant], [.insets, .guide], [.listener, .appearListener],
        [.listener, .followingConstraint], [.listener, .guideController], [.automatic, .insets], [.automatic, .guide],
        [.automatic, .translation]
    ]

    /// Only the nightly run plays every pair.
    private static let allPairs: [[LawWay]] = LawWay.allCases.enumerated().flatMap { index, way in
        LawWay.allCases.dropFirst(index + 1).map { other in
            pairs.first { Set($0) == [way, other] } ?? [way, other]
        }
    }

    /// All cells, which are groups of random event sequences.
    ///
    /// The first cells follow UIKit's documented rules. There is a cell for each way of avoiding the keyboard, and a
    /// cell for each pair of ways. The later cells repeat each way under each other possible behaviour of UIKit.
    static let all: [LawCell] = {
        var cells = LawWay.allCases.map { LawCell(ways: [$0], lives: nightly ?? livesOfDay) }
        cells += (nightly == nil ? pairs : allPairs).map {
            LawCell(ways: $0, lives: nightly.map { $0 / 10 } ?? livesOfDay)
        }
        for reading in Reading.allCases {
            for way in LawWay.allCases {
                let lives = nightly.map { $0 / 10 } ?? livesOfReading([way])
                cells.append(LawCell(ways: [way], reading: reading, lives: lives))
            }
        }
        return cells.flatMap(\.parts)
    }()

    private var parts: [LawCell] {
        stride(from: 0, to: lives, by: Self.mostLives).enumerated().map { index, first in
            var cell = self
            (cell.part, cell.lives) = (index, min(Self.mostLives, lives - first))
            return cell
        }
    }
}
