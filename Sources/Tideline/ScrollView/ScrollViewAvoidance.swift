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
        avoidance.listeners.tell(avoidance.memory)
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
        }
        let probe = KeyboardGeometryProbe(in: scrollView, onChange)
        probe.resident = self
        self.probe = probe
        probeAround = KeyboardProbeAround(onChange)
        editing = TextEditingNotifications { [weak self] event, input in self?.follow(event, of: input) }
        observer.add(self)
    }

    /// Takes everything back and leaves the scroll view.
    private func end() {
        observer.remove(self)
        editing = nil
        probeAround = nil
    }

    // MARK: Following the keyboard

    var avoidingView: UIView? { scrollView }

    func follow(_ state: KeyboardState) -> KeyboardAdjustment {
        guard let scrollView else { return KeyboardAdjustment(hasChanged: false, points: 0, means: "scroll insets") }
        probeAround?.watch(around: scrollView)
        let state = expected.map(KeyboardState.docked) ?? state
        let exemption = ScrollViewExemption.of(scrollView)
        let overlap = exemption == nil ? insets.covered(of: scrollView, by: state) : 0
        let wasClear = memory == nil
        // Before the insets change: a smaller one takes the offset back into range, which is nobody's scrolling.
        if overlap > 0 { remember(scrollView) } else { noticeOthers(scrollView) }
        let hasChanged = insets.set(overlap: overlap, on: scrollView)
        if overlap == 0 { forget(scrollView) }
        if wasClear, memory != nil, !isFollowingNotification, expected == nil {
            // Switched on while something is typed into: no notification follows (S105).
            scrollFocusIntoView()
            memory?.settle(scrollView)
        }
        return KeyboardAdjustment(
            hasChanged: hasChanged, points: insets.share, means: "scroll insets", remark: exemption?.rawValue)
    }

    func keyboardWillBeFollowed(after change: KeyboardChange) {
        expected = nil
        isFollowingNotification = true
        guard !listeners.isEmpty else { return end() }
        if let scrollView, change.isAboutToHappen { noticeOthers(scrollView) }
    }

    func everythingIsLaidOut(after change: KeyboardChange) {
        isFollowingNotification = false
        guard let scrollView, memory != nil else { return }
        if change.isAboutToHappen {
            memory?.keepBottom(of: scrollView)
            scrollFocusIntoView()
        }
        // UIKit has scrolled to its first responder since the announcement: that was for the keyboard's sake too.
        memory?.settle(scrollView)
    }

    private func remember(_ scrollView: UIScrollView) {
        guard memory == nil else { return }
        memory = ScrollMemory(scrollView)
        listeners.tell(memory)
    }

    private func forget(_ scrollView: UIScrollView) {
        guard let memory else { return }
        self.memory = nil
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
            scroll(scrollView, into: field.convert(field.bounds, to: scrollView))
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
            UIView.animate(withKeyboard: KeyboardTransition(event: .willChangeFrame)) { [self] in
                lookAgain(scrollView)
            }
        case .changed:
            lookAgain(scrollView)
            // Whoever writes in a text has moved on in it, and wants to stay there.
            if input === scrollView { memory?.leaveToPerson() }
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
        guard let scrollView, let focus = FocusRectangle.of(scrollView) else { return }
        scroll(scrollView, into: focus)
    }

    /// Scrolls as little as needed to show a rectangle of the content, in points; one that is in sight moves nothing.
    private func scroll(_ scrollView: UIScrollView, into rectangle: CGRect) {
        let insets = scrollView.adjustedContentInset
        let wanted = ScrollGeometry.offset(
            showing: (rectangle.minY, rectangle.maxY), margin: Self.margin,
            from: scrollView.contentOffset.y, length: scrollView.bounds.height, insets: (insets.top, insets.bottom))
        if wanted != scrollView.contentOffset.y { scrollView.contentOffset.y = wanted }
    }
}
