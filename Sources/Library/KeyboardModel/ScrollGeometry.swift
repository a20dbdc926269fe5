import CoreGraphics
import Foundation

/// How far a scroll view scrolls, along one axis, so that a stretch of its content can be seen.
public enum ScrollGeometry {
    /// The offset nearest to the present one that shows a stretch, in points (S77, S78, S87).
    ///
    /// A stretch that is visible moves nothing, not even for its margin's sake. Where there is little room the margin goes
    /// first, then the near inset, which mostly is a bar that content passes behind. A stretch that does not fit then is
    /// shown from its near end, so that a field never leaves the screen at the top.
    ///
    /// - Parameters:
    ///   - stretch: the start and the end to show, in the content's coordinates, in points; numbers that are not finite, or
    ///     in the wrong order, move nothing.
    ///   - margin: the distance it keeps from the ends of the visible part where it has to move, in points.
    ///   - offset: the present offset, in points.
    ///   - length: the scroll view's length, in points.
    ///   - insets: the covered lengths at the near and at the far end, in points.
    public static func offset(
        showing stretch: (start: CGFloat, end: CGFloat), margin: CGFloat, from offset: CGFloat, length: CGFloat,
        insets: (near: CGFloat, far: CGFloat)
    ) -> CGFloat {
        let near = offset + insets.near, far = offset + length - insets.far
        let size = stretch.end - stretch.start
        guard far > near, stretch.start.isFinite, size.isFinite, size >= 0 else { return offset }
        if stretch.start >= near && stretch.end <= far { return offset }
        let room = min(margin, max(0, far - near - size))
        let fits = size <= far - near
        if !fits, size > far - offset { return stretch.start - insets.near }
        if fits, stretch.start < near { return stretch.start - room - insets.near }
        return stretch.end + room - length + insets.far
    }

    /// An offset within the range that the content and the insets allow, in points (rule C15).
    public static func clamped(
        _ offset: CGFloat, content: CGFloat, length: CGFloat, insets: (near: CGFloat, far: CGFloat)
    ) -> CGFloat {
        min(max(offset, -insets.near), max(-insets.near, content + insets.far - length))
    }
}
