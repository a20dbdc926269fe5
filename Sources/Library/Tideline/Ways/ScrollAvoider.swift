internal import KeyboardModel
import UIKit

/// Keeps the content of a scroll view above the keyboard by insets, and scrolls the edited input into sight.
@MainActor
final class ScrollAvoider: Avoider {
    private weak var scrollView: UIScrollView?
    private var options: WayOptions
    private let host: any AvoiderHost
    private var editing: TextEditingNotifications?
    private var insets: ScrollInsets
    private var memory: ScrollMemory?
    /// The offset from before a bar was docked.
    ///
    /// The value exists only while the bar is docked and an input is edited.
    private var memoryOfBar: ScrollMemory?
    private let inner = InnerScrollViews()
    /// The insets before the keyboard came, of a list whose controller may make room itself.
    private var restingOfOwnList: RestingInsets?
    /// The remembered offset that still has to be restored, or nil.
    ///
    /// The avoider restores the offset when the scroll view has its former size and inset. For example, a sheet may
    /// become lower after the keyboard has hidden.
    private var leaving: ScrollMemory?
    /// Whether the last keyboard was up for an edited input.
    ///
    /// If it is false, only a bar was docked.
    private var isForInput = false
    /// The content in sight at the end of the last adjustment or look, or before a keyboard is about to move.
    ///
    /// A list at its end stays at its end, even if the room for the keyboard comes from another avoider. The value is
    /// nil if the list keeps a restored offset instead.
    private var place: ScrollPlace?
    /// The place before UIKit scrolled back.
    ///
    /// UIKit scrolls back to the end of the content, for example when the app assigns a smaller inset. The value is nil
    /// if UIKit has not scrolled back in this turn.
    private var lost: ScrollPlace?
    /// Who moves the content: the library to the edited input, or the app or a person to somewhere else.
    private var reader = Reader.atInput
    private enum Reader {
        /// The library scrolls to the input.
        case atInput
        /// The app or a person has scrolled at a time, and an animation goes on in the next frame.
        ///
        /// `isInSight` tells whether the input was in sight at that time.
        case scrolling(CFTimeInterval, isInSight: Bool)
        /// The app or a person has scrolled the input out of sight.
        case elsewhere
    }
    /// The time without a change after which an offset is at rest, in seconds.
    ///
    /// A slow display shows 30 frames a second.
    private static let rest: CFTimeInterval = 0.05
    /// Whether the library is adjusting all avoiders.
    ///
    /// If it is, the scroll view scrolls to the input only after all avoiders have been adjusted.
    private var isInPass = false

    init(_ scrollView: UIScrollView, _ options: WayOptions, host: any AvoiderHost) {
        (self.scrollView, insets) = (scrollView, ScrollInsets(of: scrollView))
        self.options = options
        self.host = host
        editing = TextEditingNotifications { [weak self] event, input in self?.inputDid(event, input) }
    }

    func take(_ options: WayOptions) { self.options = options }

    func takeOwnValue(_ own: CGFloat) {
        guard let scrollView, case .contentInset(let edge) = insets.number else { return }
        (options.resting ?? restingOfOwnList)?.take(own, at: edge, of: scrollView)
    }

    func leave() { editing = nil }

    // MARK: The keyboard

    let membership = KeyboardMembership()
    let way = "scroll insets"
    let makesRoomInside = true
    var account: (number: AvoidedNumber, book: NumberBook)? { (insets.number, insets.book) }
    var avoidingView: UIView? { scrollView }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        guard let scrollView else { return KeyboardAdjustment() }
        let exemption = exemption(of: scrollView)
        let covered = isOurs(scrollView) ? ScrollInsets.covered(of: scrollView, by: state) : 0
        let overlap = covered > 0 ? covered + options.spacing : 0
        let wasClear = memory == nil
        // Remember the offset before the insets change. If an inset becomes smaller, UIKit may change the offset, and
        // this change would look like scrolling by a person.
        let isConcerned = overlap > 0 || (state.isDocked && isConcernedUncovered(scrollView))
        if isConcerned {
            remember(scrollView)
        } else if !isInPass {
            // While all avoiders are adjusted together, `prepare` has already compared the offset. At that time no
            // other avoider had moved the view.
            noticeOthers(scrollView)
        }
        if !isInPass { noteLostOffset(scrollView) }
        let hasChanged = setInsets(overlap: overlap, state, on: scrollView)
        putBackLostOffset(scrollView)
        if !isConcerned { forget(scrollView) }
        if wasClear || hasChanged, memory != nil, !isInPass {
            // Scroll to the input here. If the app sets an avoidance during editing, no notification follows that would
            // make the avoider scroll (S105).
            revealFocus()
            settle(scrollView)
        }
        // Another scroll view may have moved this one without a layout. UIKit then has not yet kept the content's top.
        if !isInPass, wasClear || hasChanged { notePlace() }
        return KeyboardAdjustment(
            hasChanged: hasChanged, points: share, wanted: covered,
            limit: share == overlap ? nil : "the insets hold the rest already", exemption: exemption?.rawValue)
    }

    /// Returns whether to remember a scroll view's offset, although the keyboard does not cover the scroll view.
    ///
    /// UIKit or the app may scroll this scroll view to its input, or reduce its height.
    private func isConcernedUncovered(_ scrollView: UIScrollView) -> Bool {
        if options.followsFocusOnly || memory != nil { return true }
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
        options.resting == nil ? ScrollViewExemption.sideways(scrollView) : ScrollViewExemption.of(scrollView)
    }

    /// Records the latest offset if UIKit has scrolled back to the end of the content.
    ///
    /// UIKit scrolls back when the app assigns an inset without the library's addition, or gives the view more height.
    private func noteLostOffset(_ scrollView: UIScrollView) {
        guard lost == nil, let place, scrollView.contentOffset.y < place.offset, !host.isKeyboardHidden,
            !scrollView.isAt(place.offset), scrollView.isAt(scrollView.clamped(place.offset)),
            !scrollView.isMovedByFinger
        else { return }
        lost = place
    }

    /// Restores the lost offset as far as the present insets allow, except in a view that has become higher, such as a
    /// sheet.
    ///
    /// - Returns: whether the scroll view is at the lost offset now.
    @discardableResult
    private func putBackLostOffset(_ scrollView: UIScrollView) -> Bool {
        guard let lost, scrollView.bounds.height <= lost.height else { return false }
        scrollView.move(to: scrollView.clamped(lost.offset))
        return scrollView.isAt(lost.offset)
    }

    private func setInsets(overlap: CGFloat, _ state: KeyboardState, on scrollView: UIScrollView) -> Bool {
        let present = ScrollInsets.Present(scrollView, upsideDown: overlap > 0 && scrollView.isUpsideDown)
        var options = options
        options.resting = options.resting ?? restingOfOwnList
        return insets.plan(scrollView, present, overlap: overlap, state, options, by: self).apply(to: scrollView)
    }

    func prepare(for change: Keyboard.Change) {
        (isInPass, lost, reader) = (true, nil, .atInput)
        guard let scrollView, change.isNews else { return }
        noteOwnList(scrollView, change)
        noticeOthers(scrollView)
        if host.isKeyboardHidden, scrollView.isAnimatingScroll { memory?.leaveToPerson() }
        // UIKit posts two notifications for one change of the keyboard. If this is the second one, the list has already
        // moved at the first one.
        guard change.announced != change.previousAnnounced else { return }
        rememberBeforeOthersMove(scrollView)
        rememberAboveBar(scrollView)
        notePlace()
        // Remember the present offset to restore it later. A part of the last row may be hidden at this offset.
        if !host.isKeyboardHidden, place?.isAtEnd == true, !scrollView.isUpsideDown, typedInput(in: scrollView) == nil {
            remember(scrollView)
        }
    }

    /// Records the insets of a controller's own list before UIKit makes room in them.
    private func noteOwnList(_ scrollView: UIScrollView, _ change: Keyboard.Change) {
        guard change.previousAnnounced == .hidden, ScrollViewExemption.ofOwnList(scrollView) != nil else { return }
        let resting = RestingInsets()
        resting.note([scrollView], isCertain: true)
        restingOfOwnList = resting
    }

    func prepareAgain() {
        guard let scrollView else { return }
        memory = nil
        rememberBeforeOthersMove(scrollView)
    }

    /// Scrolls to the place before the room has changed, such as the end of a list, unless an input inside is edited.
    private func keepPlace(_ scrollView: UIScrollView) {
        guard let place, !isScrolling, !scrollView.isMovedByFinger, typedInput(in: scrollView) == nil,
            let offset = place.offset(in: ScrollPlace(scrollView))
        else { return }
        scroll(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: scrollView.clamped(offset)))
    }

    func didLayOut(after change: Keyboard.Change) {
        isInPass = false
        if let scrollView, change.isNews {
            // If the edited input is outside the list, a list at its end stays at its end (S81).
            keepPlace(scrollView)
            goBackToBar(scrollView)
            if memory != nil {
                // Adjust again, because a scroll view inside this one may have moved its content.
                host.readjust(self)
                showInner(scrollView)
                revealFocus()
            }
        }
        // UIKit may have scrolled to the first responder since the keyboard was announced. Record the present offset as
        // the library's own. Otherwise it would look like scrolling by a person.
        if let scrollView { settle(scrollView) }
        notePlace()
    }

    private func notePlace() { place = scrollView.map(ScrollPlace.init) }

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
    func noticeScrolling() {
        lost = nil
        guard let scrollView else { return }
        guard place?.offset != scrollView.contentOffset.y || isScrolling else { return }
        noticeMove(scrollView)
        if place.map({ $0.offset != scrollView.contentOffset.y }) ?? true { notePlace() }
    }

    func prepareForLook() {
        isInPass = true
        guard let scrollView else { return }
        noteLostOffset(scrollView)
        noticeMove(scrollView)
    }

    /// Finds out whether the app, a person or an animation has scrolled since the last look.
    private func noticeMove(_ scrollView: UIScrollView) {
        let isOthers = noticeOthers(scrollView) || memory == nil || isScrolling, now = CACurrentMediaTime()
        let isInSight = showsFocus(scrollView)
        let hasMoved = place?.hasMoved(to: ScrollPlace(scrollView), tolerance: scrollView.halfAPixel) ?? false
        if hasMoved, isOthers || !isInSight {
            reader = .scrolling(now, isInSight: isInSight)
        } else if scrollView.isAnimatingScroll {
            reader = .scrolling(now, isInSight: wasInSight)
        } else if case .scrolling(let last, _) = reader, now - last > Self.rest {
            reader = wasInSight ? .atInput : .elsewhere
        }
    }

    private var isScrolling: Bool { if case .scrolling = reader { true } else { false } }

    private var wasInSight: Bool {
        switch reader {
        case .atInput: true
        case .scrolling(_, let isInSight): isInSight
        case .elsewhere: false
        }
    }

    func didLook() {
        isInPass = false
        finishGoingBack()
        guard let scrollView else { return }
        let isBack = putBackLostOffset(scrollView)
        defer { notePlace() }
        // If only the content has grown, or the app has set an inset, the content stays where a person has scrolled it.
        if place?.height != scrollView.bounds.height { keepPlace(scrollView) }
        guard memory != nil else { return }
        goBackToBar(scrollView)
        // A person who has scrolled away from the input reads something else. Typing scrolls back. At a restored offset,
        // an input in sight stays where it was.
        if case .atInput = reader, !(isBack && showsFocus(scrollView)) { revealFocus() }
        settle(scrollView)
        moveAnchor(scrollView)
    }

    func didHide() { finishGoingBack() }

    /// Restores the remembered offset if the scroll view has its former size and inset again.
    private func finishGoingBack() {
        defer { leaving = nil }
        guard let scrollView, let leaving, !host.isTypedInto(near: scrollView), leaving.restore(scrollView) else {
            return
        }
        if memory != nil { memory = ScrollMemory(scrollView) }
    }

    /// Records that the library has set the present offset.
    ///
    /// While a finger moves the content, nothing is recorded.
    private func settle(_ scrollView: UIScrollView) {
        guard !scrollView.isMovedByFinger else { return }
        let offset = scrollView.contentOffset
        memory?.settle(offset)
    }

    /// Makes later scrolling to the input start from the present offset.
    ///
    /// The method is called when the input has grown, or when its caret has moved.
    private func moveAnchor(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        memory?.moveAnchor(to: offset)
    }

    /// Remembers the offset of a scroll view that the keyboard is about to cover, before another avoider moves or
    /// shrinks the scroll view.
    ///
    /// When a scroll view shrinks, UIKit scrolls to its first responder. When the keyboard hides, this scrolling has to
    /// be undone too.
    private func rememberBeforeOthersMove(_ scrollView: UIScrollView) {
        guard memory == nil, !host.isKeyboardHidden, isOurs(scrollView),
            ScrollInsets.covered(of: scrollView, by: host.state(for: self)) > 0 || typedInput(in: scrollView) != nil
        else { return }
        remember(scrollView)
    }

    private func remember(_ scrollView: UIScrollView) {
        guard memory == nil else { return }
        memory = ScrollMemory(scrollView)
        isForInput = host.isTypedInto(near: scrollView)
    }

    /// Remembers the present offset when an input is edited while a bar is docked.
    ///
    /// The offset from before the bar was docked stays remembered too.
    private func rememberAboveBar(_ scrollView: UIScrollView) {
        guard let memory, !isForInput, host.isTypedInto(near: scrollView) else { return }
        let later = ScrollMemory(scrollView)
        (memoryOfBar, self.memory, isForInput) = (memory, later, true)
        memoryOfBar?.noticeOthers(before: later, tolerance: scrollView.halfAPixel)
    }

    /// When only the docked bar is left, restores the offset from before the input was edited.
    private func goBackToBar(_ scrollView: UIScrollView) {
        guard isForInput, let memory, !host.isTypedInto(near: scrollView) else { return }
        var rest = memoryOfBar ?? memory
        if goBack(to: memory, scrollView) { place = nil } else { rest.leaveToPerson() }
        (self.memory, memoryOfBar, isForInput) = (rest, nil, false)
    }

    private func forget(_ scrollView: UIScrollView) {
        guard let latest = memory else { return }
        // Use the offset from before the bar was docked. If the app or the person has scrolled since then, use the
        // latest offset.
        let bar = latest.isOthers ? nil : memoryOfBar.flatMap { $0.isOthers ? nil : $0 }
        (memory, memoryOfBar) = (nil, nil)
        // At the restored offset a part of the last row may be hidden. The list keeps this offset.
        if goBack(to: bar ?? latest, scrollView), host.isKeyboardHidden || !membership.isMember { place = nil }
    }

    /// Restores a remembered offset, as far as the content allows, and returns whether it did so.
    private func goBack(to memory: ScrollMemory, _ scrollView: UIScrollView) -> Bool {
        inner.restore()
        leaving = memory.hasOtherRoom(scrollView) ? memory : nil
        return memory.restore(scrollView)
    }

    // MARK: The focus

    private func inputDid(_ event: TextEditingNotifications.Event, _ input: UIView) {
        // UIKit itself scrolls to a text field, but does not scroll to a text view, even with a hardware keyboard (rule
        // C31, S60).
        guard let scrollView, memory != nil || input is UITextView, input.isDescendant(of: scrollView) else { return }
        switch event {
        case .began:
            KeyboardAnimation.usual.run { [self] in revealAgain(scrollView) }
        case .changed:
            revealAgain(scrollView)
            moveAnchor(scrollView)
            // If the scroll view is the edited text view itself, the offset stays when the keyboard hides. At the
            // former offset, the person's text would be out of sight.
            if input === scrollView { memory?.leaveToPerson() }
        }
    }

    /// Reveals the input again after a layout, because a growing text view gets its new height in the layout.
    private func revealAgain(_ scrollView: UIScrollView) {
        noticeOthers(scrollView)
        reader = .atInput
        // The input may be revealed first above a docked bar, and later above the keyboard. When the keyboard hides,
        // both movements have to be undone. So remember the offset again here.
        rememberAboveBar(scrollView)
        scrollView.layoutIfNeeded()
        host.readjust(self)
        showInner(scrollView)
        revealFocus()
        settle(scrollView)
        notePlace()
    }

    @discardableResult
    private func noticeOthers(_ scrollView: UIScrollView) -> Bool {
        guard memory != nil else { return false }
        let focus = focus(in: scrollView), offset = scrollView.contentOffset
        let insets = scrollView.adjustedContentInset, length = scrollView.bounds.height
        let content = scrollView.contentSize.height, tolerance = scrollView.halfAPixel
        return memory?.noticeOthers(
            offset, insets: (insets.top, insets.bottom), content: content, length: length, focus: focus,
            isByFinger: scrollView.isMovedByFinger, tolerance: tolerance) ?? false
    }

    /// Returns the edited input, or the input for which the app expects a keyboard.
    private func input(in scrollView: UIScrollView) -> UIView? {
        if let expected = host.expectedInput, expected.isDescendant(of: scrollView) { return expected }
        return typedInput(in: scrollView)
    }

    /// Returns the first responder, if it is inside the scroll view.
    ///
    /// While the keyboard hides, the input may already have resigned. The method then returns the last first responder.
    private func typedInput(in scrollView: UIScrollView) -> UIView? {
        host.typedInput(in: scrollView, counting: host.isKeyboardHidden)
    }

    /// Returns the rectangle that has to be in sight, such as the edited input or its caret.
    ///
    /// The rectangle is in the scroll view's coordinates, in points. The result is nil if the scroll view has no input.
    private func focus(in scrollView: UIScrollView) -> CGRect? {
        guard let input = input(in: scrollView) else { return nil }
        return focus(on: input, in: scrollView)
    }

    private func focus(on input: UIView, in scrollView: UIScrollView) -> CGRect? {
        let room = scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        return (options.focus ?? .input).rectangle(of: input, in: scrollView, room: room)
    }

    private func showsFocus(_ scrollView: UIScrollView) -> Bool {
        guard let focus = focus(in: scrollView) else { return true }
        let insets = scrollView.adjustedContentInset
        return ScrollGeometry.shows(
            (focus.minY, focus.maxY), at: scrollView.contentOffset.y, length: scrollView.bounds.height,
            insets: (insets.top, insets.bottom), tolerance: scrollView.halfAPixel)
    }

    func revealInput() {
        guard let scrollView, memory != nil else { return }
        revealAgain(scrollView)
    }

    private func showInner(_ scrollView: UIScrollView) {
        guard memory != nil, let input = input(in: scrollView) else { return }
        inner.show(input, options.focus ?? .input, in: scrollView, margin: options.margin) { host.makesRoom(in: $0) }
    }

    /// Scrolls to the edited input or its caret.
    private func revealFocus() {
        guard let scrollView, let input = input(in: scrollView), memory != nil || input.isFirstResponder,
            let focus = focus(in: scrollView)
        else { return }
        let offset = scrollView.contentOffset.y, top = -scrollView.adjustedContentInset.top
        var start = memory?.anchor(for: input, at: offset, top: top) ?? offset
        // A smaller inset or less content may have reduced the range of possible offsets since `start` was recorded.
        // Limit `start` to this range.
        if start != offset { start = scrollView.clamped(start) }
        scroll(scrollView, to: scrollView.offset(showing: focus, margin: options.margin, from: start))
    }

    /// Scrolls to an offset in points, and records the offset as the library's own.
    ///
    /// The new offset replaces a lost one. Otherwise each look would restore the lost offset and then scroll again.
    private func scroll(_ scrollView: UIScrollView, to offset: CGPoint?) {
        guard let offset else { return }
        lost = nil
        memory?.settle(offset)
        scrollView.contentOffset = offset
    }
}
