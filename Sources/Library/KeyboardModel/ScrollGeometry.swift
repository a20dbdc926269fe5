import CoreGraphics
import Foundation

/// Computes the offset at which a scroll view shows a range of the content, along one axis.
public enum ScrollGeometry {
    /// Returns the offset that shows a range with the shortest scroll, in points (S77, S78, S87).
    ///
    /// If the range is wholly visible, the method returns the present offset, even if the margin is not visible. If the
    /// visible part is too short for the range and its margins, the method drops the margins first. Next it drops the
    /// inset at the beginning, because a bar over the content mostly causes this inset. If the range is still too long,
    /// the method shows the range's beginning.
    ///
    /// - Parameters:
    ///   - stretch: the start and the end to show, in the content's coordinates, in points; an invalid range keeps the
    ///     offset.
    ///   - margin: the distance between the range and the ends of the visible part after a scroll, in points.
    ///   - offset: the present offset, in points.
    ///   - length: the scroll view's length, in points.
    ///   - insets: the covered lengths at the beginning and at the end, in points.
    ///   - tolerance: a shorter distance is no difference, in points.
    public static func offset(
        showing stretch: (start: CGFloat, end: CGFloat), margin: CGFloat, from offset: CGFloat, length: CGFloat,
        insets: (near: CGFloat, far: CGFloat), tolerance: CGFloat
    ) -> CGFloat {
        let near = offset + insets.near, far = offset + length - insets.far
        let size = stretch.end - stretch.start
        guard far > near, stretch.start.isFinite, size.isFinite, size >= 0 else { return offset }
        if shows(stretch, at: offset, length: length, insets: insets, tolerance: tolerance) { return offset }
        let room = min(margin, max(0, far - near - size))
        let fits = size <= far - near + tolerance + rounding
        if !fits, size > far - offset { return stretch.start - insets.near }
        if fits, stretch.start < near { return stretch.start - room - insets.near }
        return stretch.end + room - length + insets.far
    }

    /// Returns whether a range of the content is visible at an offset.
    ///
    /// - Parameters:
    ///   - stretch: the start and the end of the range, in the content's coordinates, in points.
    ///   - offset: the offset, in points.
    ///   - length: the scroll view's length, in points.
    ///   - insets: the covered lengths at the beginning and at the end, in points.
    ///   - tolerance: a shorter part may be covered at each end, in points.
    public static func shows(
        _ stretch: (start: CGFloat, end: CGFloat), at offset: CGFloat, length: CGFloat,
        insets: (near: CGFloat, far: CGFloat), tolerance: CGFloat
    ) -> Bool {
        let reach = tolerance + rounding
        return stretch.start >= offset + insets.near - reach && stretch.end <= offset + length - insets.far + reach
    }

    /// Returns whether two offsets, in points, are the same one.
    ///
    /// UIKit may round an offset to pixels. So an offset that code has set and the offset that code reads afterwards
    /// may differ by half a pixel.
    ///
    /// - Parameter tolerance: half a pixel, in points.
    public static func isSame(_ one: CGFloat, _ other: CGFloat, tolerance: CGFloat) -> Bool {
        abs(one - other) <= tolerance + rounding
    }

    /// Converted coordinates have rounding errors.
    private static let rounding: CGFloat = 0.001

    /// Returns the offset limited to the range of the content and the insets, in points (rule C15).
    public static func clamped(
        _ offset: CGFloat, content: CGFloat, length: CGFloat, insets: (near: CGFloat, far: CGFloat)
    ) -> CGFloat {
        min(max(offset, -insets.near), max(-insets.near, content + insets.far - length))
    }
}
