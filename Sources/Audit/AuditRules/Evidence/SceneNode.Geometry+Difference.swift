import CoreGraphics
import Foundation
import SceneModel

extension SceneNode.Geometry {
    /// Returns the names of the values that differ, with their differences.
    ///
    /// Zeros of different sign are equal. The method leaves out the offset of a scroll view, because an offset may
    /// change without the keyboard.
    ///
    /// - Parameter ignoringPlace: whether to leave out the bounds, the center, and the safe area, which depends on
    ///   them.
    func differences(
        from other: SceneNode.Geometry, ignoringPlace: Bool = false
    ) -> [(name: String, amount: Double)] {
        if self == other { return [] }
        let mine = namedNumbers(withPlace: !ignoringPlace), theirs = other.namedNumbers(withPlace: !ignoringPlace)
        guard mine.count == theirs.count else { return [("number of values", abs(Double(mine.count - theirs.count)))] }
        return zip(mine, theirs)
            .filter { $0.value != $1.value && !($0.value.isNaN && $1.value.isNaN) }
            .map { (name: $0.name, amount: abs($0.value - $1.value)) }
    }

    func number(_ name: String) -> Double? { namedNumbers(withPlace: true).first { $0.name == name }?.value }

    /// Whether a value belongs to a view's position or size, which depends on the surrounding views.
    static func isPlace(_ name: String) -> Bool {
        name.hasPrefix("bounds.") || name.hasPrefix("center.") || name.hasPrefix("safeAreaInsets.")
    }

    private func namedNumbers(withPlace: Bool) -> [(name: String, value: Double)] {
        let edges = ["top", "left", "bottom", "right"]
        let origin = [("bounds.x", Double(bounds.origin.x)), ("bounds.y", Double(bounds.origin.y))]
        let place = [
            ("bounds.width", Double(bounds.size.width)), ("bounds.height", Double(bounds.size.height)),
            ("center.x", Double(center.x)), ("center.y", Double(center.y))
        ]
        return (scrolls || !withPlace ? [] : origin) + (withPlace ? place : [])
            + named("transform", ["a", "b", "c", "d", "tx", "ty"], transform)
            + named("contentInset", edges, contentInset)
            + (withPlace ? named("safeAreaInsets", edges, safeAreaInsets) : [])
            + named("indicatorInsets", edges, indicatorInsets)
    }

    private func named(_ name: String, _ parts: [String], _ values: [Double]) -> [(name: String, value: Double)] {
        values.enumerated().map { index, value in
            (name + "." + (parts.indices.contains(index) ? parts[index] : String(index)), value)
        }
    }
}

extension SceneNode.Geometry {
    /// Whether these are the values of a scroll view.
    var scrolls: Bool { !contentInset.isEmpty }

    /// Whether a finger can scroll the content.
    var obeysFinger: Bool { scrolls && isScrollEnabled != false }

    /// Whether the vertical scroll indicator ends where the content inset begins, at the bottom.
    ///
    /// An app may give both insets the same value, although only one of them had it in the beginning.
    var indicatorEndsWithContent: Bool {
        contentInset.count == 4 && indicatorInsets.count == 4 && contentInset[2] == indicatorInsets[2]
    }

    /// Returns the nearest offset at which a scroll view can rest, in points of the content.
    ///
    /// In a content of unknown size, every offset is possible.
    func nearestLegalOffset(to offset: CGPoint) -> CGPoint {
        guard let contentSize else { return offset }
        let inset = adjustedContentInset.count == 4 ? adjustedContentInset : [0, 0, 0, 0]
        func clamp(_ value: CGFloat, _ near: Double, _ far: Double, _ content: CGFloat, _ size: CGFloat) -> CGFloat {
            min(max(value, -CGFloat(near)), max(-CGFloat(near), content + CGFloat(far) - size))
        }
        return CGPoint(
            x: clamp(offset.x, inset[1], inset[3], contentSize.width, bounds.width),
            y: clamp(offset.y, inset[0], inset[2], contentSize.height, bounds.height))
    }

    func contentHasMoved(since old: SceneNode.Geometry) -> Bool {
        scrolls && (bounds.origin != old.bounds.origin || contentSize != old.contentSize)
    }
}
