import Foundation

/// How far a scroll view scrolls, along one axis, so that a stretch of its content can be seen.
public enum ScrollGeometry {
    /// The offset nearest to the present one that shows a stretch, in points (S77, S78, S87).
    ///
    /// A stretch that is visible moves nothing, not even for its margin's sake. One that does not fit is shown from its
    /// near end, so that a field never leaves the screen at the top.
    ///
    /// - Parameters:
    ///   - stretch: what to show, in the content's coordinates, in points.
    ///   - margin: the distance it keeps from the ends of the visible part where it has to move, in points.
    ///   - offset: the present offset, in points.
    ///   - length: the scroll view's length, in points.
    ///   - insets: what of it is covered at the near and at the far end, in points.
    public static func offset(
        showing stretch: ClosedRange<CGFloat>, margin: CGFloat, from offset: CGFloat, length: CGFloat,
        insets: (near: CGFloat, far: CGFloat)
    ) -> CGFloat {
        let near = offset + insets.near, far = offset + length - insets.far
        guard far > near, stretch.lowerBound.isFinite, stretch.upperBound.isFinite else { return offset }
        if stretch.lowerBound >= near && stretch.upperBound <= far { return offset }
        let size = stretch.upperBound - stretch.lowerBound
        let room = min(margin, max(0, (far - near - size) / 2))
        let alignedNear = stretch.lowerBound - room - insets.near
        if stretch.lowerBound < near || size > far - near { return alignedNear }
        return stretch.upperBound + room - length + insets.far
    }

    /// An offset within the range that the content and the insets allow, in points (rule C15).
    public static func clamped(
        _ offset: CGFloat, content: CGFloat, length: CGFloat, insets: (near: CGFloat, far: CGFloat)
    ) -> CGFloat {
        min(max(offset, -insets.near), max(-insets.near, content + insets.far - length))
    }
}
