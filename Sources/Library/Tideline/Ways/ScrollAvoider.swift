internal import KeyboardModel
import UIKit

/// Keeps the content of a scroll view above the keyboard by insets, and scrolls the edited input into sight.
@MainActor
final class ScrollAvoider: Avoider {
    private weak var scrollView: UIScrollView?
    private var options: WayOptions
    private let surroundings: Surroundings
    private var insets: ScrollInsets
    private var memory = ListMemory()
    private let inner = InnerScrollViews()
    /// The insets before the keyboard came, of a list whose controller may make room itself.
    private var restingOfOwnList: RestingInsets?
    /// Whether the library is adjusting all avoiders.
    ///
    /// If it is, the scroll view scrolls to the input only after all avoiders have been adjusted.
    private var isInPass = false
    /// What the keyboard covered at the last adjustment, and how far the inset has grown for an undocked one.
    private var covered = (overlap: CGFloat(0), state: KeyboardState.hidden, growth: CGFloat(0))

    init(_ scrollView: UIScrollView, _ options: WayOptions, in surroundings: Surroundings) {
        (self.scrollView, insets) = (scrollView, ScrollInsets(of: scrollView))
        self.options = options
        self.surroundings = surroundings
        takeChat(options.chat, of: scrollView)
    }

    private var chat: ChatList? {
        get { membership.chat }
        set { membership.chat = newValue }
    }

    /// Begins or ends to hold the place of a chat.
    private func takeChat(_ options: ChatOptions?, of scrollView: UIScrollView) {
        guard let options else {
            chat?.end()
            chat = nil
            return
        }
        if let chat { return chat.take(options) }
        chat = ChatList(
            scrollView, options,
            setInsets: { [weak self, weak scrollView] in
                guard let self, let scrollView else { return }
                self.setInsetsAgain(on: scrollView)
            },
            isOverruled: { [weak self, weak scrollView] in
                guard let self, let scrollView else { return true }
                return !self.surroundings.isKeyboardHidden && self.typedInput(in: scrollView) != nil
            })
    }

    private func takeOwnValue(_ own: CGFloat) {
        guard let scrollView, case .contentInset(let edge) = insets.number(of: scrollView) else { return }
        (options.resting ?? restingOfOwnList)?.take(own, at: edge, of: scrollView)
    }

    // MARK: The keyboard

    let membership = KeyboardMembership(.insets)
    var account: (number: AvoidedNumber, book: NumberBook)? { (insets.number(of: scrollView), insets.book) }
    var avoidingView: UIView? { scrollView }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        guard let scrollView else { return KeyboardAdjustment() }
        if !membership.isMember { takeChat(nil, of: scrollView) }
        let exemption = exemption(of: scrollView)
        let halfAPixel = scrollView.halfAPixel
        let covered =
            isOurs(scrollView) ? ScrollInsets.covered(of: scrollView, by: state, halfAPixel: halfAPixel) : 0
        let overlap = covered > 0 ? covered + options.spacing : 0
        let isConcerned = overlap > 0 || isConcernedUncovered(scrollView, by: state)
        let hasChanged = makeRoom(overlap, state, in: scrollView, isConcerned: isConcerned, halfAPixel)
        return KeyboardAdjustment(
            hasChanged: hasChanged, points: share, wanted: covered,
            limit: share == overlap ? nil : "the insets hold the rest already", exemption: exemption?.rawValue)
    }

    /// Sets the insets, scrolls as the memory decides, and returns whether an inset has changed.
    private func makeRoom(
        _ overlap: CGFloat, _ state: KeyboardState, in scrollView: UIScrollView, isConcerned: Bool,
        _ halfAPixel: CGFloat
    ) -> Bool {
        let wasResting = memory.isResting, isAlone = !isInPass
        var sight: ListSight?
        if !isConcerned || !memory.isSettled(at: scrollView.contentOffset) {
            var before = place(of: scrollView, halfAPixel: halfAPixel)
            // A list that begins to make room remembers its input; one that ends it finds out who has scrolled.
            if isConcerned ? wasResting : isAlone && !wasResting { readInput(in: scrollView, into: &before) }
            memory.expectRoom(before, isConcerned: isConcerned, isAlone: isAlone)
            sight = before
        }
        let hasChanged = setInsets(overlap: overlap, state, growth: isConcerned ? memory.growth : 0, on: scrollView)
        holdChat()
        if hasChanged {
            var after = place(of: scrollView, halfAPixel: halfAPixel)
            if isConcerned, isAlone { readInput(in: scrollView, into: &after) }
            sight = after
        }
        guard let sight else { return false }
        let move = memory.takeRoom(
            sight, isConcerned: isConcerned, isAlone: isAlone, isNew: wasResting || hasChanged,
            isEnding: !membership.isMember, margin: options.margin)
        scroll(scrollView, by: move)
        return hasChanged
    }

    /// Returns whether to remember a scroll view's offset, although the keyboard does not cover the scroll view.
    ///
    /// UIKit or the app may scroll this scroll view to its input, or reduce its height.
    private func isConcernedUncovered(_ scrollView: UIScrollView, by state: KeyboardState) -> Bool {
        switch state {
        case .hidden: return false
        case .undocked where surroundings.isKeyboardUndocked:
            return isOurs(scrollView) && memory.minds(sight(of: scrollView))
        // The keyboard docks, and the list of a table controller waits until UIKit has made room.
        case .undocked: return !memory.isResting
        case .docked: break
        }
        if options.followsFocusOnly || !memory.isResting { return true }
        return isOurs(scrollView) && typedInput(in: scrollView) != nil
    }

    /// Returns whether this avoider adds the inset for the keyboard.
    ///
    /// The result is false if the avoider of an outer scroll view adds the inset, or if the library leaves the scroll
    /// view alone.
    private func isOurs(_ scrollView: UIScrollView) -> Bool {
        !options.isScrolledByAnother && exemption(of: scrollView) == nil
    }

    /// Returns the reason for leaving the insets alone.
    ///
    /// The app itself may set insets on the list of a table or collection controller. The avoider then adds what UIKit
    /// leaves out.
    private func exemption(of scrollView: UIScrollView) -> ScrollViewExemption? {
        let isDocked = options.resting != nil && !surroundings.isKeyboardUndocked
        return ScrollViewExemption.of(scrollView, isDocked: isDocked)
    }

    private func setInsetsAgain(on scrollView: UIScrollView) {
        _ = setInsets(overlap: covered.overlap, covered.state, growth: memory.growth, on: scrollView)
    }

    private func setInsets(
        overlap: CGFloat, _ state: KeyboardState, growth: CGFloat, on scrollView: UIScrollView
    ) -> Bool {
        covered = (overlap, state, growth)
        let blank = (chat?.blank ?? 0) + growth, lack = chat?.lack ?? .zero
        let present = ScrollInsets.Present(
            scrollView, upsideDown: (overlap > 0 || blank > 0 || lack != .zero) && scrollView.isUpsideDown, lack: lack)
        var options = options
        options.resting = options.resting ?? restingOfOwnList
        return insets.plan(scrollView, present, overlap: overlap, blank: blank, state, options, by: self)
            .apply(to: scrollView)
    }

    /// Within a pass the event goes on until all avoiders have been laid out.
    private func holdChat() { if isInPass { chat?.hold() } else { chat?.finish() } }

    func follow(_ moment: AvoiderMoment) -> Bool {
        guard let scrollView else { return false }
        switch moment {
        case .announced(let change): prepare(scrollView, for: change)
        case .replaced: begin(scrollView)
        case .look: prepareForLook(scrollView)
        case .laidOut(let change): return laidOut(scrollView, after: change)
        case .adjustedAgain(let moment): showInput(in: scrollView, after: moment)
        case .scrolled: noticeScrolling(scrollView)
        case .hidden: didHide(scrollView)
        case .beganEditing(let input), .typed(let input): return beginRevealing(input, in: scrollView)
        case .options(let options): take(options, for: scrollView)
        case .ownValue(let own): takeOwnValue(own)
        case .left: break
        }
        return false
    }

    private func take(_ options: WayOptions, for scrollView: UIScrollView) {
        self.options = options
        takeChat(options.chat, of: scrollView)
    }

    private func prepare(_ scrollView: UIScrollView, for change: Keyboard.Change) {
        isInPass = true
        chat?.prepare()
        memory.expectMovement()
        guard change.isNews else { return }
        noteOwnList(scrollView, change)
        let sight = movingSight(of: scrollView), isAnother = change.announced != change.previousAnnounced
        let isConcerned = isAnother && isConcernedByAnnouncement(scrollView, sight)
        memory.prepare(sight, isAnother: isAnother, isConcerned: isConcerned)
    }

    private func isConcernedByAnnouncement(_ scrollView: UIScrollView, _ sight: ListSight) -> Bool {
        guard memory.isResting, !sight.isKeyboardHidden, isOurs(scrollView) else { return false }
        if sight.undocked != nil { return memory.minds(sight) }
        if sight.holdsTypedInput { return true }
        return ScrollInsets.covered(of: scrollView, by: surroundings.state(for: self), halfAPixel: sight.halfAPixel) > 0
    }

    /// Records the insets of a controller's own list before UIKit makes room in them.
    private func noteOwnList(_ scrollView: UIScrollView, _ change: Keyboard.Change) {
        guard change.previousAnnounced == .hidden, ScrollViewExemption.ofOwnList(scrollView) != nil else { return }
        let resting = RestingInsets()
        resting.note([scrollView], isCertain: true)
        restingOfOwnList = resting
    }

    private func begin(_ scrollView: UIScrollView) {
        memory.forget()
        let sight = sight(of: scrollView)
        if isConcernedByAnnouncement(scrollView, sight) { memory.remember(sight) }
    }

    /// Returns whether to adjust again, because a scroll view inside this one may have moved its content.
    private func laidOut(_ scrollView: UIScrollView, after change: Keyboard.Change?) -> Bool {
        isInPass = false
        if change?.isNews ?? false {
            scroll(scrollView, by: memory.settleAfterLayout(sight(of: scrollView)))
            if !memory.isResting { return true }
        }
        if change == nil {
            scroll(scrollView, by: memory.endLook(sight(of: scrollView), margin: options.margin))
        } else {
            memory.rest(place(of: scrollView))
        }
        chat?.finish()
        return false
    }

    var number: CGFloat {
        guard let insets = scrollView?.contentInset else { return 0 }
        return insets.top + insets.bottom
    }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(scrollView, in: windows)
        guard let scrollView else { return sight }
        let indicators = scrollView.verticalScrollIndicatorInsets
        (sight.number, sight.secondNumber) = (number, indicators.top + indicators.bottom)
        (sight.insets, sight.content) = (scrollView.adjustedContentInset, scrollView.contentSize)
        if let input = input(in: scrollView) {
            (sight.input, sight.focus) = (ObjectIdentifier(input), focus(on: input, in: scrollView))
        }
        return sight
    }

    /// Finds out whether the app or a person has scrolled.
    ///
    /// The method has to run before another input is edited, because the edited input helps to recognize scrolling by
    /// UIKit itself.
    private func noticeScrolling(_ scrollView: UIScrollView) {
        guard memory.mayHaveMoved(to: scrollView.contentOffset.y) else { return memory.forgetTaken() }
        memory.noticeScroll(movingSight(of: scrollView))
    }

    private func prepareForLook(_ scrollView: UIScrollView) {
        isInPass = true
        chat?.prepare()
        memory.beginLook(movingSight(of: scrollView))
    }

    private func didHide(_ scrollView: UIScrollView) {
        scroll(scrollView, by: memory.endHide(sight(of: scrollView)))
        chat?.finish()
    }

    /// Scrolls as the memory has decided.
    ///
    /// Scrolling runs the app's code, which may end the avoidance, so nothing is read or stored afterwards.
    ///
    /// A chat holds its own place, so it only scrolls for an input inside.
    private func scroll(_ scrollView: UIScrollView, by move: ListMemory.Move) {
        if chat != nil, typedInput(in: scrollView) == nil { return }
        if move.restoresInner { inner.restore() }
        if memory.growth != covered.growth { setInsetsAgain(on: scrollView) }
        if let offset = move.offset { scrollView.move(to: offset) }
    }

    // MARK: The focus

    /// Returns whether to reveal the input again after a layout, because a growing text view gets its new height there.
    ///
    /// UIKit itself scrolls to a text field, but does not scroll to a text view, even with a hardware keyboard (rule
    /// C31, S60).
    private func beginRevealing(_ input: UIView, in scrollView: UIScrollView) -> Bool {
        let isExpected = !memory.isResting || input is UITextView
        guard isExpected || surroundings.isKeyboardUndocked else { return false }
        if memory.isSettled(at: scrollView.contentOffset) {
            memory.expectLetter()
            return true
        }
        let sight = sight(of: scrollView)
        memory.beginRevealing(sight)
        return isExpected || (isOurs(scrollView) && memory.minds(sight))
    }

    private func showInput(in scrollView: UIScrollView, after moment: AvoiderMoment) {
        showInner(scrollView)
        reveal(scrollView)
        switch moment {
        case .typed(let input): memory.didType(at: scrollView.contentOffset.y, isList: input === scrollView)
        case .laidOut: chat?.finish()
        default: break
        }
    }

    private func reveal(_ scrollView: UIScrollView) {
        scroll(scrollView, by: memory.revealAndRest(sight(of: scrollView), margin: options.margin))
    }

    private func showInner(_ scrollView: UIScrollView) {
        guard !memory.isResting, let input = input(in: scrollView) else { return }
        inner.show(input, options.focus ?? .input, in: scrollView, margin: options.margin) {
            surroundings.makesRoom(in: $0)
        }
    }

    // MARK: The sight

    private func sight(of scrollView: UIScrollView) -> ListSight {
        var sight = place(of: scrollView)
        readInput(in: scrollView, into: &sight)
        return sight
    }

    /// The sight for a decision that depends on who has scrolled, and when.
    private func movingSight(of scrollView: UIScrollView) -> ListSight {
        var sight = sight(of: scrollView)
        sight.readMotion(of: scrollView)
        return sight
    }

    /// The sight for a decision that depends neither on the input nor on the time.
    private func place(of scrollView: UIScrollView, halfAPixel: CGFloat? = nil) -> ListSight {
        var sight = ListSight(scrollView, halfAPixel: halfAPixel)
        sight.isKeyboardHidden = surroundings.isKeyboardHidden
        if surroundings.isKeyboardUndocked, case .undocked = surroundings.state(for: self) { sight.undocked = .left }
        return sight
    }

    /// UIKit's views may have to be searched for the input.
    private func readInput(in scrollView: UIScrollView, into sight: inout ListSight) {
        let typed = typedInput(in: scrollView)
        sight.holdsTypedInput = typed != nil
        if memory.asksForTyping(isKeyboardHidden: sight.isKeyboardHidden) {
            sight.isTypedNear = typed?.isFirstResponder ?? false || surroundings.isTypedInto(near: scrollView)
        }
        if let input = expectedInput(in: scrollView) ?? typed {
            let focus = focus(on: input, in: scrollView)
            sight.input = ListSight.Input(
                ObjectIdentifier(input), top: focus.minY, bottom: focus.maxY, isFirstResponder: input.isFirstResponder)
            if sight.undocked != nil { sight.undocked = undocked(over: input, in: scrollView) }
        }
    }

    /// Returns how an undocked keyboard lies over an input.
    ///
    /// In a wide input only the caret has to be in sight, so a keyboard beside the caret is left alone.
    private func undocked(over input: UIView, in scrollView: UIScrollView) -> ListSight.Undocked? {
        guard case .undocked(let frame) = surroundings.state(for: self) else { return nil }
        guard surroundings.hand != .moved, !frame.isEmpty, let window = scrollView.window else { return .left }
        let keyboard = scrollView.convert(frame, from: window.screen.coordinateSpace)
        let caret = KeyboardFocus.caret.rectangle(of: input, in: scrollView, room: .infinity)
        guard caret.maxX > keyboard.minX, caret.minX < keyboard.maxX else { return .beside }
        return .over(
            ListSight.Edges(top: keyboard.minY, bottom: keyboard.maxY),
            caret: ListSight.Edges(top: caret.minY, bottom: caret.maxY))
    }

    /// Returns the edited input, or the input for which the app expects a keyboard.
    private func input(in scrollView: UIScrollView) -> UIView? {
        expectedInput(in: scrollView) ?? typedInput(in: scrollView)
    }

    private func expectedInput(in scrollView: UIScrollView) -> UIView? {
        guard let expected = surroundings.expectedInput, expected.isDescendant(of: scrollView) else { return nil }
        return expected
    }

    /// Returns the first responder, if it is inside the scroll view.
    ///
    /// While the keyboard hides, the input may already have resigned. The method then returns the last first responder.
    private func typedInput(in scrollView: UIScrollView) -> UIView? {
        surroundings.typedInput(in: scrollView, counting: surroundings.isKeyboardHidden)
    }

    /// Returns the rectangle that has to be in sight, such as the edited input or its caret, in the scroll view's
    /// coordinates, in points.
    private func focus(on input: UIView, in scrollView: UIScrollView) -> CGRect {
        let room = scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        return (options.focus ?? .input).rectangle(of: input, in: scrollView, room: room)
    }
}
