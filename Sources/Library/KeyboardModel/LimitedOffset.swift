import CoreGraphics

/// The offset of a list in a page that moves up as a whole.
///
/// When the page moves up, the list no longer overlaps the home indicator, so its adjusted bottom inset becomes smaller.
/// If the list is at its end, UIKit then reduces its offset. UIKit does not restore the offset after the page has moved
/// back, so the library restores it.
public struct LimitedOffset: Equatable, Sendable {
    private enum State: Equatable {
        case untouched
        /// UIKit has reduced the offset to this one, in points.
        case limited(CGFloat)
        /// The app or a person has scrolled the list.
        case ofOthers
    }

    private let before: ListSight
    private var state = State.untouched

    /// Whether nobody has moved the list since.
    public var isUntouched: Bool { state == .untouched }

    /// The list before its page moves.
    public init(_ sight: ListSight) { before = sight }

    /// The page has moved, or is still there.
    public mutating func notice(_ sight: ListSight) {
        guard state == .untouched, !sight.isAt(before.offset.y) else { return }
        state = sight.isAt(sight.limited(before.offset.y)) ? .limited(sight.offset.y) : .ofOthers
    }

    /// Returns where the list goes back, in points, now that its page is back; nil if the list stays.
    public func goal(in now: ListSight) -> CGFloat? {
        guard case .limited(let limited) = state, now.isAt(limited), now.mover != .finger else { return nil }
        return min(before.offset.y, now.contentHeight + before.insets.bottom - now.size.height)
    }
}
