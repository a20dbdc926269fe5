import CoreGraphics

/// The offset of a list before the keyboard came, and whether the app or a person has scrolled since.
public struct RememberedOffset: Equatable, Sendable {
    private let before: ListSight
    /// The offset at which the edited input or its caret was first revealed.
    ///
    /// Scrolling to the input always starts from this offset. Otherwise the content would move further each time a bar
    /// appears and disappears.
    private var anchor: CGFloat
    private var input: ObjectIdentifier?
    /// The offset that this library has set last; any other one means that the app or a person has scrolled.
    private var own: CGPoint
    /// Whether the app or a person has scrolled since the offset was remembered.
    public private(set) var isOthers = false

    /// Remembers the offset of a sight.
    public init(_ sight: ListSight) { (before, own, anchor) = (sight, sight.offset, sight.offset.y) }

    /// Returns the offset from which scrolling to the input is measured.
    ///
    /// The result is the present offset in three cases: the input is new, the app or a person has scrolled, or a list
    /// that was at its top is still at its top. In the third case the top of the list may have another offset than
    /// before. UIKit changes it when the content no longer fits into the view.
    mutating func anchor(for input: ListSight.Input, in now: ListSight) -> CGFloat {
        if isOthers || self.input != input.id || (before.isAtTop && now.offset.y <= -now.insets.top) {
            anchor = now.offset.y
        }
        self.input = input.id
        return anchor
    }

    mutating func moveAnchor(to offset: CGFloat) { anchor = offset }

    /// Returns the sight from before if a list at its end has been scrolled to an input inside, which is left now.
    mutating func leaveInput() -> ListSight? {
        defer { input = nil }
        return input == nil || isOthers || !before.isAtEnd ? nil : before
    }

    /// Finds out whether the app or a person has changed the offset.
    ///
    /// A finger on the content is a person. Without one, UIKit itself has changed the offset in two cases:
    /// - The input was out of sight at the offset that the library has set.
    /// - The library's offset is now beyond the end of the content, and UIKit has scrolled back to this end. UIKit does
    ///   so when a sheet grows, content shrinks, or the app assigns a smaller inset.
    @discardableResult
    public mutating func noticeOthers(_ now: ListSight) -> Bool {
        guard !isOwn(now.offset, now.halfAPixel) else { return false }
        if now.mover != .finger {
            guard now.showsInput(at: own.y), !now.isAt(now.limited(own.y)) else { return false }
        }
        isOthers = true
        return true
    }

    /// Whether it is known who has set an offset, so that ``noticeOthers(_:)`` would find nothing new.
    func isExplained(_ offset: CGPoint) -> Bool { isOthers || own == offset }

    private func isOwn(_ offset: CGPoint, _ tolerance: CGFloat) -> Bool {
        ScrollGeometry.isSame(offset.y, own.y, tolerance: tolerance)
            && ScrollGeometry.isSame(offset.x, own.x, tolerance: tolerance)
    }

    /// Compares the library's last offset with the offset at which a newer memory begins.
    mutating func noticeOthers(before later: ListSight) {
        isOthers = isOthers || !isOwn(later.offset, later.halfAPixel)
    }

    /// Treats the present offset as chosen by the person, so that it stays when the keyboard hides.
    mutating func leaveToPerson() { isOthers = true }

    /// Records an offset as set by the library.
    public mutating func settle(_ offset: CGPoint) { own = offset }

    /// Whether the size or the inset at the top has changed since the offset was remembered.
    func hasOtherRoom(_ now: ListSight) -> Bool {
        now.size != before.size || now.insets.top != before.insets.top
    }

    /// Returns the remembered offset, as far as the content allows.
    ///
    /// The result is nil if the app or a person has scrolled, or while a finger moves the content.
    public func goal(in now: ListSight) -> CGFloat? {
        guard !isOthers, now.mover != .finger else { return nil }
        let offset = before.offset.y
        // Outside a window, the safe area and the size of a scroll view are unreliable, so the offset is not limited
        // there.
        guard now.isInWindow else { return offset }
        let isOther = hasOtherRoom(now), hasOtherContent = now.contentHeight != before.contentHeight
        if before.isAtTop, isOther { return -now.insets.top }
        if before.isAtEnd, !before.isUpsideDown, isOther, !hasOtherContent { return now.limited(.infinity) }
        let wasOutside = !before.isAt(before.limited(offset))
        return wasOutside && !hasOtherContent ? offset : now.limited(offset)
    }
}
