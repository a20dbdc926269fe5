import DeviceSimulation
import Testing

/// The cells (groups of random lives) that one process plays, as a single test of the law.
struct LawBatch: Codable, Sendable, CustomTestStringConvertible {
    var cells: [LawCell]

    var testDescription: String {
        guard let first = cells.first, cells.count > 1 else { return cells.first?.description ?? "nothing" }
        return "\(cells.count) ways, \(first.description) to \(cells.last?.ways.first?.rawValue ?? "")"
    }

    private var lives: Int { cells.reduce(0) { $0 + $1.lives } }

    /// All batches, each of which is a list of cells.
    ///
    /// A cell is a group of random event sequences, which are called lives. All cells of a batch assume the same
    /// behaviour of UIKit. The cells of a batch have at most ``LawCell/mostLives`` lives together.
    static let all: [LawBatch] = {
        var batches: [LawBatch] = []
        for cell in LawCell.all {
            let last = batches.last
            let fits = last.map { $0.lives + cell.lives <= LawCell.mostLives && $0.cells.last?.reading == cell.reading }
            if fits == true {
                batches[batches.count - 1].cells.append(cell)
            } else {
                batches.append(LawBatch(cells: [cell]))
            }
        }
        return batches
    }()
}
