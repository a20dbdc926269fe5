import Foundation

/// A line of the table: a case's cost at every size, and its growth.
struct LayoutRow {
    let text: String

    private static func pad(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    static func head(_ sizes: [Int]) -> String {
        let columns = sizes.map { pad("\($0)", 10) }.joined(separator: " |")
        return "| case            | unit  |\(columns) | growth |\n"
            + "| --------------- | ----- | " + sizes.map { _ in "--------: | " }.joined() + "-----: |"
    }

    /// Measures a case.
    ///
    /// Sizes that would take minutes are left out.
    @MainActor init(_ one: LayoutCase, _ sizes: [Int]) {
        var figures: [Double?] = [], isTooLong = false
        // Run the case once before the measurement, because the first run in a process takes longer.
        _ = sizes.first.map(one.measure)
        for size in sizes {
            guard !isTooLong, size <= one.largest else {
                figures.append(nil)
                continue
            }
            let start = LayoutClock.now()
            figures.append(one.measure(size))
            isTooLong = LayoutClock.now() - start > 4_000_000_000
        }
        let known = figures.compactMap { $0 }
        let growth = known.count > 1 ? String(format: "%.1f", known[known.count - 1] / known[0]) : ""
        let columns = figures.map { Self.pad($0.map { String(format: "%.2f", $0) } ?? "", 9) }.joined(separator: " | ")
        let name = one.name.padding(toLength: 15, withPad: " ", startingAt: 0)
        let unit = one.unit.padding(toLength: 5, withPad: " ", startingAt: 0)
        text = "| \(name) | \(unit) | \(columns) | \(Self.pad(growth, 6)) |"
    }
}
