internal import KeyboardModel
import UIKit

/// The offset of a scroll view before the keyboard came, and whether the app or a person has scrolled since.
@MainActor
struct ScrollMemory {
    /// The offset before the keyboard came, in points of the content.
    private let offset: CGPoint
    private let size: CGSize
    private let contentHeight: CGFloat
    /// The adjusted top inset before the keyboard came, in points.
    private let topInset: CGFloat
    private let wasAtTop: Bool
    private let wasAtEnd: Bool
    /// Whether the offset was outside the range to which a person can scroll.
    private let wasOutside: Bool
    /// The offset at which the edited input or its caret was first revealed, in points of the content.
    ///
    /// Scrolling to the input always starts from this offset. Otherwise the content would move further each time a bar
    /// appears and disappears.
    private var anchor: CGFloat
    private weak var focus: UIView?
    /// The offset that this library has set last.
    ///
    /// Any other offset means that the app or a person has scrolled.
    private(set) var ownOffset: CGPoint
    private(set) var isOthers = false

    init(_ scrollView: UIScrollView) {
        offset = scrollView.contentOffset
        ownOffset = offset
        anchor = offset.y
        size = scrollView.bounds.size
        contentHeight = scrollView.contentSize.height
        topInset = scrollView.adjustedContentInset.top
        let place = ScrollPlace(scrollView)
        wasAtTop = place.isAtTop
        wasAtEnd = place.isAtEnd && !place.isUpsideDown
        wasOutside = scrollView.clamped(offset.y) != offset.y
    }

    /// Returns the offset from which scrolling to a focus is measured, in points.
    ///
    /// The focus is the edited input or its caret. The result is the present offset in three cases: the focus is new,
    /// the app or a person has scrolled, or a list that was at its top is still at its top. In the third case the top
    /// of the list may have another offset than before. UIKit changes it when the content no longer fits into the view.
    ///
    /// - Parameters:
    ///   - offset: the present offset, in points. The caller passes a value, because UIKit's getters run an app's code,
    ///     which may adjust the same scroll view.
    ///   - top: the offset of the list's top, in points.
    mutating func anchor(for focus: UIView, at offset: CGFloat, top: CGFloat) -> CGFloat {
        if isOthers || self.focus !== focus || (wasAtTop && offset <= top) { anchor = offset }
        self.focus = focus
        return anchor
    }

    mutating func moveAnchor(to offset: CGFloat) { anchor = offset }

    /// Finds out whether the app or a person has changed the offset.
    ///
    /// A finger on the content is a person. Without one, UIKit itself has changed the offset in two cases:
    /// - The focus was out of sight at the offset that the library has set.
    /// - The library's offset is now beyond the end of the content, and UIKit has scrolled back to this end. UIKit does
    ///   so when a sheet grows, content shrinks, or the app assigns a smaller inset.
    ///
    /// - Parameters:
    ///   - offset: the present offset, in points of the content.
    ///   - insets: the covered lengths at the beginning and at the end, in points.
    ///   - content: the height of the content, in points.
    ///   - length: the scroll view's height, in points.
    ///   - focus: the rectangle that has to be in sight, in the content's coordinates, in points.
    ///   - isByFinger: whether a finger moves the content.
    ///   - tolerance: half a pixel, in points.
    /// - Returns: whether the app or a person has changed the offset.
    @discardableResult
    mutating func noticeOthers(
        _ offset: CGPoint, insets: (near: CGFloat, far: CGFloat), content: CGFloat, length: CGFloat, focus: CGRect?,
        isByFinger: Bool, tolerance: CGFloat
    ) -> Bool {
        guard !isOwn(offset, tolerance) else { return false }
        if let focus, !isByFinger,
            !ScrollGeometry.shows(
                (focus.minY, focus.maxY), at: ownOffset.y, length: length, insets: insets, tolerance: tolerance)
        {
            return false
        }
        let limited = ScrollGeometry.clamped(ownOffset.y, content: content, length: length, insets: insets)
        guard isByFinger || !ScrollGeometry.isSame(offset.y, limited, tolerance: tolerance) else { return false }
        isOthers = true
        return true
    }

    /// Whether the library has set an offset, which UIKit may have rounded.
    private func isOwn(_ offset: CGPoint, _ tolerance: CGFloat) -> Bool {
        ScrollGeometry.isSame(offset.y, ownOffset.y, tolerance: tolerance)
            && ScrollGeometry.isSame(offset.x, ownOffset.x, tolerance: tolerance)
    }

    /// Compares the library's last offset with the offset at which a newer memory begins.
    ///
    /// If the two differ, the app or a person has scrolled in between.
    ///
    /// - Parameters:
    ///   - later: the newer memory of the same scroll view.
    ///   - tolerance: half a pixel, in points.
    mutating func noticeOthers(before later: ScrollMemory, tolerance: CGFloat) {
        isOthers = isOthers || !isOwn(later.offset, tolerance)
    }

    /// Treats the present offset as chosen by the person, so that it stays when the keyboard hides.
    mutating func leaveToPerson() { isOthers = true }

    /// Returns whether the size or the inset at the top has changed since the offset was remembered.
    func hasOtherRoom(_ scrollView: UIScrollView) -> Bool {
        scrollView.bounds.size != size || scrollView.adjustedContentInset.top != topInset
    }

    /// Records an offset, in points, as set by the library.
    mutating func settle(_ offset: CGPoint) { ownOffset = offset }

    /// Scrolls back to the remembered offset, as far as the content allows.
    ///
    /// The method returns false without scrolling if the app or a person has scrolled, or while a finger moves the
    /// content.
    func restore(_ scrollView: UIScrollView) -> Bool {
        guard !isOthers, !scrollView.isMovedByFinger else { return false }
        var goal = offset.y
        // Outside a window, the safe area and the size of a scroll view are unreliable, so the offset is not limited
        // there.
        if scrollView.window != nil {
            if wasAtTop, hasOtherRoom(scrollView) {
                goal = -scrollView.adjustedContentInset.top
            } else if wasAtEnd, hasOtherRoom(scrollView), scrollView.contentSize.height == contentHeight {
                goal = scrollView.clamped(.infinity)
            } else if !wasOutside || scrollView.contentSize.height != contentHeight {
                goal = scrollView.clamped(offset.y)
            }
        }
        scrollView.move(to: goal)
        return true
    }
}

extension UIScrollView {
    /// Limits a vertical offset to the range to which a person can scroll, in points.
    func clamped(_ offset: CGFloat) -> CGFloat {
        let insets = adjustedContentInset
        return ScrollGeometry.clamped(
            offset, content: contentSize.height, length: bounds.height, insets: (insets.top, insets.bottom))
    }

    /// Whether a vertical offset, in points, is the present one, apart from UIKit's rounding to pixels.
    func isAt(_ offset: CGFloat) -> Bool {
        ScrollGeometry.isSame(contentOffset.y, offset, tolerance: halfAPixel)
    }

    /// Sets a vertical offset, in points, unless the scroll view is there already.
    ///
    /// Each new offset ends a running scroll, even if it differs only by a rounding error.
    func move(to offset: CGFloat) { if !isAt(offset) { contentOffset.y = offset } }

    /// Whether a finger moves the content, or has just done so.
    var isMovedByFinger: Bool { isTracking || isDragging || isDecelerating }

    /// Returns the offset that shows a rectangle of the content with the shortest scroll from a given offset, in
    /// points.
    ///
    /// The result is nil if the scroll view already has this offset, and while a finger moves the content. The caller
    /// notes the offset first, and then scrolls, because scrolling runs an app's code.
    func offset(showing rectangle: CGRect, margin: CGFloat, from offset: CGFloat) -> CGPoint? {
        guard !isMovedByFinger else { return nil }
        var insets = adjustedContentInset
        // If a scroll view is inside another scroll view and partly off the screen, UIKit's adjusted inset may include
        // the whole height of the part off the screen.
        if insets.top + insets.bottom >= bounds.height { insets = contentInset }
        let top = -insets.top
        // If all content fits, UIKit's adjusted inset leaves out the top of the safe area. Add the top, because after
        // scrolling the content would be under the status bar.
        if safeAreaInsets.top + insets.bottom < bounds.height { insets.top = max(insets.top, safeAreaInsets.top) }
        let shown = ScrollGeometry.offset(
            showing: (rectangle.minY, rectangle.maxY), margin: margin, from: offset, length: bounds.height,
            insets: (insets.top, insets.bottom), tolerance: halfAPixel)
        let wanted = shown < top ? max(shown, min(top, offset)) : shown
        return isAt(wanted) ? nil : CGPoint(x: contentOffset.x, y: wanted)
    }
}
