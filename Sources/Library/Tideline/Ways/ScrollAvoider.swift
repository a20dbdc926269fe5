internal import KeyboardModel
import UIKit

/// Keeps the content of a scroll view above the keyboard by insets, and scrolls the edited input into sight.
@MainActor
final class ScrollAvoider: Avoider {
    private weak var scrollView: UIScrollView?
    private var options: WayOptions
    private unowned let host: any AvoiderHost
    private var editing: TextEditingNotifications?
    private var insets = ScrollInsets()
    private var memory: ScrollMemory?
    /// The remembered offset from before a bar was docked; it is set only while an input is edited and the bar is
    /// docked too.
    private var memoryOfBar: ScrollMemory?
    private let inner = InnerScrollViews()
    /// The remembered offset that still has to be restored, or nil.
    ///
    /// The avoider restores it when the scroll view has its former size and inset, for example in a sheet that becomes
    /// lower after the keyboard has hidden.
    private var leaving: ScrollMemory?
    /// Whether the last keyboard was up for an edited input.
    ///
    /// If it is false, only a bar was docked.
    private var isForInput = false
    /// The distance of the list's offset from the end of the list, in points, if the list has to stay at its end;
    /// otherwise nil.
    ///
    /// The list stays at its end even if another avoider makes the room.
    private var distanceToEnd: CGFloat?
    /// Whether all avoiders are being adjusted together, which ends with scrolling the input into sight.
    private var isInPass = false

    init(_ scrollView: UIScrollView, _ options: WayOptions, host: any AvoiderHost) {
        self.scrollView = scrollView
        self.options = options
        self.host = host
        editing = TextEditingNotifications { [weak self] event, input in self?.inputDid(event, input) }
    }

    func take(_ options: WayOptions) { self.options = options }

    func leave() { editing = nil }

    // MARK: The keyboard

    let membership = KeyboardMembership()
    let way = "scroll insets"
    let makesRoomInside = true
    var share: CGFloat { insets.share }
    var avoidingView: UIView? { scrollView }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        guard let scrollView else { return KeyboardAdjustment() }
        let exemption = ScrollViewExemption.of(scrollView)
        let covered = isOurs(scrollView) ? ScrollInsets.covered(of: scrollView, by: state) : 0
        let overlap = covered > 0 ? covered + options.spacing : 0
        let wasClear = memory == nil
        // Note the offset before the insets change. If an inset becomes smaller, UIKit may change the offset, which
        // would look like scrolling by a person.
        let isConcerned = overlap > 0 || (state.isDocked && isConcernedUncovered(scrollView))
        if isConcerned {
            remember(scrollView)
        } else if !isInPass {
            // While all avoiders are adjusted together, `prepare` has already compared the offset, before other
            // avoiders moved the view and UIKit moved the offset.
            noticeOthers(scrollView)
        }
        let hasChanged = setInsets(overlap: overlap, on: scrollView)
        if !isConcerned { forget(scrollView) }
        if wasClear || hasChanged, memory != nil, !isInPass {
            // Reveal the input here, because an avoidance that is set during editing gets no notification (S105).
            revealFocus()
            settle(scrollView)
        }
        return KeyboardAdjustment(
            hasChanged: hasChanged, points: insets.share, wanted: covered,
            limit: insets.share == overlap ? nil : "the insets hold the rest already", exemption: exemption?.rawValue)
    }

    /// Returns whether the offset of a scroll view has to be remembered although the keyboard covers no part of the
    /// view.
    ///
    /// UIKit or the app may scroll to an input in such a scroll view, or reduce its height.
    private func isConcernedUncovered(_ scrollView: UIScrollView) -> Bool {
        if options.followsFocusOnly || memory != nil { return true }
        return isOurs(scrollView) && typedInput(in: scrollView) != nil
    }

    /// Returns whether this avoider makes the room in a scroll view, in place of an outer scroll view.
    ///
    /// It returns false for a scroll view that the library leaves alone.
    private func isOurs(_ scrollView: UIScrollView) -> Bool {
        !options.isScrolledByAnother && ScrollViewExemption.of(scrollView) == nil
    }

    private func setInsets(overlap: CGFloat, on scrollView: UIScrollView) -> Bool {
        let present = ScrollInsets.Present(scrollView, upsideDown: overlap > 0 && scrollView.isUpsideDown)
        let plan = insets.plan(
            overlap: overlap, policy: options.insetPolicy, resting: options.resting?.entry(of: scrollView), present)
        return plan.apply(to: scrollView)
    }

    func prepare(for change: Keyboard.Change) {
        isInPass = true
        guard let scrollView, change.isAboutToHappen else { return }
        noticeOthers(scrollView)
        // If this is the second notification of a pair, the first one has already moved the list.
        guard change.announced != change.previousAnnounced else { return }
        rememberBeforeOthersMove(scrollView)
        rememberAboveBar(scrollView)
        // A list at its top may hide a part of its last row only because of this avoider's inset. Such a list is not at
        // its end.
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        let showsEnd = (scrollView.distanceToEnd ?? 0) <= 1
        let staysAtEnd =
            !host.isKeyboardHidden && scrollView.isAtEnd && !scrollView.isUpsideDown
            && (memory == nil || !isAtTop || showsEnd) && typedInput(in: scrollView) == nil
        distanceToEnd = staysAtEnd ? scrollView.distanceToEnd : nil
        // Remember the present offset, at which a part of the last row may be hidden, to restore it later.
        if staysAtEnd { remember(scrollView) }
    }

    func prepareAgain() {
        guard let scrollView else { return }
        memory = nil
        rememberBeforeOthersMove(scrollView)
    }

    /// Scrolls a list to its end if the list was at its end, and the end has moved away.
    private func stayAtEnd(_ scrollView: UIScrollView) {
        guard let distanceToEnd, let present = scrollView.distanceToEnd, present > max(0, distanceToEnd) else { return }
        guard !scrollView.isMovedByFinger else { return }
        let offset = scrollView.contentOffset
        scroll(scrollView, to: CGPoint(x: offset.x, y: offset.y + present))
    }

    func didLayOut(after change: Keyboard.Change) {
        isInPass = false
        if let scrollView, change.isAboutToHappen {
            // A list stays at its end while an input outside of it is edited (S81).
            stayAtEnd(scrollView)
            goBackToBar(scrollView)
            if memory != nil {
                // Adjust again, because a scroll view inside this one may have moved its content.
                host.readjust(self)
                showInner(scrollView)
                revealFocus()
            }
        }
        // Since the keyboard was announced, UIKit has scrolled to the first responder. Treat the new offset as set by
        // the avoider itself.
        if let scrollView { settle(scrollView) }
    }

    var number: CGFloat { scrollView.map { $0.contentInset.top + $0.contentInset.bottom } ?? 0 }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(scrollView, in: windows)
        guard let scrollView else { return sight }
        let indicators = scrollView.verticalScrollIndicatorInsets
        (sight.number, sight.secondNumber) = (number, indicators.top + indicators.bottom)
        (sight.insets, sight.content) = (scrollView.adjustedContentInset, scrollView.contentSize)
        if let input = input(in: scrollView) {
            sight.input = ObjectIdentifier(input)
            sight.focus = focus(in: scrollView)
        }
        return sight
    }

    /// Finds out whether the app or a person has scrolled.
    ///
    /// The method has to run before another input is edited, because the edited input helps to recognize scrolling by
    /// UIKit itself.
    func noticeScrolling() {
        guard let scrollView, let memory, !memory.isOthers, memory.ownOffset != scrollView.contentOffset else { return }
        noticeOthers(scrollView)
    }

    func prepareForLook() {
        isInPass = true
        if let scrollView { noticeOthers(scrollView) }
    }

    func didLook() {
        isInPass = false
        finishGoingBack()
        guard let scrollView, memory != nil else { return }
        goBackToBar(scrollView)
        revealFocus()
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

    /// Notes the present offset as set by the avoider itself, except while a finger moves the content.
    private func settle(_ scrollView: UIScrollView) {
        guard !scrollView.isMovedByFinger else { return }
        let offset = scrollView.contentOffset
        memory?.settle(offset)
    }

    /// Measures later scrolling to the focus from the present offset, because the focus has grown or its caret has
    /// moved.
    private func moveAnchor(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        memory?.moveAnchor(to: offset)
    }

    /// Remembers the offset of a scroll view that the keyboard is about to cover, before another avoider makes the room.
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

    /// When an input is edited, also remembers the offset that the scroll view had with the docked bar.
    private func rememberAboveBar(_ scrollView: UIScrollView) {
        guard let memory, !isForInput, host.isTypedInto(near: scrollView) else { return }
        let later = ScrollMemory(scrollView)
        (memoryOfBar, self.memory, isForInput) = (memory, later, true)
        memoryOfBar?.noticeOthers(before: later)
    }

    /// When only the docked bar is left, restores the offset from before the input was edited.
    private func goBackToBar(_ scrollView: UIScrollView) {
        guard isForInput, let memory, !host.isTypedInto(near: scrollView) else { return }
        var rest = memoryOfBar ?? memory
        if goBack(to: memory, scrollView) { distanceToEnd = nil } else { rest.leaveToPerson() }
        (self.memory, memoryOfBar, isForInput) = (rest, nil, false)
    }

    private func forget(_ scrollView: UIScrollView) {
        guard let latest = memory else { return }
        // Use the offset from before the bar was docked, if the app and the person have left the offset alone since
        // then.
        let bar = latest.isOthers ? nil : memoryOfBar.flatMap { $0.isOthers ? nil : $0 }
        (memory, memoryOfBar) = (nil, nil)
        // At the restored offset a part of the last row may be hidden. The list keeps this offset.
        if goBack(to: bar ?? latest, scrollView), host.isKeyboardHidden || !membership.isMember { distanceToEnd = nil }
    }

    /// Restores a remembered offset, as far as the content allows, and returns whether it did so.
    private func goBack(to memory: ScrollMemory, _ scrollView: UIScrollView) -> Bool {
        inner.restore()
        leaving = memory.hasOtherRoom(scrollView) ? memory : nil
        return memory.restore(scrollView)
    }

    // MARK: The focus

    private func inputDid(_ event: TextEditingNotifications.Event, _ input: UIView) {
        // UIKit itself scrolls only to a field, even with a hardware keyboard (rule C31, S60).
        guard let scrollView, memory != nil || input is UITextView, input.isDescendant(of: scrollView) else { return }
        switch event {
        case .began:
            KeyboardAnimation.usual.run { [self] in revealAgain(scrollView) }
        case .changed:
            revealAgain(scrollView)
            moveAnchor(scrollView)
            // Keep this offset after the keyboard has hidden, because the former offset would scroll away from the
            // person's text.
            if input === scrollView { memory?.leaveToPerson() }
        }
    }

    /// Reveals the input again after a layout, because a growing text view gets its new height in the layout.
    private func revealAgain(_ scrollView: UIScrollView) {
        noticeOthers(scrollView)
        // The input is revealed above the docked bar first, and above its keyboard later. When the keyboard hides, both
        // movements are undone.
        rememberAboveBar(scrollView)
        scrollView.layoutIfNeeded()
        host.readjust(self)
        showInner(scrollView)
        revealFocus()
        settle(scrollView)
    }

    private func noticeOthers(_ scrollView: UIScrollView) {
        guard memory != nil else { return }
        let focus = focus(in: scrollView), offset = scrollView.contentOffset
        let insets = scrollView.adjustedContentInset, length = scrollView.bounds.height
        let content = scrollView.contentSize.height
        memory?.noticeOthers(
            offset, insets: (insets.top, insets.bottom), content: content, length: length, focus: focus)
    }

    /// Returns the edited input, or the input for which the app expects a keyboard.
    private func input(in scrollView: UIScrollView) -> UIView? {
        if let expected = host.expectedInput, expected.isDescendant(of: scrollView) { return expected }
        return typedInput(in: scrollView)
    }

    /// Returns the first responder, or the last one while the keyboard leaves, if it is inside the scroll view.
    private func typedInput(in scrollView: UIScrollView) -> UIView? {
        host.typedInput(in: scrollView, counting: host.isKeyboardHidden)
    }

    /// Returns the focus in the scroll view's coordinates, in points; nil if the scroll view has no input.
    private func focus(in scrollView: UIScrollView) -> CGRect? {
        guard let input = input(in: scrollView) else { return nil }
        let room = scrollView.bounds.height - scrollView.adjustedContentInset.bottom
        return (options.focus ?? .input).rectangle(of: input, in: scrollView, room: room)
    }

    func revealInput() {
        guard let scrollView, memory != nil else { return }
        revealAgain(scrollView)
    }

    private func showInner(_ scrollView: UIScrollView) {
        guard memory != nil, let input = input(in: scrollView) else { return }
        inner.show(input, options.focus ?? .input, in: scrollView, margin: options.margin) { host.makesRoom(in: $0) }
    }

    /// Scrolls to the focus, if the input is still edited.
    private func revealFocus() {
        guard let scrollView, let input = input(in: scrollView), memory != nil || input.isFirstResponder,
            let focus = focus(in: scrollView)
        else { return }
        let offset = scrollView.contentOffset.y, top = -scrollView.adjustedContentInset.top
        var start = memory?.anchor(for: input, at: offset, top: top) ?? offset
        // Since the offset was noted, UIKit may have limited it to a smaller inset or to less content.
        if start != offset { start = scrollView.clamped(start) }
        scroll(scrollView, to: scrollView.offset(showing: focus, margin: options.margin, from: start))
    }

    /// Scrolls to an offset in points, and notes the offset as set by the avoider itself.
    private func scroll(_ scrollView: UIScrollView, to offset: CGPoint?) {
        guard let offset else { return }
        memory?.settle(offset)
        scrollView.contentOffset = offset
    }
}
