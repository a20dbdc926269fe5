import CoreGraphics

/// What a scroll view shows at one instant, and who moves it: everything by which its offset is decided.
///
/// Only the vertical axis counts, apart from a person's horizontal scroll. All lengths are in points.
public struct ListSight: Equatable, Sendable {
    /// Who moves the content now.
    public enum Mover: Sendable {
        case nobody
        /// A finger moves the content, or has just let go of it.
        case finger
        /// UIKit moves the content to an offset that somebody else has set. Only a look or an announcement asks for it.
        case animation
    }

    /// Two lengths or coordinates, at the top and at the bottom.
    public struct Edges: Equatable, Sendable {
        public var top, bottom: CGFloat

        /// Both are 0 by default.
        public init(top: CGFloat = 0, bottom: CGFloat = 0) { (self.top, self.bottom) = (top, bottom) }
    }

    /// The edited input, or the input for which the app expects a keyboard.
    public struct Input: Equatable, Sendable {
        /// Who it is.
        public var id: ObjectIdentifier
        /// The range that has to be in sight, such as the input or its caret, in the content's coordinates.
        public var top, bottom: CGFloat
        /// Whether the input is edited already.
        public var isFirstResponder: Bool

        /// By default, the input is edited already.
        public init(_ id: ObjectIdentifier, top: CGFloat, bottom: CGFloat, isFirstResponder: Bool = true) {
            (self.id, self.top, self.bottom) = (id, top, bottom)
            self.isFirstResponder = isFirstResponder
        }
    }

    /// The content offset.
    public var offset = CGPoint.zero
    /// The size of the bounds.
    public var size = CGSize.zero
    /// The height of the content, without insets.
    public var contentHeight: CGFloat = 0
    /// The insets with UIKit's own part.
    public var insets = Edges()
    /// The insets without UIKit's own part.
    public var ownInsets = Edges()
    /// The inset of the safe area at the top.
    public var safeAreaTop: CGFloat = 0
    /// The beginning and the end of the visible part, in the window's coordinates; an upside-down list ends at its top.
    public var ends = Edges()
    /// Outside a window, sizes and insets are unreliable.
    public var isInWindow = true
    /// Who moves the content now.
    public var mover = Mover.nobody
    /// Nil without an input inside the list, or if the next decision does not ask for it.
    public var input: Input?
    /// An undocked keyboard, or nil; it is left alone if the next decision does not ask for the input.
    public var undocked: Undocked?
    /// Whether the edited input is inside; while the keyboard hides, also the input that has just resigned.
    public var holdsTypedInput = false
    /// Whether an input is edited in the window, inside or outside.
    public var isTypedNear = false
    /// Whether UIKit has announced that the keyboard hides.
    public var isKeyboardHidden = false
    /// A shorter distance is no difference.
    public var halfAPixel: CGFloat = 0.5
    /// In seconds, on the clock of the displayed frames; 0 if the next decision does not ask for it.
    public var time: Double = 0

    /// An empty list at its top.
    public init() {}

    /// The same sight after a scroll to a vertical offset.
    func scrolled(to offset: CGFloat?) -> ListSight {
        guard let offset else { return self }
        var after = self
        after.offset.y = offset
        // The keyboard stays where it is on the screen.
        if case .over(let keyboard, let caret) = undocked {
            let way = offset - self.offset.y
            after.undocked = .over(Edges(top: keyboard.top + way, bottom: keyboard.bottom + way), caret: caret)
        }
        return after
    }
}

// MARK: The ends of the content

extension ListSight {
    /// A list whose end is at most this far away is at its end for a person.
    private static let nearEnd: CGFloat = 20

    /// Whether the content begins at the bottom of the screen.
    public var isUpsideDown: Bool { ends.bottom < ends.top }

    /// Whether the end at the bottom of the screen is in sight, or nearly so (S81).
    ///
    /// A keyboard's inset alone may hide a part of the last row of a list at its top. Such a list is at its end only if
    /// its last row is completely visible.
    public var isAtEnd: Bool {
        if isUpsideDown { return offset.y + insets.top <= Self.nearEnd }
        guard let distanceToEnd else { return false }
        return distanceToEnd <= (isAtTop ? 1 : Self.nearEnd)
    }

    /// UIKit may have rounded the offset at the top to a pixel, or to a point outside a window.
    var isAtTop: Bool { offset.y <= -insets.top + 0.5 }

    /// The distance from the offset to the end of the content; nil while all of the content fits.
    private var distanceToEnd: CGFloat? {
        let end = contentHeight + insets.bottom - size.height
        return end > -insets.top ? end - offset.y : nil
    }

    /// Returns whether somebody has scrolled since this sight.
    ///
    /// UIKit itself keeps content at its top, and moves an offset back into its range.
    func hasMoved(to now: ListSight) -> Bool {
        if now.isAt(offset.y) || (isAtTop && now.isAtTop) { return false }
        return !now.isAt(now.limited(offset.y))
    }

    /// Returns the offset at which a person finds the content of this sight in another room.
    ///
    /// A list at its end stays at its end. An upside-down list hangs on its lower edge, so UIKit moves its content with
    /// that edge. If a person reads in its middle, the content moves only as far as the nearer of both edges, as in
    /// other lists. The result is nil if UIKit already keeps the place.
    func offset(in now: ListSight) -> CGFloat? {
        if !isUpsideDown {
            guard isAtEnd, let distanceToEnd, let distance = now.distanceToEnd else { return nil }
            return distance > max(0, distanceToEnd) ? now.offset.y + distance : nil
        }
        // On the screen, the upper edge of an upside-down list is its end.
        let top = now.ends.bottom - ends.bottom, bottom = now.ends.top - ends.top
        guard !isAtEnd, now.size.height != size.height else { return nil }
        let wanted = top * bottom <= 0 ? 0 : abs(top) < abs(bottom) ? top : bottom
        return wanted == bottom ? nil : offset.y + wanted - bottom
    }
}

// MARK: Offsets

extension ListSight {
    /// Limits an offset to the range to which a person can scroll.
    public func limited(_ offset: CGFloat) -> CGFloat {
        ScrollGeometry.clamped(
            offset, content: contentHeight, length: size.height, insets: (insets.top, insets.bottom))
    }

    /// Whether an offset is the present one, apart from UIKit's rounding to pixels.
    public func isAt(_ offset: CGFloat) -> Bool {
        ScrollGeometry.isSame(self.offset.y, offset, tolerance: halfAPixel)
    }

    /// Returns whether the input is in sight, or would be at another offset; without an input, nothing is out of sight.
    func showsInput(at offset: CGFloat? = nil) -> Bool {
        guard let input else { return true }
        return ScrollGeometry.shows(
            (input.top, input.bottom), at: offset ?? self.offset.y, length: size.height,
            insets: (insets.top, insets.bottom), tolerance: halfAPixel)
    }

    /// Returns the offset that shows a range of the content with the shortest scroll from a given offset.
    ///
    /// The result is nil if the list already has this offset, and while a finger moves the content.
    public func offset(showing range: (start: CGFloat, end: CGFloat), margin: CGFloat, from offset: CGFloat) -> CGFloat?
    {
        guard mover != .finger else { return nil }
        // If a scroll view is inside another scroll view and partly off the screen, UIKit's adjusted inset may include
        // the whole height of the part off the screen.
        let isCovered = insets.top + insets.bottom >= size.height
        var (near, far) = isCovered ? (ownInsets.top, ownInsets.bottom) : (insets.top, insets.bottom)
        let top = -near
        // If all content fits, UIKit's adjusted inset leaves out the top of the safe area. Add the top, because after
        // scrolling the content would be under the status bar.
        if safeAreaTop + far < size.height { near = max(near, safeAreaTop) }
        let shown = { (start: CGFloat, margin: CGFloat) in
            ScrollGeometry.offset(
                showing: range, margin: margin, from: start, length: size.height, insets: (near, far),
                tolerance: halfAPixel)
        }
        let end = max(top, contentHeight + far - size.height)
        var wanted = shown(offset, margin)
        // Content that is pulled beyond its end goes back first.
        if offset > end, wanted != offset { wanted = shown(end, margin) }
        // A margin is not worth pulling the content beyond its end.
        if wanted > end { wanted = max(end, shown(offset, 0)) }
        if wanted < top { wanted = max(wanted, min(top, offset)) }
        return isAt(wanted) ? nil : wanted
    }
}
