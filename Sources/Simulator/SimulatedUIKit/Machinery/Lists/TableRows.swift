// Fidelity: exact — the simulation's own machinery: a search for rows by position that visits few rows

import Foundation

/// The rows, headers and footers of a table, from the top down.
///
/// A tree of partial sums stores the heights. So a changed height, or a search for a position, touches only few
/// heights.
@MainActor
struct TableRows {
    /// The edges of a row are in the table's coordinates, in points.
    struct Row {
        let path: IndexPath
        let top: CGFloat
        let height: CGFloat
        var bottom: CGFloat { top + height }
    }

    struct Height {
        var points: CGFloat
        var isAutomatic = false
        var isMeasured = false
    }

    private var heights: [Height] = []
    private var sums: [CGFloat] = []
    private var starts: [Int] = []
    let top: CGFloat

    init(top: CGFloat = 0) { self.top = top }

    var bottom: CGFloat { place(heights.count) }
    var numberOfSections: Int { starts.count }

    var counts: [Int] { (0..<numberOfSections).map(count) }

    mutating func beginSection(header: Height) {
        starts.append(heights.count)
        heights.append(header)
    }

    mutating func append(_ height: Height) { heights.append(height) }

    mutating func finish() {
        sums = [0] + heights.map(\.points)
        for index in sums.indices.dropFirst() {
            let next = index + (index & -index)
            if next < sums.count { sums[next] += sums[index] }
        }
    }

    private func place(_ index: Int) -> CGFloat {
        var sum = top, index = index
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    private func index(below point: CGFloat) -> Int {
        var index = 0, rest = point - top, step = 1
        while step * 2 < sums.count { step *= 2 }
        while step > 0 {
            if index + step < sums.count {
                visit()
                if sums[index + step] <= rest {
                    index += step
                    rest -= sums[index]
                }
            }
            step /= 2
        }
        return index
    }

    private mutating func set(_ height: Height, at index: Int) {
        let change = height.points - heights[index].points
        heights[index] = height
        guard change != 0 else { return }
        var index = index + 1
        while index < sums.count {
            sums[index] += change
            index += index & -index
        }
    }

    private func end(ofSection section: Int) -> Int {
        section + 1 < starts.count ? starts[section + 1] : heights.count
    }

    func count(inSection section: Int) -> Int {
        starts.indices.contains(section) ? end(ofSection: section) - starts[section] - 2 : 0
    }

    private func index(of path: IndexPath) -> Int? {
        guard path.count == 2, path.row >= 0, path.row < count(inSection: path.section) else { return nil }
        return starts[path.section] + 1 + path.row
    }

    subscript(path: IndexPath) -> Row? {
        guard let index = index(of: path) else { return nil }
        visit()
        return Row(path: path, top: place(index), height: heights[index].points)
    }

    func height(of path: IndexPath) -> Height? { index(of: path).map { heights[$0] } }

    mutating func measure(_ path: IndexPath, _ points: CGFloat) -> Bool {
        guard let index = index(of: path) else { return false }
        let isNew = heights[index].points != points
        set(Height(points: points, isAutomatic: true, isMeasured: true), at: index)
        return isNew
    }

    mutating func measureEnd(_ section: Int, isFooter: Bool, _ points: CGFloat) {
        let index = isFooter ? end(ofSection: section) - 1 : starts[section]
        set(Height(points: points, isAutomatic: true, isMeasured: true), at: index)
    }

    func ends(ofSection section: Int) -> (header: Row, footer: Row)? {
        guard starts.indices.contains(section) else { return nil }
        func row(_ index: Int) -> Row {
            Row(path: IndexPath(row: 0, section: section), top: place(index), height: heights[index].points)
        }
        return (row(starts[section]), row(end(ofSection: section) - 1))
    }

    private func section(of index: Int) -> Int {
        var low = 0, high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
        guard !heights.isEmpty else { return [] }
        var section = max(0, section(of: min(index(below: top), heights.count - 1))), found: [Int] = []
        while section < starts.count, place(starts[section]) < bottom {
            if place(end(ofSection: section)) > top { found.append(section) }
            section += 1
        }
        return found
    }

    func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] {
        var index = index(below: top), place = place(index), found: [Row] = []
        guard index < heights.count else { return [] }
        var section = section(of: index)
        while index < heights.count, place < bottom {
            visit()
            if index >= end(ofSection: section) { section += 1 }
            let height = heights[index].points, isRow = index > starts[section] && index < end(ofSection: section) - 1
            if isRow, place + height > top {
                let path = IndexPath(row: index - starts[section] - 1, section: section)
                found.append(Row(path: path, top: place, height: height))
            }
            index += 1
            place = self.place(index)
        }
        return found
    }

    func row(at place: CGFloat) -> Row? {
        let index = index(below: place)
        guard index < heights.count, self.place(index) <= place else { return nil }
        let section = section(of: index)
        return self[IndexPath(row: index - starts[section] - 1, section: section)]
    }

    private func visit() { Simulation.current.record.rowVisits += 1 }
}
