import CoreGraphics

/// What a chat's list holds in its place while its rows and its room change.
public enum ChatAnchor<Row: Equatable & Sendable>: Equatable, Sendable {
    /// The newest edge stands at the edge of the room, or this far beyond it, in points, 0 or more.
    case end(beyond: CGFloat)
    /// The row begins at this distance from the beginning of the bounds, in points.
    case reader(Row, y: CGFloat)
    /// The row stands at the top of the room.
    case top(Row)

    /// Whether the newest edge is held.
    public var isEnd: Bool { if case .end = self { true } else { false } }

    /// The row that is held; nil at the end.
    public var row: Row? {
        switch self {
        case .end: nil
        case .reader(let row, _), .top(let row): row
        }
    }
}

/// Decides the place of a chat's list: one anchor, which changes only when a person or the app scrolls.
///
/// Each event begins with ``notice(_:_:)``, which finds out who has scrolled since the last one. Then the place is
/// decided, as often as views have been laid out anew, by ``decide(_:_:lifting:)``. The event ends with
/// ``settle(_:_:)``. A decision always starts from the anchor and the room at the end of the last event, so that
/// insets which grow and shrink within one event leave no trace.
public struct ChatMemory<Rows: ChatRows>: Sendable {
    /// What tells one row from the others.
    public typealias Row = Rows.Row

    /// Where the list belongs.
    public struct Decision: Equatable, Sendable {
        /// The offset in the former room, in points, to which the list goes at once; nil if it is there.
        ///
        /// Rows that come or grow never move the list in an animation.
        public fileprivate(set) var contentOffset: CGFloat?
        /// The offset in the present room, in points, to which the list goes together with its room; nil if it is there.
        public fileprivate(set) var offset: CGFloat?
        /// The blank after the newest edge, in points, 0 or more.
        public fileprivate(set) var blank: CGFloat = 0
    }

    /// A row under which there is room for a whole screen, even if little has been written under it yet.
    private struct Question: Equatable, Sendable {
        let row: Row
        /// The greatest blank, in points.
        ///
        /// After a person has scrolled, the blank only shrinks.
        var limit = CGFloat.infinity
    }

    /// Whether a finger or an animation moves the content.
    private enum Hand: Equatable, Sendable {
        case off
        case on
        /// The content has moved, and its newest edge is near or not.
        case moved(isAtEnd: Bool)
    }

    /// What is held; changes only by the functions below.
    public private(set) var anchor = ChatAnchor<Row>.end(beyond: 0)
    private var question: Question?
    private var hand = Hand.off
    /// The sight and the anchor at the end of the last event.
    private var left: (sight: ChatSight, anchor: ChatAnchor<Row>)?

    /// A chat at its end.
    public init() {}

    /// Whether a look at this sight would change nothing.
    public func isSettled(_ sight: ChatSight) -> Bool { hand == .off && left?.sight == sight }

    /// The rows whose places the next event asks for.
    public var rows: [Row] { [anchor.row, question?.row].compactMap(\.self) }

    /// Whether the event at this sight may ask for the first row in sight.
    public func asksForFirstRow(_ sight: ChatSight) -> Bool {
        !anchor.isEnd || hand != .off || sight.mover != .nobody || left.map { !sight.isAt($0.sight.offset) } ?? true
    }

    /// Gives the rows their names after rows before them have come or gone.
    public mutating func rename(_ name: (Row) -> Row) {
        anchor = anchor.renamed(name)
        if let left { self.left = (left.sight, left.anchor.renamed(name)) }
        question = question.map { Question(row: name($0.row), limit: $0.limit) }
    }
}

// MARK: Who scrolls

extension ChatMemory {
    /// An event begins: finds out whether a person or the app has scrolled since the last event.
    ///
    /// An offset that has changed together with the content or the room is UIKit's, or an app's that brings its newest row
    /// into sight. It changes no anchor.
    ///
    /// - Parameter haveRowsChanged: whether rows have come, gone or been loaded again, though the content may be as long as
    ///   before.
    public mutating func notice(_ sight: ChatSight, _ rows: Rows, haveRowsChanged: Bool = false) {
        guard let left else { return begin(sight, rows) }
        let hasMoved = !sight.isAt(left.sight.offset)
        let hasSamePlace = !haveRowsChanged && sight.hasPlace(of: left.sight)
        if sight.mover != .nobody {
            if hand == .off { hand = .on }
            if hasMoved { noteHand(sight, since: left.sight) }
        } else if hand != .off {
            if hasMoved, hasSamePlace { noteHand(sight, since: left.sight) }
            takeOver(sight, rows)
        } else if hasMoved, hasSamePlace {
            letGo(sight, rows)
        }
    }

    /// The app may have scrolled the list before the chat began; a list at its top has not been scrolled yet.
    private mutating func begin(_ sight: ChatSight, _ rows: Rows) {
        guard sight.content > 0 else { return }
        if sight.offset > -sight.start + sight.halfAPixel { letGo(sight, rows) }
        left = (sight, anchor)
    }

    /// Content that grows behind a finger, and a scroll towards the newest edge, do not leave that edge.
    private mutating func noteHand(_ sight: ChatSight, since last: ChatSight) {
        let wasAtEnd: Bool
        if case .moved(let isAtEnd) = hand { wasAtEnd = isAtEnd } else { wasAtEnd = anchor.isEnd }
        let isNear = min(sight.lastOffset, last.lastOffset) - sight.offset <= ChatSight.nearEnd
        hand = .moved(isAtEnd: isNear || (wasAtEnd && sight.offset >= last.offset))
    }

    private mutating func takeOver(_ sight: ChatSight, _ rows: Rows) {
        if case .moved(let isAtEnd) = hand { hold(isAtEnd ? .end(beyond: 0) : reader(sight, rows)) }
        hand = .off
    }

    /// The anchor becomes what the person sees now: the end if it is near, or else the first row in sight.
    public mutating func letGo(_ sight: ChatSight, _ rows: Rows) {
        hold(sight.showsEnd ? .end(beyond: 0) : reader(sight, rows))
    }

    private mutating func hold(_ new: ChatAnchor<Row>) {
        anchor = new
        if let left { self.left = (left.sight, new) }
    }

    private func reader(_ sight: ChatSight, _ rows: Rows) -> ChatAnchor<Row> {
        guard let row = rows.row(from: sight.offset + sight.start - sight.halfAPixel),
            let stretch = rows.stretch(of: row)
        else { return .end(beyond: 0) }
        return .reader(row, y: stretch.start - sight.offset)
    }
}

// MARK: Calls

extension ChatMemory {
    /// The app goes to the end.
    public mutating func goToEnd() {
        hand = .off
        hold(.end(beyond: 0))
    }

    /// The app shows a row at the top, which replaces an earlier one.
    public mutating func goToTop(of row: Row) {
        hand = .off
        question = Question(row: row)
        hold(.top(row))
    }
}

// MARK: The place

extension ChatMemory {
    /// Decides where the list belongs.
    ///
    /// While a finger or an animation moves the content, the memory decides the blank and leaves the offset alone.
    public mutating func decide(_ sight: ChatSight, _ rows: Rows, lifting: ChatLift) -> Decision {
        loseRows(sight, rows)
        let former = left?.sight ?? sight
        var now = sight, before = sight.inRoom(of: former)
        (now.blank, before.blank) = (blank(in: now, rows), blank(in: before, rows))
        anchor = (left?.anchor ?? anchor).lifted(from: before, to: now, lifting)
        var decision = Decision(blank: now.blank)
        guard hand == .off, sight.mover == .nobody else { return decision }
        let offset = wanted(anchor, in: now, rows)
        decision.offset = sight.isAt(offset) ? nil : offset
        let hasRoom = former.nearEdge == sight.nearEdge && former.start == sight.start
        let contentOffset = hasRoom ? offset : wanted(left?.anchor ?? anchor, in: before, rows)
        decision.contentOffset = (hasRoom ? sight : former).isAt(contentOffset) ? nil : contentOffset
        return decision
    }

    /// The event ends, and the list stands where it was told to.
    public mutating func settle(_ sight: ChatSight, _ rows: Rows) {
        guard sight.content > 0 || left != nil else { return }
        // The content may be too short for the row's former place, which is then forgotten.
        if hand == .off, case .reader(let row, let y) = anchor, let start = rows.stretch(of: row)?.start,
            !ScrollGeometry.isSame(start - sight.offset, y, tolerance: sight.halfAPixel)
        {
            anchor = .reader(row, y: start - sight.offset)
        }
        if let question, !anchor.isTop {
            self.question = Question(row: question.row, limit: min(question.limit, sight.blank))
        }
        left = (sight, anchor)
    }

    /// A deleted question leaves the end; a deleted row of a reader leaves the row that has taken its place.
    private mutating func loseRows(_ sight: ChatSight, _ rows: Rows) {
        if let row = question?.row, rows.stretch(of: row) == nil { question = nil }
        guard let row = anchor.row, rows.stretch(of: row) == nil else { return }
        if case .reader = anchor { hold(reader(sight, rows)) } else { hold(.end(beyond: 0)) }
    }

    /// The coordinate that stands at the top of the room under a question.
    ///
    /// A question that takes more than half of the room ends at the middle, so that there is room for its answer.
    private func line(of stretch: (start: CGFloat, end: CGFloat), in sight: ChatSight) -> CGFloat {
        stretch.end - stretch.start > sight.room / 2 ? stretch.end - sight.room / 2 : stretch.start
    }

    private func blank(in sight: ChatSight, _ rows: Rows) -> CGFloat {
        guard let question, let stretch = rows.stretch(of: question.row) else { return 0 }
        return min(question.limit, max(0, sight.room - (sight.content - line(of: stretch, in: sight))))
    }

    private func wanted(_ anchor: ChatAnchor<Row>, in sight: ChatSight, _ rows: Rows) -> CGFloat {
        switch anchor {
        case .end(let beyond): return sight.limited(sight.content + sight.end + sight.blank - sight.length - beyond)
        case .reader(let row, let y):
            return sight.limited(rows.stretch(of: row).map { $0.start - y } ?? sight.offset)
        case .top(let row):
            return sight.limited(rows.stretch(of: row).map { line(of: $0, in: sight) - sight.start } ?? sight.offset)
        }
    }
}

extension ChatAnchor {
    fileprivate func renamed(_ name: (Row) -> Row) -> Self {
        switch self {
        case .end: self
        case .reader(let row, let y): .reader(name(row), y: y)
        case .top(let row): .top(name(row))
        }
    }

    fileprivate var isTop: Bool { if case .top = self { true } else { false } }

    /// Returns the anchor in another room.
    ///
    /// If the width has changed, as in a rotation, no distance to the newest edge counts any more.
    fileprivate func lifted(from former: ChatSight, to now: ChatSight, _ lifting: ChatLift) -> Self {
        let rise = former.nearEdge - now.nearEdge
        guard rise != 0, former.width == now.width else { return self }
        switch (self, lifting) {
        // A blank gives its room before anything is covered.
        case (.end(let beyond), .never): return .end(beyond: max(0, beyond + rise + now.blank - former.blank))
        case (.reader(let row, let y), .always): return .reader(row, y: y - rise)
        case (.reader(let row, let y), .persistent) where rise > 0: return .reader(row, y: y - rise)
        default: return self
        }
    }
}
