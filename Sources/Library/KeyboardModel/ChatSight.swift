import CoreGraphics

/// What the list of a chat shows at one instant: everything by which its place is decided.
///
/// All coordinates run from the oldest row to the newest one, in points, whichever way the list is turned. So an
/// upside-down list and an upright list with the same rows have the same sight.
public struct ChatSight: Equatable, Sendable {
    /// The beginning of the bounds, in the coordinates of the content.
    public var offset: CGFloat = 0
    /// The size of the bounds along and across the rows.
    public var length: CGFloat = 0, width: CGFloat = 0
    /// The length of the content, without insets.
    public var content: CGFloat = 0
    /// The covered length before the oldest edge, with UIKit's own part.
    public var start: CGFloat = 0
    /// The covered length after the newest edge, with UIKit's own part and the keyboard, but without the blank.
    public var end: CGFloat = 0
    /// The blank that the last decision has added after the newest edge.
    public var blank: CGFloat = 0
    /// Who moves the content now.
    public var mover = ListSight.Mover.nobody
    /// How far the finger on the content has come down the screen, in points; nil without a finger.
    public var finger: CGFloat?
    /// A shorter distance is no difference.
    public var halfAPixel: CGFloat = 0.5

    /// An empty list at its top.
    public init() {}

    /// A list whose newest edge is at most this far away is at its end for a person.
    static let nearEnd: CGFloat = 20

    /// The length between both covered parts, 0 or more.
    public var room: CGFloat { max(0, length - start - end) }

    /// The distance from the beginning of the bounds to the edge where the newest row ends.
    var nearEdge: CGFloat { length - end }

    /// The last offset to which a person can scroll.
    var lastOffset: CGFloat { max(-start, content + end + blank - length) }

    /// Returns an offset limited to the range to which a person can scroll.
    func limited(_ offset: CGFloat) -> CGFloat { min(max(offset, -start), lastOffset) }

    /// Whether the newest edge is in sight, or nearly so.
    public var showsEnd: Bool { lastOffset - offset <= Self.nearEnd }

    /// Whether an offset is the present one, apart from UIKit's rounding to pixels.
    public func isAt(_ offset: CGFloat) -> Bool {
        ScrollGeometry.isSame(self.offset, offset, tolerance: halfAPixel)
    }

    /// Returns whether the same content lies in the same room.
    func hasPlace(of other: ChatSight) -> Bool {
        hasRoom(of: other) && (content, blank) == (other.content, other.blank)
    }

    /// Returns whether the list has the same size, and the same parts of it are covered.
    public func hasRoom(of other: ChatSight) -> Bool {
        (length, width, start, end) == (other.length, other.width, other.start, other.end)
    }

    /// Returns the sight of the present content in the room of another sight.
    func inRoom(of other: ChatSight) -> ChatSight {
        var sight = self
        (sight.length, sight.width, sight.start, sight.end) = (other.length, other.width, other.start, other.end)
        return sight
    }
}

/// The rows of a chat, in the coordinates of ``ChatSight``.
public protocol ChatRows {
    /// What tells one row from the others, also after the rows before it have changed.
    associatedtype Row: Equatable & Sendable

    /// Returns the start and the end of a row, in points; nil if the row is gone.
    func stretch(of row: Row) -> (start: CGFloat, end: CGFloat)?

    /// Returns the first row that begins at a coordinate or after it, in points, or else the row at this coordinate; nil
    /// without rows.
    func row(from coordinate: CGFloat) -> Row?
}

/// Which part of a chat moves with the edge of its room, for example when a keyboard comes.
public enum ChatLift: Sendable, CaseIterable {
    /// The newest row stays at the edge of the room; what a person reads elsewhere stays where it is.
    case whenAtEnd
    /// What a person reads moves with the edge, too.
    case always
    /// As `always` while the room shrinks; what has moved up stays there.
    case persistent
    /// Nothing moves; the newest row may be covered.
    case never
}
