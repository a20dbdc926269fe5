import DeviceSimulation
import Foundation

/// The lives of some ways on one screen, under one reading of UIKit.
struct LawCell: Codable, Sendable, CustomStringConvertible {
    let ways: [LawWay]
    var reading: Reading?
    var lives: Int
    /// The number of this part in a cell of many lives; each part has a seed of its own.
    var part = 0

    var description: String {
        let ways = ways.map(\.rawValue).joined(separator: " with "), part = part == 0 ? "" : ", part \(part)"
        return (reading.map { "\(ways) under \($0.rawValue)" } ?? ways) + part
    }

    /// The lives of each way in a night; nil in other runs.
    private static let nightly = ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEQUENCES"].flatMap(Int.init)

    /// The lives of each way and each pair in a day, by the rules.
    static let livesOfDay = 1000
    /// The lives in a day under each reading: of `automatic`, and of each other way.
    private static let livesOfAutomatic = 100, livesOfOthers = 10
    static func livesOfReading(_ ways: [LawWay]) -> Int { ways == [.automatic] ? livesOfAutomatic : livesOfOthers }

    /// A cell of more lives is cut into parts.
    static let mostLives = 1000

    /// The pairs of a day: ways that an app would set together, and `automatic` beside a way that a screen sets itself.
    private static let pairs: [[LawWay]] = [
        [.insets, .safeArea], [.insets, .constant], [.insets, .guide], [.listener, .appearListener],
        [.listener, .followingConstraint], [.listener, .guideController], [.automatic, .insets], [.automatic, .guide],
        [.automatic, .translation]
    ]

    /// Every pair of ways.
    private static let allPairs: [[LawWay]] = LawWay.allCases.enumerated().flatMap { index, way in
        LawWay.allCases.dropFirst(index + 1).map { other in
            pairs.first { Set($0) == [way, other] } ?? [way, other]
        }
    }

    /// Each way alone and in pairs by the rules, and each way under every reading.
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

    /// The cell in parts of at most ``mostLives``.
    private var parts: [LawCell] {
        stride(from: 0, to: lives, by: Self.mostLives).enumerated().map { index, first in
            var cell = self
            (cell.part, cell.lives) = (index, min(Self.mostLives, lives - first))
            return cell
        }
    }
}
