import CoreGraphics
import Foundation

/// The order of reading: line by line from the top, and in the writing direction within a line.
public enum ReadingOrder {
    /// Returns the indices of the rectangles in reading order.
    ///
    /// Two rectangles are in the same line if the middle of one rectangle is within the height of the other rectangle.
    ///
    /// - Parameters:
    ///   - frames: rectangles in one coordinate space, in points.
    ///   - rightToLeft: whether lines run from right to left.
    public static func indices(of frames: [CGRect], rightToLeft: Bool = false) -> [Int] {
        let downwards = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var lines: [[Int]] = []
        for index in downwards {
            if let first = lines.last?.first, shareALine(frames[first], frames[index]) {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            line.sorted { left, right in
                let a = rightToLeft ? -frames[left].maxX : frames[left].minX
                let b = rightToLeft ? -frames[right].maxX : frames[right].minX
                return (a, left) < (b, right)
            }
        }
    }

    private static func shareALine(_ one: CGRect, _ other: CGRect) -> Bool {
        (one.minY...max(one.minY, one.maxY)).contains(other.midY)
            || (other.minY...max(other.minY, other.maxY)).contains(one.midY)
    }
}
