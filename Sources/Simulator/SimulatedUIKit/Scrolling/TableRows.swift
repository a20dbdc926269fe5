// Fidelity: exact — the bench itself: rows are found by their place in the table, without a look at the others

import Foundation

/// The rows of a table, from the top down.
@MainActor
struct TableRows {
    /// A row and where it is, in the table's coordinates, in points.
    struct Row {
        let path: IndexPath
        let top: CGFloat
        let height: CGFloat
        var bottom: CGFloat { top + height }
    }

    private var rows: [Row] = []
    /// By section: the number of rows above it.
    private var starts: [Int] = []

    /// Where the last row ends.
    var height: CGFloat { rows.last?.bottom ?? 0 }
    var numberOfSections: Int { (rows.last?.path.section ?? -1) + 1 }

    mutating func beginSection() { starts.append(rows.count) }

    /// Adds a row to the last section.
    mutating func append(height: CGFloat) {
        let path = IndexPath(row: rows.count - (starts.last ?? 0), section: starts.count - 1)
        rows.append(Row(path: path, top: self.height, height: height))
    }

    func count(inSection section: Int) -> Int {
        guard starts.indices.contains(section) else { return 0 }
        return (section + 1 < starts.count ? starts[section + 1] : rows.count) - starts[section]
    }

    subscript(path: IndexPath) -> Row? {
        guard path.count == 2, path.row >= 0, path.row < count(inSection: path.section) else { return nil }
        return visit(starts[path.section] + path.row)
    }

    /// The rows of which something lies between two places.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] {
        var found: [Row] = [], index = firstIndex { $0.bottom > top }
        while index < rows.count, visit(index).top < bottom {
            if rows[index].bottom > top { found.append(rows[index]) }
            index += 1
        }
        return found
    }

    func row(at place: CGFloat) -> Row? {
        let index = firstIndex { $0.bottom > place }
        return index < rows.count && visit(index).top <= place ? rows[index] : nil
    }

    /// The first row that satisfies what all below it satisfy too.
    private func firstIndex(where isBelow: (Row) -> Bool) -> Int {
        var low = 0, high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if isBelow(visit(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func visit(_ index: Int) -> Row {
        Simulation.current.record.rowVisits += 1
        return rows[index]
    }
}
