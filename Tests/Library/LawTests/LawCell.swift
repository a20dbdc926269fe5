import Foundation
import Testing

/// A group of random event sequences, which are called lives, in a process of its own.
///
/// All lives of a cell begin with the same ways of avoiding the keyboard, on different generated screens.
struct LawCell: Codable, Sendable, CustomStringConvertible, CustomTestStringConvertible {
    let ways: [LawWay]
    /// The indices of the lives, which are also a part of their seeds.
    var lives: Range<Int>

    var name: String { ways.map(\.rawValue).joined(separator: " with ") }

    var description: String { lives.lowerBound == 0 ? name : "\(name), from life \(lives.lowerBound)" }

    var testDescription: String { description }

    /// The number of random event sequences in the long nightly run, for each way of avoiding the keyboard.
    ///
    /// The value is nil in all other runs.
    private static let nightly = ProcessInfo.processInfo.environment["TIDELINE_RANDOM_SEQUENCES"].flatMap(Int.init)

    /// The number of random event sequences in the short daily run.
    ///
    /// Each way of avoiding the keyboard gets this number of sequences, and so does each pair of ways.
    static let livesOfDay = 600

    private static let mostLives = 1000

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

    /// A cell for each way of avoiding the keyboard, and a cell for each pair of ways.
    static let all: [LawCell] = {
        let single = LawWay.allCases.flatMap { parts([$0], nightly ?? livesOfDay) }
        return single + (nightly == nil ? pairs : allPairs).flatMap { parts($0, nightly.map { $0 / 10 } ?? livesOfDay) }
    }()

    private static func parts(_ ways: [LawWay], _ lives: Int) -> [LawCell] {
        stride(from: 0, to: lives, by: mostLives).map {
            LawCell(ways: ways, lives: $0..<min($0 + mostLives, lives))
        }
    }
}
