import CoreGraphics

/// Decides the offset of a list whose room the keyboard takes, from what is seen and what was seen before.
///
/// Each function takes one event with the present sight, and returns where the list scrolls, if it does. The caller
/// stores the memory before it scrolls, because scrolling runs an app's code, which may bring the next event.
public struct ListMemory: Equatable, Sendable {
    /// Where the list goes back after the keyboard.
    public enum State: Equatable, Sendable {
        /// Nothing has to be restored.
        case resting
        /// A bar is docked, and no input is edited.
        case bar(RememberedOffset)
        /// An input is edited.
        case clear(RememberedOffset)
        /// An input is edited, and a bar was docked before.
        case clearAboveBar(RememberedOffset, bar: RememberedOffset)
        /// The edited input has been under an undocked keyboard, and the bottom inset has grown by this much for it.
        case aside(RememberedOffset, growth: CGFloat)

        /// The state above a docked keyboard or bar.
        static func docked(_ before: RememberedOffset, _ sight: ListSight) -> State {
            sight.isTypedNear ? .clear(before) : .bar(before)
        }
    }

    /// Where the list scrolls.
    public struct Move: Equatable, Sendable {
        /// The new vertical offset, in points; nil if the list stays.
        public fileprivate(set) var offset: CGFloat?
        /// Whether the scroll views around the input inside the list go back first.
        public fileprivate(set) var restoresInner = false
    }

    /// Who moves the content: the library to the edited input, or the app or a person to somewhere else.
    private enum Reader: Equatable {
        case atInput
        /// The app or a person has scrolled at a time, and an animation goes on in the next frame.
        ///
        /// `isInSight` tells whether the input was in sight at that time.
        case scrolling(Double, isInSight: Bool)
        /// The app or a person has scrolled the input out of sight.
        case elsewhere
    }

    /// Changes only by the functions below.
    public private(set) var state = State.resting
    /// The offset that still has to be restored, when the list has its former size and inset.
    ///
    /// For example, a sheet may become lower after the keyboard has hidden. The fact ends with the next look.
    private var owed: RememberedOffset?
    /// What was in sight at the end of the last event, or before a keyboard is about to move.
    ///
    /// A list at its end stays at its end, even if the room for the keyboard comes from another avoider. The value is
    /// nil if the list keeps a restored offset instead.
    private var place: ListSight?
    /// The place before UIKit scrolled back to the end of the content; nil if UIKit has not done so in this turn.
    private var taken: ListSight?
    private var reader = Reader.atInput
    /// The time without a change after which an offset is at rest, in seconds.
    ///
    /// A slow display shows 30 frames a second.
    private static let rest = 0.05

    /// A memory without anything to restore.
    public init() {}

    /// Whether nothing has to be restored.
    public var isResting: Bool { state == .resting }

    /// The part of the bottom inset that the offset beside an undocked keyboard needs, in points, 0 or more.
    public var growth: CGFloat { if case .aside(_, let growth) = state { growth } else { 0 } }

    /// Returns whether an undocked keyboard concerns the list.
    ///
    /// It does if the list has scrolled for it, and if the list can clear the input, which it may have to show first.
    public func minds(_ sight: ListSight) -> Bool {
        guard sight.undocked != nil && sight.holdsTypedInput else { return false }
        if case .aside = state { return true }
        guard let input = sight.input, case .over = sight.undocked else { return false }
        let shown = sight.offset(showing: (input.top, input.bottom), margin: 0, from: sight.offset.y)
        return sight.scrolled(to: shown).clearance(margin: 0) != nil
    }

    /// Whether a look at this offset, in points, may find that somebody has scrolled.
    public func mayHaveMoved(to offset: CGFloat) -> Bool { place?.offset.y != offset || isScrolling }

    /// Whether a list at this offset, in points, needs no look before a letter, or before insets that it needs.
    ///
    /// Above a bar, an input may have been chosen since.
    public func isSettled(at offset: CGPoint) -> Bool {
        switch state {
        case .resting, .bar, .aside: false
        case .clear(let before), .clearAboveBar(let before, _):
            before.isExplained(offset) && taken == nil && place?.offset == offset && !isScrolling
        }
    }

    /// Whether a decision depends on ``ListSight/isTypedNear``, for which UIKit's views may have to be searched.
    public func asksForTyping(isKeyboardHidden: Bool) -> Bool {
        switch state {
        case .resting: !isKeyboardHidden || owed != nil
        case .bar: true
        case .clear, .clearAboveBar, .aside: !isKeyboardHidden
        }
    }

    private var isScrolling: Bool { if case .scrolling = reader { true } else { false } }

    /// The offset to which the list goes back next.
    private var latest: RememberedOffset? {
        get {
            switch state {
            case .resting: nil
            case .bar(let before), .clear(let before), .clearAboveBar(let before, _), .aside(let before, _): before
            }
        }
        set {
            guard let newValue else { return }
            switch state {
            case .resting: break
            case .clear: state = .clear(newValue)
            case .bar: state = .bar(newValue)
            case .clearAboveBar(_, let bar): state = .clearAboveBar(newValue, bar: bar)
            case .aside(_, let growth): state = .aside(newValue, growth: growth)
            }
        }
    }

    private mutating func change(_ body: (inout RememberedOffset) -> Void) {
        guard var before = latest else { return }
        body(&before)
        latest = before
    }
}

// MARK: Announcements

extension ListMemory {
    /// UIKit has announced a keyboard, and has moved nothing yet.
    public mutating func expectMovement() { (taken, reader) = (nil, .atInput) }

    /// - Parameters:
    ///   - isAnother: whether the announced keyboard differs from the one before. UIKit posts two notifications for one
    ///     change, and at the second one the list has already moved.
    ///   - isConcerned: whether the keyboard covers a part of the list, or its input is edited.
    public mutating func prepare(_ sight: ListSight, isAnother: Bool, isConcerned: Bool) {
        noticeOthers(sight)
        if sight.isKeyboardHidden, sight.mover == .animation { change { $0.leaveToPerson() } }
        guard isAnother else { return }
        // When a list shrinks, UIKit scrolls to its first responder. When the keyboard hides, this scroll has to be
        // undone too.
        if isConcerned { remember(sight) }
        rememberAboveBar(sight)
        place = sight
        // Remember the present offset to restore it later. A part of the last row may be hidden at this offset.
        if !sight.isKeyboardHidden, sight.isAtEnd, !sight.isUpsideDown, !sight.holdsTypedInput { remember(sight) }
    }

    /// Forgets the offset from before the keyboard, which stays where it is.
    public mutating func forget() { state = .resting }

    /// Remembers the present offset, unless an earlier one is remembered.
    public mutating func remember(_ sight: ListSight) {
        guard isResting else { return }
        let before = RememberedOffset(sight)
        state = sight.undocked == nil ? .docked(before, sight) : .aside(before, growth: 0)
    }

    /// The offset from before an undocked keyboard stays remembered when it docks.
    private mutating func rememberDocked(_ sight: ListSight) {
        guard case .aside(let before, _) = state, sight.undocked == nil else { return }
        state = .docked(before, sight)
    }

    /// Remembers the present offset when an input is edited while a bar is docked.
    ///
    /// The offset from before the bar was docked stays remembered too.
    private mutating func rememberAboveBar(_ sight: ListSight) {
        guard case .bar(var bar) = state, sight.isTypedNear else { return }
        bar.noticeOthers(before: sight)
        state = .clearAboveBar(RememberedOffset(sight), bar: bar)
    }
}

// MARK: The room

extension ListMemory {
    /// The insets are about to change.
    ///
    /// If an inset becomes smaller, UIKit may change the offset, and this change would look like scrolling by a person.
    ///
    /// - Parameters:
    ///   - isConcerned: whether the list makes room, or may be scrolled to its input.
    ///   - isAlone: whether no other avoider is adjusted together with this one. Otherwise the offsets have been compared
    ///     before, when no other avoider had moved the list.
    public mutating func expectRoom(_ sight: ListSight, isConcerned: Bool, isAlone: Bool) {
        if isConcerned {
            remember(sight)
            rememberDocked(sight)
        } else if isAlone {
            noticeOthers(sight)
        }
        if isAlone { noteTaken(sight) }
    }

    /// The insets are set.
    ///
    /// - Parameters:
    ///   - isNew: whether the insets have changed, or the list has just begun to make room.
    ///   - isEnding: whether the app has taken the avoidance away.
    ///   - margin: the distance between the input and the keyboard, in points.
    public mutating func takeRoom(
        _ sight: ListSight, isConcerned: Bool, isAlone: Bool, isNew: Bool, isEnding: Bool, margin: CGFloat
    ) -> Move {
        var move = Move(offset: offsetOfTaken(sight))
        if !isConcerned { goBack(&move, sight, isEnding: isEnding) }
        guard isAlone, isNew else { return move.news(for: sight) }
        if !isResting {
            // Scroll to the input here. If the app sets an avoidance during editing, no notification follows that would
            // make the list scroll (S105).
            reveal(&move, sight, margin: margin)
            settle(sight.scrolled(to: move.offset))
        }
        // Another scroll view may have moved this one without a layout. UIKit then has not yet kept the content's top.
        place = sight.scrolled(to: move.offset)
        return move.news(for: sight)
    }

    /// All avoiders have been adjusted and laid out after an announcement.
    public mutating func settleAfterLayout(_ sight: ListSight) -> Move {
        var move = Move()
        keepPlace(&move, sight, inOtherRoom: true)
        goBackToBar(&move, sight)
        return move.news(for: sight)
    }

    /// Everything that an announcement causes is done.
    ///
    /// UIKit may have scrolled to the first responder meanwhile, so the present offset counts as the library's own.
    /// Otherwise it would look like scrolling by a person.
    public mutating func rest(_ sight: ListSight) {
        settle(sight)
        place = sight
    }
}

// MARK: Looks

extension ListMemory {
    /// Only the offset may have changed since the last look.
    public mutating func noticeScroll(_ sight: ListSight) {
        taken = nil
        noticeMove(sight)
        if place?.offset.y != sight.offset.y { place = sight }
    }

    /// A look has found the list at its place, so UIKit has taken nothing.
    public mutating func forgetTaken() { taken = nil }

    /// A look begins that adjusts the list.
    public mutating func beginLook(_ sight: ListSight) {
        noteTaken(sight)
        noticeMove(sight)
    }

    /// A look ends that has adjusted the list.
    public mutating func endLook(_ sight: ListSight, margin: CGFloat) -> Move {
        var move = Move()
        payOwed(&move, sight)
        if let offset = offsetOfTaken(sight.scrolled(to: move.offset)) { move.offset = offset }
        let isBack = taken.map { place in
            sight.size.height <= place.size.height && sight.scrolled(to: move.offset).isAt(place.offset.y)
        }
        defer { place = sight.scrolled(to: move.offset) }
        // If only the content has grown, or the app has set an inset, the content stays where a person has scrolled it.
        keepPlace(&move, sight, inOtherRoom: place?.size.height != sight.size.height)
        guard !isResting else { return move.news(for: sight) }
        goBackToBar(&move, sight)
        // A person who has scrolled away from the input reads something else. Typing scrolls back. At a restored offset,
        // an input in sight stays where it was.
        let isShown = isBack == true && sight.scrolled(to: move.offset).showsInput()
        if reader == .atInput, !isShown { reveal(&move, sight, margin: margin) }
        let now = sight.scrolled(to: move.offset)
        settle(now)
        change { $0.moveAnchor(to: now.offset.y) }
        return move.news(for: sight)
    }

    /// The turn ends in which UIKit has announced a hide.
    public mutating func endHide(_ sight: ListSight) -> Move {
        var move = Move()
        payOwed(&move, sight)
        return move.news(for: sight)
    }

    /// Restores the owed offset if the list has its former size and inset again.
    private mutating func payOwed(_ move: inout Move, _ sight: ListSight) {
        defer { owed = nil }
        guard let owed, !sight.isTypedNear, let goal = owed.goal(in: sight) else { return }
        move.scroll(to: goal, from: sight)
        if latest != nil { latest = RememberedOffset(sight.scrolled(to: move.offset)) }
    }

    /// Finds out whether the app, a person or an animation has scrolled since the last look.
    private mutating func noticeMove(_ sight: ListSight) {
        let isOthers = noticeOthers(sight) || isResting || isScrolling, isInSight = sight.showsInput()
        // UIKit scrolls to the first responder of a list that gets lower, even if there is no room for all of it.
        let isLeftAlone = place?.size.height == sight.size.height
        if place?.hasMoved(to: sight) ?? false, isOthers || (isLeftAlone && !isInSight) {
            reader = .scrolling(sight.time, isInSight: isInSight)
        } else if sight.mover == .animation {
            reader = .scrolling(sight.time, isInSight: wasInSight)
        } else if case .scrolling(let last, _) = reader, sight.time - last > Self.rest {
            reader = wasInSight ? .atInput : .elsewhere
        }
    }

    private var wasInSight: Bool {
        switch reader {
        case .atInput: true
        case .scrolling(_, let isInSight): isInSight
        case .elsewhere: false
        }
    }
}

// MARK: Editing

extension ListMemory {
    /// The person has chosen an input, or typed, in a list that has settled.
    public mutating func expectLetter() { reader = .atInput }

    /// The person has chosen an input, or typed.
    public mutating func beginRevealing(_ sight: ListSight) {
        noticeOthers(sight)
        reader = .atInput
        // The input may be revealed first above a docked bar, and later above the keyboard. When the keyboard hides,
        // both movements have to be undone.
        rememberAboveBar(sight)
    }

    /// Scrolls to the edited input or its caret, and rests there.
    ///
    /// - Parameter margin: the distance between the input and the keyboard, in points.
    public mutating func revealAndRest(_ sight: ListSight, margin: CGFloat) -> Move {
        var move = Move()
        reveal(&move, sight, margin: margin)
        rest(sight.scrolled(to: move.offset))
        return move.news(for: sight)
    }

    /// The input has grown, or its caret has moved.
    ///
    /// - Parameters:
    ///   - offset: the present offset, in points.
    ///   - isList: whether the list is the edited text view itself. Its offset stays when the keyboard hides, because at
    ///     the former offset the person's text would be out of sight.
    public mutating func didType(at offset: CGFloat, isList: Bool) {
        change { $0.moveAnchor(to: offset) }
        if isList { change { $0.leaveToPerson() } }
    }
}

// MARK: Parts of the decisions

extension ListMemory {
    @discardableResult
    private mutating func noticeOthers(_ sight: ListSight) -> Bool {
        var found = false
        change { found = $0.noticeOthers(sight) }
        return found
    }

    /// Records an offset as set by the library; while a finger moves the content, nothing is recorded.
    private mutating func settle(_ sight: ListSight) {
        if sight.mover != .finger { change { $0.settle(sight.offset) } }
    }

    /// Records the latest place if UIKit has scrolled back to the end of the content.
    ///
    /// UIKit scrolls back when the app assigns an inset without the library's addition, or gives the view more height.
    private mutating func noteTaken(_ sight: ListSight) {
        guard taken == nil, let place, sight.offset.y < place.offset.y, !sight.isKeyboardHidden,
            !sight.isAt(place.offset.y), sight.isAt(sight.limited(place.offset.y)), sight.mover != .finger
        else { return }
        taken = place
    }

    /// Returns the offset that UIKit has taken, as far as the present insets allow, except in a list that has become
    /// higher, such as one in a sheet.
    private func offsetOfTaken(_ sight: ListSight) -> CGFloat? {
        guard let taken, sight.size.height <= taken.size.height, sight.mover != .finger else { return nil }
        let offset = sight.limited(taken.offset.y)
        return sight.isAt(offset) ? nil : offset
    }

    /// Scrolls to the place before the room has changed, such as the end of a list, unless an input inside is edited.
    ///
    /// If a person leaves an input inside for one outside, the place before the keyboard counts.
    private mutating func keepPlace(_ move: inout Move, _ sight: ListSight, inOtherRoom isOther: Bool) {
        let now = sight.scrolled(to: move.offset)
        guard let place, !isScrolling, now.mover != .finger, !now.holdsTypedInput else { return }
        var end: ListSight?
        if now.isTypedNear { change { end = $0.leaveInput() } }
        guard isOther || end != nil, let offset = (end ?? place).offset(in: now) else { return }
        scroll(&move, to: now.limited(offset), sight)
    }

    /// When only the docked bar is left, restores the offset from before the input was edited.
    private mutating func goBackToBar(_ move: inout Move, _ sight: ListSight) {
        guard !sight.isTypedNear else { return }
        let before: RememberedOffset
        var bar: RememberedOffset
        switch state {
        case .resting, .bar, .aside: return
        case .clear(let memory): (before, bar) = (memory, memory)
        case .clearAboveBar(let memory, let memoryOfBar): (before, bar) = (memory, memoryOfBar)
        }
        if restore(before, &move, sight) { place = nil } else { bar.leaveToPerson() }
        state = .bar(bar)
    }

    /// Restores the offset from before the keyboard, or from before the bar below it.
    private mutating func goBack(_ move: inout Move, _ sight: ListSight, isEnding: Bool) {
        guard let latest else { return }
        // Use the offset from before the bar was docked. If the app or the person has scrolled since then, use the
        // latest offset.
        var before = latest
        if case .clearAboveBar(_, let bar) = state, !latest.isOthers, !bar.isOthers { before = bar }
        state = .resting
        // At the restored offset a part of the last row may be hidden. The list keeps this offset.
        if restore(before, &move, sight), sight.isKeyboardHidden || isEnding { place = nil }
    }

    private mutating func restore(_ before: RememberedOffset, _ move: inout Move, _ sight: ListSight) -> Bool {
        let now = sight.scrolled(to: move.offset)
        move.restoresInner = true
        owed = before.hasOtherRoom(now) ? before : nil
        guard let goal = before.goal(in: now) else { return false }
        // The list no longer stands where UIKit has taken an offset away.
        taken = nil
        move.scroll(to: goal, from: sight)
        return true
    }

    private mutating func reveal(_ move: inout Move, _ sight: ListSight, margin: CGFloat) {
        let now = sight.scrolled(to: move.offset)
        guard let input = now.input, !isResting || input.isFirstResponder else { return }
        if case .aside(let before, let growth) = state {
            return stepAside(&move, now, before, growth, margin: margin, from: sight)
        }
        var start = now.offset.y
        change { start = $0.anchor(for: input, in: now) }
        // A smaller inset or less content may have reduced the range of possible offsets since `start` was recorded.
        start = now.isAt(start) ? now.offset.y : now.limited(start)
        scroll(&move, to: now.offset(showing: (input.top, input.bottom), margin: margin, from: start), sight)
    }

    /// Scrolls the input out from under an undocked keyboard.
    private mutating func stepAside(
        _ move: inout Move, _ now: ListSight, _ before: RememberedOffset, _ growth: CGFloat, margin: CGFloat,
        from sight: ListSight
    ) {
        guard let input = now.input, let undocked = now.undocked, undocked != .left else { return }
        var shown = now
        // The growth of the inset covers nothing.
        shown.insets.bottom -= growth
        let offset = shown.offset(showing: (input.top, input.bottom), margin: margin, from: now.offset.y)
        let visible = now.scrolled(to: offset), way = visible.clearance(margin: margin, growth: growth)
        state = .aside(before, growth: way?.growth ?? visible.needed(of: growth))
        scroll(&move, to: way?.offset ?? offset, sight)
    }

    /// Scrolls to a new offset, which replaces a taken one.
    ///
    /// Otherwise each look would restore the taken offset and then scroll again.
    private mutating func scroll(_ move: inout Move, to offset: CGFloat?, _ sight: ListSight) {
        guard let offset else { return }
        taken = nil
        change { $0.settle(CGPoint(x: sight.offset.x, y: offset)) }
        move.offset = offset
    }
}

extension ListMemory.Move {
    /// The same move, without an offset at which the list is already.
    fileprivate func news(for sight: ListSight) -> Self {
        guard let offset, sight.isAt(offset) else { return self }
        return Self(restoresInner: restoresInner)
    }

    fileprivate mutating func scroll(to offset: CGFloat, from sight: ListSight) {
        if !sight.scrolled(to: self.offset).isAt(offset) { self.offset = offset }
    }
}
