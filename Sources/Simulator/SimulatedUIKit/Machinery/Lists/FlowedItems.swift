// Fidelity: partial — rules C42, C43; a search for elements by position visits few elements

import Foundation

/// The headers, items and footers of a flow layout, along the scrolling axis.
@MainActor
struct FlowedItems {
    /// Frames are in the collection view's coordinates.
    struct Element {
        let path: IndexPath, kind: String?, frame: CGRect
    }

    private struct Line {
        let start: CGFloat, end: CGFloat, elements: Range<Int>
    }

    private let room: CGFloat, isVertical: Bool
    private var elements: [Element] = [], lines: [Line] = []
    /// For each section, the index of its first item in `elements`.
    private var starts: [Int] = [], counts: [Int] = []
    private var headers: [Int: Int] = [:], footers: [Int: Int] = [:]
    private var end: CGFloat = 0

    init(room: CGFloat = 0, isVertical: Bool = true) { (self.room, self.isVertical) = (room, isVertical) }

    var contentSize: CGSize { isVertical ? CGSize(width: room, height: end) : CGSize(width: end, height: room) }

    // MARK: Placing

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    mutating func addHeader(_ size: CGSize) {
        let section = starts.count
        if addSupplement(size, kind: UICollectionView.elementKindSectionHeader, section: section) {
            headers[section] = elements.count - 1
        }
        starts.append(elements.count)
        counts.append(0)
    }

    mutating func addFooter(_ size: CGSize) {
        let section = starts.count - 1
        if addSupplement(size, kind: UICollectionView.elementKindSectionFooter, section: section) {
            footers[section] = elements.count - 1
        }
    }

    private mutating func addSupplement(_ size: CGSize, kind: String, section: Int) -> Bool {
        guard along(size) > 0 else { return false }
        let path = IndexPath(item: 0, section: section), index = elements.count
        elements.append(Element(path: path, kind: kind, frame: rect(end, 0, along(size), room)))
        lines.append(Line(start: end, end: end + along(size), elements: index..<index + 1))
        end += along(size)
        return true
    }

    /// Each line gets as many items as fit with the minimum spacing (rule C42).
    mutating func addItems(_ sizes: [CGSize], inset: UIEdgeInsets, lineSpacing: CGFloat, spacing: CGFloat) {
        let before = isVertical ? inset.top : inset.left, after = isVertical ? inset.bottom : inset.right
        let near = isVertical ? inset.left : inset.top, far = isVertical ? inset.right : inset.bottom
        let breadth = room - near - far
        counts[counts.count - 1] = sizes.count
        end += before
        var first = 0
        while first < sizes.count {
            var last = first, taken = across(sizes[first])
            while last + 1 < sizes.count, taken + spacing + across(sizes[last + 1]) <= breadth + 0.001 {
                last += 1
                taken += spacing + across(sizes[last])
            }
            if first > 0 { end += lineSpacing }
            addLine(
                sizes, first...last, near: near, breadth: breadth, spacing: spacing, isLast: last == sizes.count - 1)
            first = last + 1
        }
        end += after
    }

    private mutating func addLine(
        _ sizes: [CGSize], _ range: ClosedRange<Int>, near: CGFloat, breadth: CGFloat, spacing: CGFloat, isLast: Bool
    ) {
        let length = range.map { along(sizes[$0]) }.max() ?? 0, widths = range.reduce(0) { $0 + across(sizes[$1]) }
        // In a full line, the items spread from one end to the other. In the last line, they keep the spacing of the
        // line before.
        var gap = range.count > 1 ? (breadth - widths) / CGFloat(range.count - 1) : spacing
        if isLast { gap = min(gap, lastLineGap(sizes, range, breadth: breadth, spacing: spacing)) }
        // An item is centered if its line has no room for a second item.
        let isAlone = range.count == 1 && (!isLast || 2 * widths + spacing > breadth)
        var place = near + (isAlone ? max(0, (breadth - widths) / 2) : 0)
        let index = elements.count
        for item in range {
            let size = sizes[item], offset = (length - along(size)) / 2
            let path = IndexPath(item: item, section: starts.count - 1)
            elements.append(
                Element(path: path, kind: nil, frame: rect(end + offset, place, along(size), across(size))))
            place += across(size) + gap
        }
        lines.append(Line(start: end, end: end + length, elements: index..<elements.count))
        end += length
    }

    /// Returns the spacing in the last line.
    ///
    /// Items of equal size keep the spacing of a full line, so that they form columns.
    private func lastLineGap(
        _ sizes: [CGSize], _ range: ClosedRange<Int>, breadth: CGFloat, spacing: CGFloat
    ) -> CGFloat {
        let width = across(sizes[range.lowerBound])
        guard sizes.allSatisfy({ across($0) == width }) else { return spacing }
        let fitting = max(1, ((breadth + spacing) / (width + spacing) + 0.0001).rounded(.down))
        return fitting > 1 ? (breadth - fitting * width) / (fitting - 1) : spacing
    }

    // MARK: Finding

    func elements(in area: CGRect) -> [Element] {
        let from = isVertical ? area.minY : area.minX, to = isVertical ? area.maxY : area.maxX
        var found: [Element] = [], index = firstLine { $0.end > from }
        while index < lines.count, lines[index].start < to {
            Simulation.current.record.rowVisits += 1
            found += elements[lines[index].elements].filter { $0.frame.intersects(area) }
            index += 1
        }
        return found
    }

    private func firstLine(where isBelow: (Line) -> Bool) -> Int {
        var low = 0, high = lines.count
        while low < high {
            let middle = (low + high) / 2
            Simulation.current.record.rowVisits += 1
            if isBelow(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func item(at path: IndexPath) -> Element? {
        guard path.count == 2, starts.indices.contains(path.section), path.item >= 0,
            path.item < counts[path.section]
        else { return nil }
        return elements[starts[path.section] + path.item]
    }

    func supplement(ofKind kind: String, in section: Int) -> Element? {
        let known = kind == UICollectionView.elementKindSectionHeader ? headers : footers
        return known[section].map { elements[$0] }
    }
}
