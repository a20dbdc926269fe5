import KeyboardModel
import UIKit

/// Keeps the content of a scroll view above the keyboard by insets, and what is typed into in sight by its offset.
///
/// There is one for a scroll view, however many listeners share it: it lives in an invisible subview of the scroll view and
/// so exactly as long as that does.
@MainActor
final class ScrollViewAvoidance: KeyboardAvoidance {
    /// The distance that what is typed into keeps from the keyboard where it has to move, in points.
    static let margin: CGFloat = 10

    private(set) weak var scrollView: UIScrollView?
    private var listeners = KeyboardListeners()
    private let observer: KeyboardObserver
    private(set) weak var probe: KeyboardGeometryProbe?
    private var probeAround: KeyboardProbeAround?
    private var editing: TextEditingNotifications?
    private var insets = ScrollInsets()
    private var memory: ScrollMemory?
    private var assignments: [NSKeyValueObservation] = []
    private var selection: TextSelectionObservation?
    private var isSettingInsets = false
    /// Whether what is typed into has to be looked for once more when the present layout is done.
    private var looksAgain = false
    private var knownSize = CGSize.zero
    /// Whether a list at its end has to stay there, also when another avoidance makes the room.
    private var wasAtEnd = false
    /// Whether a notification is being followed, after which the focus is looked for anyway.
    private var isFollowingNotification = false
    /// A keyboard that was announced for a custom input view, in the screen's coordinates, in points.
    private var expected: CGRect?

    // MARK: One for a scroll view

    /// The avoidance that a scroll view has, if it has one.
    static func installed(in scrollView: UIScrollView) -> ScrollViewAvoidance? {
        scrollView.subviews.lazy.compactMap { ($0 as? KeyboardGeometryProbe)?.resident as? ScrollViewAvoidance }.first
    }

    /// The avoidance of a listener's scroll view, made if there is none.
    static func serving(_ listener: any KeyboardListener, observer: KeyboardObserver) -> ScrollViewAvoidance {
        let avoidance =
            installed(in: listener.scrollView) ?? ScrollViewAvoidance(listener.scrollView, observer: observer)
        avoidance.listeners.insert(listener)
        if avoidance.memory != nil { avoidance.listeners.tell(avoidance.memory) }
        return avoidance
    }

    /// Stops serving a listener; the last one takes the avoidance along.
    func stopServing(_ listener: any KeyboardListener) {
        listeners.remove(listener)
        (listener.contentOffsetPreKeyboardDisplay, listener.contentInsetPreKeyboardDisplay) = (nil, nil)
        if listeners.isEmpty { end() }
    }

    private init(_ scrollView: UIScrollView, observer: KeyboardObserver) {
        self.scrollView = scrollView
        self.observer = observer
        let onChange = { [weak self] in
            guard let self else { return }
            self.observer.reevaluate(self)
            self.followLayout()
        }
        let probe = KeyboardGeometryProbe(in: scrollView, onChange)
        probe.resident = self
        self.probe = probe
        probeAround = KeyboardProbeAround(seesKeyboard: false, onChange)
        editing = TextEditingNotifications { [weak self] event, input in self?.follow(event, of: input) }
        observer.add(self)
    }

    /// Takes the share back when an app has removed the probe, and this with it, from the scroll view.
    deinit {
        guard let scrollView else { return }
        let insets = self.insets
        MainQueue.run {
            var own = insets
            if own.share != 0 { _ = own.plan(overlap: 0, policy: .sum, on: scrollView).apply(to: scrollView) }
        }
    }

    /// Follows a notification that a listener has observed; those that the observer has heard itself count once.
    func take(_ notification: Notification) {
        observer.take(notification)
        observer.reevaluate(self)
    }

    /// Takes everything back and leaves the scroll view.
    private func end() {
        expected = nil
        observer.remove(self)
        editing = nil
    }

    func leave() {
        assignments = []
        selection = nil
        probe?.removeFromSuperview()
        probeAround?.leave()
    }

    // MARK: Following the keyboard

    let means = "scroll insets"
    var avoidingView: UIView? { scrollView }

    func follow(_ state: KeyboardState) -> KeyboardAdjustment {
        guard let scrollView else { return KeyboardAdjustment() }
        probeAround?.watch(around: scrollView)
        let state = expected.map(KeyboardState.docked) ?? state
        let exemption = ScrollViewExemption.of(scrollView)
        let overlap = exemption == nil ? ScrollInsets.covered(of: scrollView, by: state) : 0
        let wasClear = memory == nil
        // Before the insets change: a smaller one takes the offset back into range, which is nobody's scrolling.
        if overlap > 0 { remember(scrollView) } else { noticeOthers(scrollView) }
        let hasChanged = setInsets(overlap: overlap, on: scrollView)
        if overlap == 0 { forget(scrollView) }
        if wasClear || hasChanged, memory != nil, !isFollowingNotification, expected == nil {
            // Switched on while something is typed into, or moved with its window or its sheet: no notification follows
            // (S46, S105). The app may lay out what is typed into only after this.
            scrollFocusIntoView()
            memory?.settle(scrollView)
            looksAgain = true
            probe?.setNeedsLayout()
        }
        return KeyboardAdjustment(
            hasChanged: hasChanged, points: insets.share, wanted: overlap,
            limit: insets.share == overlap ? nil : "the insets hold the rest already", exemption: exemption?.rawValue)
    }

    private func setInsets(overlap: CGFloat, on scrollView: UIScrollView) -> Bool {
        isSettingInsets = true
        defer { isSettingInsets = false }
        let plan = insets.plan(overlap: overlap, policy: listeners.insetPolicy, on: scrollView)
        let hasChanged = plan.apply(to: scrollView)
        if (insets.share != 0) == assignments.isEmpty { watchAssignments(to: scrollView) }
        return hasChanged
    }

    /// Follows what the app sets while a share is in the insets: no layout tells of an inset, nor of another place.
    private func watchAssignments(to scrollView: UIScrollView) {
        guard insets.share != 0 else { return assignments = [] }
        let lookAgain: @Sendable () -> Void = { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !self.isSettingInsets else { return }
                self.observer.reevaluate(self)
            }
        }
        assignments = [
            scrollView.observe(\.contentInset) { _, _ in lookAgain() },
            scrollView.observe(\.center) { _, _ in lookAgain() }
        ]
    }

    func keyboardWillBeFollowed(after change: KeyboardChange) {
        expected = nil
        isFollowingNotification = true
        guard !listeners.isEmpty else { return end() }
        guard let scrollView, change.isAboutToHappen else { return }
        noticeOthers(scrollView)
        wasAtEnd = scrollView.isAtEnd && !scrollView.isUpsideDown && scrollView.firstResponder == nil
    }

    func everythingIsLaidOut(after change: KeyboardChange) {
        isFollowingNotification = false
        if let scrollView, change.isAboutToHappen {
            // A list stays at its end while something outside of it is typed into (S81).
            if wasAtEnd { scrollView.scrollToEnd() }
            if memory != nil {
                // A scroll view inside this one may have moved its content.
                observer.reevaluate(self)
                scrollFocusIntoView()
            }
        }
        // UIKit has scrolled to its first responder since the announcement: that was for the keyboard's sake too.
        if let scrollView { memory?.settle(scrollView) }
    }

    private func remember(_ scrollView: UIScrollView) {
        guard memory == nil else { return }
        memory = listeners.memory(of: scrollView)
        knownSize = scrollView.bounds.size
        listeners.tell(memory)
        watchSelection(of: scrollView.firstResponder)
    }

    private func forget(_ scrollView: UIScrollView) {
        guard let memory else { return }
        self.memory = nil
        selection = nil
        memory.restore(scrollView)
        listeners.tell(nil)
    }

    // MARK: Custom input views

    /// Acts as if the keyboard covered the window's bottom, until a notification says what it does.
    func expect(bottomCoveredArea: CGFloat, for field: UITextField) {
        guard let scrollView, let window = scrollView.window, bottomCoveredArea.isFinite, bottomCoveredArea > 0 else {
            return
        }
        let area = CGRect(
            x: window.bounds.minX, y: window.bounds.maxY - bottomCoveredArea, width: window.bounds.width,
            height: bottomCoveredArea)
        let frame = window.convert(area, to: window.screen.coordinateSpace)
        expected = frame
        UIView.animate(withKeyboard: KeyboardTransition(event: .willShow)) { [self] in
            _ = follow(.docked(frame))
            scroll(scrollView, into: field.convert(field.bounds, to: scrollView), from: scrollView.contentOffset.y)
            memory?.settle(scrollView)
        }
    }

    /// Forgets what was expected and takes insets and offset back.
    func reset() {
        expected = nil
        _ = follow(.hidden)
    }

    // MARK: Keeping the focus in sight

    private func follow(_ event: TextEditingNotifications.Event, of input: UIView) {
        // UIKit itself brings a field into sight, also for a hardware keyboard, but no text view (rule C31, S60).
        guard let scrollView, memory != nil || input is UITextView, input.isDescendant(of: scrollView) else { return }
        switch event {
        case .began:
            if observer.state.isDocked { expected = nil }
            watchSelection(of: input)
            UIView.animate(withKeyboard: KeyboardTransition(event: .willChangeFrame)) { [self] in
                lookAgain(scrollView)
            }
        case .changed:
            // What the text tells, its selection has told before.
            looksAgain = false
            lookAgain(scrollView)
            memory?.moveAnchor(in: scrollView)
            // Whoever writes in a text has moved on in it, and wants to stay there.
            if input === scrollView { memory?.leaveToPerson() }
        }
    }

    /// A tap sets the caret only after editing has begun, and moves it later on without a word (S92).
    private func watchSelection(of input: UIView?) {
        guard let input else { return }
        selection = TextSelectionObservation(of: input) { [weak self] in self?.selectionDidChange() }
    }

    /// Waits for the layout at the end of the turn: in the midst of a change a text knows neither its size nor its offset.
    private func selectionDidChange() {
        guard memory != nil, let scrollView, !(scrollView.firstResponder === scrollView) else { return }
        looksAgain = true
        probe?.setNeedsLayout()
    }

    /// Looks for what is typed into after a layout that may have moved it.
    ///
    /// A scroll view that gets another size is laid out before a controller may have put its content in place.
    private func followLayout() {
        guard let scrollView, memory != nil, !isFollowingNotification else { return }
        if scrollView.bounds.size != knownSize {
            knownSize = scrollView.bounds.size
            looksAgain = true
            probe?.setNeedsLayout()
        } else if looksAgain {
            looksAgain = false
            noticeOthers(scrollView)
            scrollFocusIntoView()
            memory?.settle(scrollView)
            memory?.moveAnchor(in: scrollView)
        }
    }

    /// Lays out first, because a text view that grows has its new height only then.
    private func lookAgain(_ scrollView: UIScrollView) {
        noticeOthers(scrollView)
        scrollView.layoutIfNeeded()
        observer.reevaluate(self)
        scrollFocusIntoView()
        memory?.settle(scrollView)
    }

    private func noticeOthers(_ scrollView: UIScrollView) {
        guard memory != nil else { return }
        memory?.noticeOthers(scrollView, focus: FocusRectangle.of(scrollView))
    }

    private func scrollFocusIntoView() {
        guard let scrollView, let input = scrollView.firstResponder, let focus = FocusRectangle.of(scrollView) else {
            return
        }
        let start = memory?.anchor(for: input, in: scrollView) ?? scrollView.contentOffset.y
        scroll(scrollView, into: focus, from: start)
    }

    /// Scrolls as little as needed to show a rectangle of the content, measured from an offset, in points; never under a
    /// finger.
    private func scroll(_ scrollView: UIScrollView, into rectangle: CGRect, from offset: CGFloat) {
        guard !scrollView.isMovedByFinger else { return }
        let insets = scrollView.adjustedContentInset
        let wanted = Contribution.withoutMarks(
            ScrollGeometry.offset(
                showing: (rectangle.minY, rectangle.maxY), margin: Self.margin,
                from: offset, length: scrollView.bounds.height, insets: (insets.top, insets.bottom)))
        if wanted != scrollView.contentOffset.y { scrollView.contentOffset.y = wanted }
    }
}
