import CoreGraphics

/// What a chat's list holds in its place while its rows and its room change.
public enum ChatAnchor<Row: Equatable & Sendable>: Equatable, Sendable {
    /// The newest edge stands at the edge of the room, or this far beyond it, in points, 0 or more.
    case end(beyond: CGFloat)
    /// The newest edge was left this far beyond the edge of the room, in points, and goes there with the next change.
    case nearEnd(beyond: CGFloat)
    /// The row begins at this distance from the beginning of the bounds, in points.
    case reader(Row, y: CGFloat)
    /// The row stands at the top of the room.
    case top(Row)

    /// Whether the newest edge is held.
    public var isEnd: Bool { row == nil }

    /// The row that is held; nil at the end.
    public var row: Row? {
        switch self {
        case .end, .nearEnd: nil
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
        /// The longest way from the question to the newest edge since a person has scrolled, in points.
        ///
        /// Content that becomes shorter gives nothing back to the blank then; a room that becomes higher does.
        var longest: CGFloat = 0
    }

    /// Who moves the content besides the library.
    private enum Hand: Equatable, Sendable {
        case off
        /// A finger or an animation is at the content.
        case on
        /// It has moved the content, whose newest edge is near or not.
        case moved(isAtEnd: Bool)
        /// Code has written an offset, or has said that it will.
        ///
        /// Before iOS 17.4 this may be a step of an animation, and the next event may bring the next step.
        case code
    }

    /// The first row in sight while something moves the content, and where it began in the content at the end of the last event, in points.
    private struct Carried: Sendable {
        var row: Row
        let start: CGFloat
    }

    /// What is held; changes only by the functions below.
    public private(set) var anchor = ChatAnchor<Row>.end(beyond: 0)
    private var question: Question?
    private var hand = Hand.off
    private var carried: Carried?
    /// Where the carried row belongs, as a distance from the beginning of the bounds, in points; nil unless rows before
    /// it may have come or gone.
    private var carriedPlace: CGFloat?
    /// The sight and the anchor at the end of the last event.
    private var left: (sight: ChatSight, anchor: ChatAnchor<Row>)?

    /// A chat at its end.
    public init() {}

    /// Whether a look at this sight would change nothing.
    public func isSettled(_ sight: ChatSight) -> Bool { !isInHand && left?.sight == sight }

    /// The rows whose places the next event asks for.
    public var rows: [Row] { [anchor.row, question?.row, carried?.row].compactMap(\.self) }

    /// Whether a finger or an animation is at the content.
    private var isInHand: Bool { hand != .off && hand != .code }

    /// Whether the event at this sight may ask for the first row in sight.
    public func asksForFirstRow(_ sight: ChatSight) -> Bool {
        !anchor.isEnd || isInHand || sight.mover != .nobody || left.map { !sight.isAt($0.sight.offset) } ?? true
    }

    /// Gives the rows their names after rows before them have come or gone.
    public mutating func rename(_ name: (Row) -> Row) {
        anchor = anchor.renamed(name)
        if let left { self.left = (left.sight, left.anchor.renamed(name)) }
        question = question.map { Question(row: name($0.row), longest: $0.longest) }
        carried = carried.map { Carried(row: name($0.row), start: $0.start) }
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
            if !isInHand { hand = .on }
            if hasMoved { noteHand(sight, since: left.sight) }
            if haveRowsChanged { carry(sight, since: left.sight) }
        } else if isInHand {
            if hasMoved, hasSamePlace { noteHand(sight, since: left.sight) }
            takeOver(sight, rows, haveRowsChanged: haveRowsChanged)
        } else if hasMoved, hasSamePlace || isOfCode(sight, since: left.sight) {
            letGo(sight, rows)
        } else if haveRowsChanged || !sight.hasRoom(of: left.sight) {
            hand = .off
        }
    }

    /// Whether code moves the content on.
    ///
    /// Rows that come into sight on the way are measured, so the content may have changed, too. An offset that UIKit has
    /// brought back into its range, or that has kept its distance to the newest edge, is not of the code.
    private func isOfCode(_ sight: ChatSight, since last: ChatSight) -> Bool {
        let kept = last.offset + sight.content - last.content
        return hand == .code && !sight.isAt(sight.limited(last.offset)) && !sight.isAt(kept)
    }

    /// Rows before the carried one may have come or gone: the row goes where the finger has carried it.
    private mutating func carry(_ sight: ChatSight, since last: ChatSight) {
        guard let carried, let finger = sight.finger, let before = last.finger else { return }
        carriedPlace = carried.start - last.offset + finger - before
    }

    /// The app may have scrolled the list before the chat began; a list at its top has not been scrolled yet.
    private mutating func begin(_ sight: ChatSight, _ rows: Rows) {
        guard sight.content > 0 else { return }
        if sight.offset > -sight.start + sight.halfAPixel { follow(sight, rows) }
        left = (sight, anchor)
    }

    /// Content that grows behind a finger, and a scroll towards the newest edge, do not leave that edge.
    private mutating func noteHand(_ sight: ChatSight, since last: ChatSight) {
        let wasAtEnd: Bool
        if case .moved(let isAtEnd) = hand { wasAtEnd = isAtEnd } else { wasAtEnd = anchor.isEnd }
        let isNear = min(sight.lastOffset, last.lastOffset) - sight.offset <= ChatSight.nearEnd
        hand = .moved(isAtEnd: isNear || (wasAtEnd && sight.offset >= last.offset))
    }

    private mutating func takeOver(_ sight: ChatSight, _ rows: Rows, haveRowsChanged: Bool) {
        defer { hand = .off }
        guard case .moved(let isAtEnd) = hand else { return }
        if haveRowsChanged, !isAtEnd, let carried, let last = left?.sight {
            // Rows have come in the turn in which the hand has let go, and the row that the person has seen is held.
            hold(.reader(carried.row, y: carried.start - last.offset))
        } else {
            hold(sight.showsEnd ? sight.nearEnd() : isAtEnd ? .end(beyond: 0) : reader(sight, rows))
        }
    }

    /// Code has scrolled, or is about to: the anchor becomes what the person sees now, and at the next event again.
    public mutating func letGo(_ sight: ChatSight, _ rows: Rows) {
        follow(sight, rows)
        hand = .code
    }

    /// The anchor becomes what the person sees now: the end if it is near, or else the first row in sight.
    public mutating func follow(_ sight: ChatSight, _ rows: Rows) {
        hold(sight.showsEnd ? sight.nearEnd() : reader(sight, rows))
        // The list stays where it is until something changes.
        if left != nil { left = (sight, anchor) }
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
        var held = left?.anchor ?? anchor
        if case .nearEnd(let beyond) = held, !former.hasPlace(of: sight) {
            held = .end(beyond: lifting == .never && former.content == sight.content ? beyond : 0)
        }
        anchor = held.lifted(from: before, to: now, lifting)
        var decision = Decision(blank: now.blank)
        guard !isInHand, sight.mover == .nobody else {
            decision.contentOffset = carriedOffset(rows).flatMap { sight.isAt($0) ? nil : $0 }
            return decision
        }
        let offset = wanted(anchor, in: now, rows)
        decision.offset = sight.isAt(offset) ? nil : offset
        let hasRoom = former.nearEdge == sight.nearEdge && former.start == sight.start
        let contentOffset = hasRoom ? offset : wanted(held, in: before, rows)
        decision.contentOffset = (hasRoom ? sight : former).isAt(contentOffset) ? nil : contentOffset
        return decision
    }

    private func carriedOffset(_ rows: Rows) -> CGFloat? {
        guard let carried, let carriedPlace else { return nil }
        return rows.stretch(of: carried.row).map { $0.start - carriedPlace }
    }

    /// The event ends, and the list stands where it was told to.
    public mutating func settle(_ sight: ChatSight, _ rows: Rows) {
        guard sight.content > 0 || left != nil else { return }
        // The content may be too short for the row's former place, which is then forgotten.
        if !isInHand, case .reader(let row, let y) = anchor, let start = rows.stretch(of: row)?.start,
            !ScrollGeometry.isSame(start - sight.offset, y, tolerance: sight.halfAPixel)
        {
            anchor = .reader(row, y: start - sight.offset)
        }
        if !anchor.isTop, let length = answerLength(in: sight, rows) { question?.longest = length }
        pickUp(sight, rows)
        left = (sight, anchor)
    }

    private mutating func pickUp(_ sight: ChatSight, _ rows: Rows) {
        (carried, carriedPlace) = (isInHand ? firstRow(sight, rows) : nil, nil)
    }

    private func firstRow(_ sight: ChatSight, _ rows: Rows) -> Carried? {
        guard let row = rows.row(from: sight.offset + sight.start), let stretch = rows.stretch(of: row) else {
            return nil
        }
        return Carried(row: row, start: stretch.start)
    }

    /// The library's own scroll has come to this sight.
    public mutating func ride(_ sight: ChatSight, _ rows: Rows) { carried = firstRow(sight, rows) }

    /// Returns how far the row to which the library's own scroll has come has moved in the content, in points.
    public func shift(_ rows: Rows) -> CGFloat {
        guard let carried, let stretch = rows.stretch(of: carried.row) else { return 0 }
        return stretch.start - carried.start
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
        answerLength(in: sight, rows).map { max(0, sight.room - $0) } ?? 0
    }

    /// Returns the length of what stands in the room below the question's line, in points; nil without a question.
    private func answerLength(in sight: ChatSight, _ rows: Rows) -> CGFloat? {
        guard let question, let stretch = rows.stretch(of: question.row) else { return nil }
        return max(question.longest, sight.content - line(of: stretch, in: sight))
    }

    private func wanted(_ anchor: ChatAnchor<Row>, in sight: ChatSight, _ rows: Rows) -> CGFloat {
        switch anchor {
        case .end(let beyond), .nearEnd(let beyond):
            return sight.limited(sight.content + sight.end + sight.blank - sight.length - beyond)
        case .reader(let row, let y):
            return sight.limited(rows.stretch(of: row).map { $0.start - y } ?? sight.offset)
        case .top(let row):
            return sight.limited(rows.stretch(of: row).map { line(of: $0, in: sight) - sight.start } ?? sight.offset)
        }
    }
}

extension ChatSight {
    /// The anchor of a list at its end, or a little before it.
    fileprivate func nearEnd<Row>() -> ChatAnchor<Row> {
        let beyond = lastOffset - offset
        return beyond > halfAPixel ? .nearEnd(beyond: beyond) : .end(beyond: 0)
    }
}

extension ChatAnchor {
    fileprivate func renamed(_ name: (Row) -> Row) -> Self {
        switch self {
        case .end, .nearEnd: self
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
