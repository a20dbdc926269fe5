import TestSupport
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

    /// The number of random event sequences for each way of avoiding the keyboard.
    private static let livesOfAWay = 100 * Effort.factor

    /// The number of random event sequences in which ``KnownFault/count`` was counted.
    static let livesCounted = 600

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

    /// Each of the few pairs gets half as many event sequences as a way, and each of all pairs a tenth of them.
    private static let pairsPlayed = Effort.isNightly ? (allPairs, livesOfAWay / 10) : (pairs, livesOfAWay / 2)

    /// A cell for each way of avoiding the keyboard, and a cell for each pair of ways.
    static let all: [LawCell] = {
        let single = LawWay.allCases.flatMap { parts([$0], livesOfAWay) }
        return single + pairsPlayed.0.flatMap { parts($0, pairsPlayed.1) }
    }()

    private static func parts(_ ways: [LawWay], _ lives: Int) -> [LawCell] {
        stride(from: 0, to: lives, by: mostLives).map {
            LawCell(ways: ways, lives: $0..<min($0 + mostLives, lives))
        }
    }
}
