internal import KeyboardModel
import UIKit

/// The part of the content that a scroll view shows at one instant, and the scroll view's room on the screen.
@MainActor
struct ScrollPlace {
    /// The vertical offset, in points of the content.
    let offset: CGFloat
    /// The scroll view's height, in points.
    let height: CGFloat
    private let insets: UIEdgeInsets
    private let contentHeight: CGFloat
    /// The upper and the lower edge of the scroll view in the window's coordinates, in points.
    private let edges: (top: CGFloat, bottom: CGFloat)
    let isUpsideDown: Bool

    init(_ scrollView: UIScrollView) {
        offset = scrollView.contentOffset.y
        height = scrollView.bounds.height
        insets = scrollView.adjustedContentInset
        contentHeight = scrollView.contentSize.height
        let start = scrollView.bounds.minY, end = scrollView.bounds.maxY
        let first = scrollView.convert(CGPoint(x: 0, y: start), to: nil).y
        let last = scrollView.convert(CGPoint(x: 0, y: end), to: nil).y
        edges = (min(first, last), max(first, last))
        isUpsideDown = last < first
    }

    /// A list whose end is at most this far away is at its end for a person, in points.
    private static let nearEnd: CGFloat = 20

    /// Whether the end at the bottom of the screen is in sight, or nearly so (S81).
    ///
    /// A keyboard's inset alone may hide a part of the last row of a list at its top. Such a list is at its end only if
    /// its last row is completely visible.
    var isAtEnd: Bool {
        if isUpsideDown { return offset + insets.top <= Self.nearEnd }
        guard let distanceToEnd else { return false }
        return distanceToEnd <= (isAtTop ? 1 : Self.nearEnd)
    }

    /// UIKit may have rounded the offset at the top to a pixel, or to a point outside a window.
    var isAtTop: Bool { offset <= -insets.top + 0.5 }

    /// The distance from the offset to the end of the content, in points, or nil while all of the content fits.
    private var distanceToEnd: CGFloat? {
        let end = contentHeight + insets.bottom - height
        return end > -insets.top ? end - offset : nil
    }

    /// Returns whether the app, a person or an animation has scrolled.
    ///
    /// UIKit itself keeps content at its top, and moves an offset back into its range.
    ///
    /// - Parameter tolerance: half a pixel, in points.
    func hasMoved(to now: ScrollPlace, tolerance: CGFloat) -> Bool {
        if ScrollGeometry.isSame(now.offset, offset, tolerance: tolerance) || (isAtTop && now.isAtTop) { return false }
        let limited = ScrollGeometry.clamped(
            offset, content: now.contentHeight, length: now.height, insets: (now.insets.top, now.insets.bottom))
        return !ScrollGeometry.isSame(now.offset, limited, tolerance: tolerance)
    }

    /// Returns the offset at which a person finds the same content in another room, in points.
    ///
    /// A list at its end stays at its end. An upside-down list hangs on its lower edge, so UIKit moves its content with
    /// that edge. If a person reads in its middle, the content moves only as far as the nearer of both edges, as in
    /// other lists. The result is nil if UIKit already keeps the place.
    func offset(in now: ScrollPlace) -> CGFloat? {
        if !isUpsideDown {
            guard isAtEnd, let distanceToEnd, let distance = now.distanceToEnd else { return nil }
            return distance > max(0, distanceToEnd) ? now.offset + distance : nil
        }
        let top = now.edges.top - edges.top, bottom = now.edges.bottom - edges.bottom
        guard !isAtEnd, now.height != height else { return nil }
        let wanted = top * bottom <= 0 ? 0 : abs(top) < abs(bottom) ? top : bottom
        return wanted == bottom ? nil : offset + wanted - bottom
    }
}
