import CoreGraphics

/// Bounds the additions to a number of the app, because the content may grow with each of them.
///
/// An example is a page that is as high as its content and its inset: whatever is added, the keyboard covers as much as
/// before. The first addition since the keyboard came is free. A later one grows to the keyboard's height at most, and
/// beyond that only by what the first one needed beyond it, since content may lie below the window even without a
/// keyboard (S76).
public struct ShareGrowth: Equatable, Sendable {
    /// An addition that is wanted, and what it depends on apart from the position of the content.
    public struct Need: Equatable, Sendable {
        /// The wanted addition, in points of the number; negative if the number falls.
        public var points: CGFloat
        /// The app's own number, to which the library adds, in points.
        public var own: CGFloat
        /// The length of the content above the keyboard, in points, if it may grow with the addition; nil if unknown.
        public var length: CGFloat?
        /// The keyboard for which the addition is made.
        public var keyboard: KeyboardState
        /// The window in which the keyboard covers the content.
        public var window: ObjectIdentifier
        /// The window's size, in points.
        public var windowSize: CGSize

        /// An addition for a keyboard in a window.
        public init(
            points: CGFloat, own: CGFloat, length: CGFloat?, keyboard: KeyboardState, window: ObjectIdentifier,
            windowSize: CGSize
        ) {
            (self.points, self.own, self.length) = (points, own, length)
            (self.keyboard, self.window, self.windowSize) = (keyboard, window, windowSize)
        }

        fileprivate func hasSameCause(as other: Need) -> Bool {
            own == other.own && keyboard == other.keyboard && window == other.window && windowSize == other.windowSize
        }

        /// Returns whether the content has kept its length, so that the app or UIKit has only moved it.
        fileprivate func isOfSameLength(as other: Need) -> Bool { length != nil && length == other.length }

        /// A number of the app's own on the wrong side of 0 is made up for.
        fileprivate func bound(_ room: (KeyboardState) -> CGFloat) -> CGFloat {
            room(keyboard) + max(0, points > 0 ? -own : own)
        }
    }

    /// The additions since the share was 0.
    ///
    /// If content has moved and kept its length, it did not grow with the share. Then the first need is the present one.
    private struct Additions: Equatable {
        var first: Need
        /// Nil after another input has been edited, which may need another share.
        var last: Need?
        /// How many needs with the cause of the last one came before it.
        var repetitions = 0
    }

    private var additions: Additions?
    /// Whether the last need was greater than what it got.
    public private(set) var isBounded = false

    /// No addition yet.
    public init() {}

    /// As many needs of one cause show that the content grows with the share.
    ///
    /// Then the share stays until the keyboard, the input, the window or the app's own number changes.
    private static let mostRepetitions = 2

    private var hasOutgrown: Bool { (additions?.repetitions ?? 0) > Self.mostRepetitions }

    /// A look or a movement of the keyboard begins.
    public mutating func begin() { if !hasOutgrown { additions?.repetitions = 0 } }

    /// Another input is edited.
    public mutating func inputDidChange() { additions?.last = nil }

    /// Nothing is bounded, for example because the keyboard is hidden.
    public mutating func allowAll() { isBounded = false }

    /// Returns the part of a wanted addition that may be made, in points of the number, with the sign of the wanted one.
    ///
    /// - Parameters:
    ///   - share: the present addition, in points of the number.
    ///   - room: returns the addition that lifts a view from below a keyboard to its upper edge, in points of the number,
    ///     0 or more.
    public mutating func allow(_ need: Need, from share: CGFloat, room: (KeyboardState) -> CGFloat) -> CGFloat {
        let present = share.magnitude
        guard let first = note(need, isFirst: present == 0) else {
            isBounded = false
            return need.points
        }
        let most = need.bound(room) + max(0, first.points.magnitude - first.bound(room))
        let size = hasOutgrown ? present : min(need.points.magnitude, max(present, most.steady))
        let allowed = need.points > 0 ? size : -size
        isBounded = allowed != need.points
        return allowed
    }

    /// Returns the first need since the share was 0; nil if this is it.
    private mutating func note(_ need: Need, isFirst: Bool) -> Need? {
        var known = additions ?? Additions(first: need)
        known.repetitions = known.last?.hasSameCause(as: need) ?? false ? known.repetitions + 1 : 0
        if isFirst || known.first.isOfSameLength(as: need) { known.first = need }
        known.last = need
        defer { additions = known }
        return isFirst || additions == nil ? nil : known.first
    }
}
