internal import KeyboardModel
import UIKit

/// Holds the place of a chat's list while its rows and its room change.
@MainActor
final class ChatList {
    private weak var scrollView: UIScrollView?
    private var options: ChatOptions
    private var memory = ChatMemory<ChatListRows>()
    private var tracker = ChatRowTracker()
    /// The blank after the newest row, in points.
    private(set) var blank: CGFloat = 0
    /// What the list lacks of the safe area, in points of its own coordinates.
    private(set) var lack = UIEdgeInsets.zero
    private let setInsets: () -> Void
    private let isOverruled: () -> Bool
    /// The app's closure may change the list while the list is held.
    private var isHolding = false
    /// Whether an event has begun, so that the rows' own changes are done.
    private var isInEvent = false
    private var journey: Journey?
    private var isEndKnownInSight: Bool?

    /// An animated scroll by the library itself.
    private struct Journey {
        let offset: CGFloat
        let start: CFTimeInterval
        /// The list as the scroll has left it at the end of the last event.
        var seen: ChatSight

        /// Before iOS 17.4 UIKit does not tell how long its animation lasts.
        static let longest = 0.4
    }

    /// - Parameters:
    ///   - setInsets: sets the list's insets with the present ``blank``.
    ///   - isOverruled: returns whether an input inside the list is edited, which has to be in sight.
    init(
        _ scrollView: UIScrollView, _ options: ChatOptions, setInsets: @escaping () -> Void,
        isOverruled: @escaping () -> Bool
    ) {
        (self.scrollView, self.options) = (scrollView, options)
        (self.setInsets, self.isOverruled) = (setInsets, isOverruled)
    }

    func take(_ options: ChatOptions) { self.options = options }

    /// Takes the blank away for good.
    func end() { (scrollView, blank, lack, journey) = (nil, 0, .zero, nil) }

    // MARK: Events

    /// Whether rows, the room or the offset have changed since the last event.
    var needsLook: Bool {
        guard let scrollView, scrollView.window != nil else { return false }
        if journey != nil || !memory.isSettled(sight(of: scrollView)) || lack != scrollView.lackOfSafeArea {
            return true
        }
        return (scrollView as? any ChatListView).map { tracker.hasChanged(in: $0, options.identity) } ?? false
    }

    /// An event begins, and the caller has moved nothing yet.
    ///
    /// What the rows have moved since the last event goes back at once, even inside the keyboard's animation.
    func prepare() {
        isInEvent = true
        if let scrollView = heldList { UIView.performWithoutAnimation { prepare(scrollView) } }
    }

    private func prepare(_ scrollView: UIScrollView) {
        scrollView.layoutIfNeeded()
        var haveRowsChanged = false
        if let list = scrollView as? any ChatListView {
            haveRowsChanged = tracker.hasChanged(in: list, options.identity)
            if haveRowsChanged {
                memory.rename(tracker.way(in: list, options.identity))
                remember(scrollView)
            }
        }
        if let journey, goesOn(journey, scrollView) {
            return haveRowsChanged ? keepRows(scrollView, since: journey.seen) : ()
        }
        let sight = sight(of: scrollView), rows = rows(of: scrollView, sight)
        if journey == nil { memory.notice(sight, rows, haveRowsChanged: haveRowsChanged) }
        journey = nil
        goBack(scrollView, memory.decide(sight, rows, lifting: options.lifting))
    }

    /// Goes to the place in the former room.
    ///
    /// Rows that come into sight may turn out higher than estimated, so the place is decided again after their layout.
    private func goBack(_ scrollView: UIScrollView, _ first: ChatMemory<ChatListRows>.Decision) {
        var decision = first
        for _ in 0..<Self.mostRounds {
            guard let offset = decision.contentOffset else { return }
            let before = sight(of: scrollView)
            move(scrollView, to: offset)
            scrollView.layoutIfNeeded()
            let sight = sight(of: scrollView)
            decision = memory.decide(sight, self.rows(of: scrollView, sight), lifting: options.lifting)
            // UIKit limits the offset to rows that are measured so far, and the next round comes further.
            if decision.contentOffset == offset, sight == before { return }
        }
    }

    /// Goes to the place that is held, in the animation of the caller.
    ///
    /// Rows that come into sight may turn out higher than estimated, so the place is decided again after each layout.
    func hold() {
        guard let scrollView = heldList, !isHolding else { return }
        isHolding = true
        defer { isHolding = false }
        if !isInEvent { prepare() }
        scrollView.layoutIfNeeded()
        for _ in 0..<Self.mostRounds {
            guard holdOnce(scrollView) else { return }
            scrollView.layoutIfNeeded()
        }
    }

    private static let mostRounds = 8

    /// Goes to the place that is held, and ends the event.
    func finish() {
        guard let scrollView else { return }
        hold()
        isInEvent = false
        let sight = sight(of: scrollView)
        if let journey {
            if !sight.hasRoom(of: journey.seen) { UIView.performWithoutAnimation { travel(scrollView) } }
            return ride(scrollView)
        }
        var rows = rows(of: scrollView, sight)
        if isOverruled() {
            rows = scrollView.chatRows(memory.rows, inSight: true, upsideDown: scrollView.isUpsideDown)
            memory.follow(sight, rows)
        }
        memory.settle(sight, rows)
        remember(scrollView)
    }

    private func remember(_ scrollView: UIScrollView) {
        if let list = scrollView as? any ChatListView { tracker.remember(memory.rows, of: list, options.identity) }
    }

    /// The list, if nothing else moves it.
    private var heldList: UIScrollView? {
        guard let scrollView, scrollView.window != nil, !isOverruled() else { return nil }
        return scrollView
    }

    /// Returns whether an inset or the offset has changed.
    private func holdOnce(_ scrollView: UIScrollView) -> Bool {
        // Setting an inset or an offset runs the app's code, which may end the avoidance.
        guard self.scrollView != nil else { return false }
        var sight = sight(of: scrollView)
        let rows = rows(of: scrollView, sight)
        var decision = memory.decide(sight, rows, lifting: options.lifting)
        let hasBlank = take(decision.blank)
        if hasBlank {
            sight = self.sight(of: scrollView)
            decision = memory.decide(sight, rows, lifting: options.lifting)
        }
        guard journey == nil, let offset = decision.offset else { return hasBlank }
        move(scrollView, to: offset)
        return true
    }

    private func take(_ new: CGFloat) -> Bool {
        let newLack = scrollView?.lackOfSafeArea ?? .zero
        guard abs(new - blank) > 0.01 || lack != newLack else { return false }
        (blank, lack) = (new, newLack)
        setInsets()
        return true
    }

    // MARK: Calls of the app

    var isEndInSight: Bool {
        guard let scrollView else { return true }
        return sight(of: scrollView).showsEnd
    }

    func goToEnd(animated: Bool) {
        go(animated: animated) { memory.goToEnd() }
    }

    func goToTop(of path: IndexPath, animated: Bool) {
        go(animated: animated) { memory.goToTop(of: .row(path)) }
    }

    func letGo() {
        guard let scrollView else { return }
        // A place that only the layout brings about would be none of the app's.
        scrollView.layoutIfNeeded()
        let sight = sight(of: scrollView)
        let rows = scrollView.chatRows(memory.rows, inSight: true, upsideDown: scrollView.isUpsideDown)
        (journey, isInEvent) = (nil, true)
        memory.letGo(sight, rows)
        finish()
    }

    private func go(animated: Bool, _ change: () -> Void) {
        guard let scrollView else { return }
        scrollView.layoutIfNeeded()
        prepare()
        journey = nil
        change()
        guard animated, scrollView.window != nil else { return UIView.performWithoutAnimation { finish() } }
        let seen = sight(of: scrollView)
        _ = take(memory.decide(seen, rows(of: scrollView, seen), lifting: options.lifting).blank)
        travel(scrollView)
    }

    /// Begins an animated scroll to the place that is held; without a way to go, the event ends.
    private func travel(_ scrollView: UIScrollView) {
        journey = nil
        let sight = sight(of: scrollView)
        guard let offset = memory.decide(sight, rows(of: scrollView, sight), lifting: options.lifting).offset else {
            return finish()
        }
        journey = Journey(offset: offset, start: CACurrentMediaTime(), seen: sight)
        let goal = CGPoint(x: scrollView.contentOffset.x, y: ownOffset(offset, in: scrollView))
        scrollView.setContentOffset(goal, animated: true)
        ride(scrollView)
    }

    /// Remembers the row that the library's own scroll has come to.
    private func ride(_ scrollView: UIScrollView) {
        guard journey != nil else { return }
        let sight = sight(of: scrollView)
        journey?.seen = sight
        memory.ride(sight, scrollView.chatRows(memory.rows, inSight: true, upsideDown: scrollView.isUpsideDown))
        remember(scrollView)
    }

    /// If rows before the one in sight have come or gone, it stays where it is, and the scroll goes on from there.
    private func keepRows(_ scrollView: UIScrollView, since seen: ChatSight) {
        var sight = sight(of: scrollView), shift = memory.shift(rows(of: scrollView, sight))
        guard abs(shift) > sight.halfAPixel else { return }
        // An upside-down list measures its offset from the newest edge, so older rows do not move it.
        let start = sight.offset - (scrollView.isUpsideDown ? sight.content - seen.content : 0)
        for _ in 0..<Self.mostRounds where !sight.isAt(start + shift) {
            move(scrollView, to: start + shift)
            scrollView.layoutIfNeeded()
            sight = self.sight(of: scrollView)
            shift = memory.shift(rows(of: scrollView, sight))
        }
        travel(scrollView)
    }

    /// Returns whether the library's own scroll goes on.
    ///
    /// Its goal stays for words, because a scroll that began anew for each of them would never reach an end that moves
    /// on. What has come meanwhile is caught up at its end, at once, as words always are. In another room, or below
    /// other rows, the goal is another one.
    private func goesOn(_ journey: Journey, _ scrollView: UIScrollView) -> Bool {
        var sight = sight(of: scrollView)
        if sight.mover == .finger { return false }
        let isRunning =
            scrollView.isAnimatingScroll
            || (!SystemVersion.isAtLeast(17, 4) && CACurrentMediaTime() - journey.start < Journey.longest
                && abs(sight.offset - journey.offset) > sight.halfAPixel)
        guard isRunning else { return false }
        sight.mover = .nobody
        _ = take(memory.decide(sight, rows(of: scrollView, sight), lifting: options.lifting).blank)
        return true
    }

    /// Tells the app whether the end is in sight, if that has changed.
    ///
    /// A scroll of the library itself is told at its end, so that no button appears for a moment.
    func tellEnd() {
        guard let tell = options.onEndInSight, let scrollView, scrollView.window != nil, journey == nil else { return }
        let isInSight = isEndInSight
        guard isInSight != isEndKnownInSight else { return }
        isEndKnownInSight = isInSight
        tell(isInSight)
    }

    // MARK: The sight

    private func rows(of scrollView: UIScrollView, _ sight: ChatSight) -> ChatListRows {
        scrollView.chatRows(
            memory.rows, inSight: memory.asksForFirstRow(sight), upsideDown: scrollView.isUpsideDown)
    }

    private func sight(of scrollView: UIScrollView) -> ChatSight {
        var sight = ChatSight()
        let insets = scrollView.adjustedContentInset, bounds = scrollView.bounds, isUpsideDown = scrollView.isUpsideDown
        (sight.length, sight.width) = (bounds.height, bounds.width)
        sight.content = scrollView.contentSize.height
        sight.offset = isUpsideDown ? sight.content - bounds.maxY : bounds.minY
        (sight.start, sight.end) = isUpsideDown ? (insets.bottom, insets.top) : (insets.top, insets.bottom)
        (sight.end, sight.blank) = (sight.end - blank, blank)
        sight.halfAPixel = scrollView.halfAPixel
        if scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating {
            sight.mover = .finger
            if !scrollView.isDecelerating {
                sight.finger = scrollView.panGestureRecognizer.translation(in: scrollView.superview).y
            }
        } else if journey == nil, scrollView.isAnimatingScroll {
            sight.mover = .animation
        }
        return sight
    }

    private func ownOffset(_ offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        scrollView.isUpsideDown ? scrollView.contentSize.height - offset - scrollView.bounds.height : offset
    }

    private func move(_ scrollView: UIScrollView, to offset: CGFloat) {
        scrollView.move(to: ownOffset(offset, in: scrollView))
    }
}

/// What an app has chosen for its chat.
@MainActor
struct ChatOptions {
    var lifting = ChatLift.whenAtEnd
    var identity: ChatIdentity?
    var onEndInSight: (@MainActor (Bool) -> Void)?
}

extension UIScrollView {
    /// What an upside-down list lacks of the safe area, in points of its own coordinates; less than 0 at an edge where
    /// UIKit adds too much.
    ///
    /// UIKit gives a list with such a transform the safe area at the wrong ends, or not at all. Apple supports neither
    /// (https://developer.apple.com/forums/thread/671541, read on 1 December 2026). So the safe area is that of the
    /// superview, as it lies on the screen.
    fileprivate var lackOfSafeArea: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never, let superview, isUpsideDown else { return .zero }
        let safe = superview.bounds.inset(by: superview.safeAreaInsets)
        let adjusted = adjustedContentInset, own = contentInset
        var lack = UIEdgeInsets.zero
        lack.top = max(0, frame.maxY - safe.maxY) - (adjusted.top - own.top)
        lack.bottom = max(0, safe.minY - frame.minY) - (adjusted.bottom - own.bottom)
        return lack
    }
}
