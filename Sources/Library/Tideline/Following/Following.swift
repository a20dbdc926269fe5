internal import KeyboardModel
import UIKit

/// Keeps all avoiders of one keyboard adjusted while the keyboard is up.
///
/// In each window an empty view, the ``KeyboardWatch``, observes Apple's keyboard layout guide. At the end of each turn
/// of the main run loop, the object performs a *look*. A look lays out the windows, compares the values of each avoider
/// with the values after the last adjustment, and adjusts the avoiders whose values differ. It needs no event from
/// UIKit.
///
/// This code runs only while a keyboard is up. It also runs when observing begins, because a keyboard may already be
/// up, and stops as soon as Apple's guide shows a hidden keyboard.
@MainActor
final class Following {
    unowned let keyboard: Keyboard
    let typingPlace = TypingPlace()
    private(set) var avoiders = AvoiderList()
    private var choosers: [WeakChooser] = []
    /// Whether a finger has dragged the keyboard down since the last announcement.
    var isFollowingDrag = false
    /// The window and the top of its keyboard guide at the last search that found no finger dragging the keyboard.
    ///
    /// The top is in the screen's coordinates, in points.
    var guideWithoutFinger: (window: ObjectIdentifier, top: CGFloat)?
    /// Whether a pass is finding out the keyboard state of many avoiders one after another; the avoiders in one window
    /// then share one result.
    var isJudgingMany = false {
        didSet { (latestSiblings, latestInWindow) = (nil, nil) }
    }
    /// The keyboard state that was last found for a window, with the announced state from which it was found; kept only
    /// while ``isJudgingMany`` is true.
    var latestInWindow: (window: UIWindow, announced: KeyboardState, judgement: Judgement)?
    /// The view whose keyboard state was found last, with the values that it shares with its siblings; nil unless
    /// ``isJudgingMany`` is true.
    private var latestSiblings: (view: UIView, siblings: Siblings)?
    private var watches: [KeyboardWatch] = []
    private var turnEnd: TurnEnd?
    private var isLooking = false
    /// The animation of the keyboard that was announced in this turn, or nil.
    private var announced: KeyboardAnimation?
    /// The end of the last look, in seconds of `CACurrentMediaTime()`.
    private var lastLook: CFTimeInterval = 0

    /// Observers that have to be informed of a keyboard that came before observing began.
    private var askers: [Asker] = []
    private struct Asker {
        weak var owner: AnyObject?

        @MainActor
        var window: UIWindow? {
            switch owner {
            case let scene as UIWindowScene: scene.windows.first { $0.isKeyWindow } ?? scene.windows.first
            case let window as UIWindow: window
            default: (owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded)?.window
            }
        }
    }

    private var editing: TextEditingNotifications?
    private var activity: NotificationTokens?

    private struct WeakChooser { weak var chooser: (any Chooser)? }

    private static var instances: [Weak<Following>] = []

    init(of keyboard: Keyboard) {
        self.keyboard = keyboard
        editing = TextEditingNotifications { [weak self] event, input in
            self?.typingPlace.note(input)
            if let self, event == .began { AvoidancePass.retarget(self) }
        }
        activity = NotificationTokens(center: .default)
        activity?.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
            MainQueue.run { self?.reconcileAfterAbsence() }
        }
        Self.instances.removeAll { $0.object == nil }
        Self.instances.append(Weak(object: self))
    }

    // MARK: What follows

    /// Adds an avoider, and adjusts it at once, without an animation (S103, S105).
    func add(_ avoider: any Avoider) {
        avoiders.append(avoider)
        readjust(avoider)
        update()
    }

    /// Adds avoiders without adjusting them, because the adjustment that is running will include them.
    func append(_ chosen: [any Avoider]) { for avoider in chosen { avoiders.append(avoider) } }

    /// Removes the old avoiders, lays out their views, and then adds the new avoiders.
    func replace(_ old: [any Avoider], by new: [any Avoider]) {
        let views = old.compactMap(\.avoidingView)
        for avoider in old { remove(avoider) }
        AvoidancePass.layOut(views)
        append(new)
    }

    /// Removes an avoider, and restores the app's own inset, constant or position.
    func remove(_ avoider: any Avoider) {
        avoider.membership.end()
        _ = avoider.adjust(to: .hidden)
        avoider.leave()
    }

    var presentChoosers: [any Chooser] { choosers.compactMap(\.chooser) }

    func add(_ chooser: any Chooser) {
        choosers.removeAll { $0.chooser == nil }
        choosers.append(WeakChooser(chooser: chooser))
    }

    func remove(_ chooser: any Chooser) {
        choosers.removeAll { $0.chooser == nil || $0.chooser === chooser }
    }

    /// Whether `automatic` serves an input on a page that comes into sight in a running transition.
    ///
    /// Views on such a page have no former position to move from.
    var isPageArriving: Bool {
        presentChoosers.contains { $0.typedView.flatMap(PageTransition.init)?.isArriving ?? false }
    }

    func isChosen(_ avoider: any Avoider) -> Bool { presentChoosers.contains { $0.has(avoider) } }

    /// Readjusts all avoiders, and leaves the layout to UIKit.
    func readjustAll() { for avoider in avoiders.present { readjust(avoider) } }

    /// Readjusts the avoiders of all keyboards.
    static func updateAll() {
        for instance in instances { instance.object?.readjustAll() }
    }

    // MARK: Beginning and ending

    /// Begins or ends the comparisons at the end of each run-loop turn.
    func update() {
        guard isNeeded else { return end() }
        if turnEnd == nil {
            lastLook = CACurrentMediaTime()
            turnEnd = TurnEnd { [weak self] in self?.look() }
        }
        placeWatches()
    }

    private var isNeeded: Bool {
        if keyboard.announced == .hidden {
            if turnEnd != nil, announced != nil { return true }
            return mayHaveMissedKeyboard && (!avoiders.isEmpty || askers.contains { $0.owner != nil })
        }
        return !avoiders.isEmpty || !presentChoosers.isEmpty
    }

    /// Whether a keyboard may be up that came before observing began (S43).
    ///
    /// If Apple's guide has been at its resting position, the keyboard was hidden at that time.
    private var mayHaveMissedKeyboard: Bool {
        !keyboard.hasBeenAnnounced && !watches.contains(where: \.hasRested)
    }

    /// Searches for a keyboard that is already up in the window of an observer, as soon as the observer has a window.
    func findKeyboard(for owner: AnyObject) {
        askers.append(Asker(owner: owner))
        update()
    }

    /// Ends the comparisons at the end of each turn, and removes the library's views from the windows.
    private func end() {
        turnEnd?.end()
        for watch in watches { watch.removeFromSuperview() }
        (turnEnd, announced, watches, askers) = (nil, nil, [], [])
    }

    private func placeWatches() {
        watches.removeAll { $0.window == nil }
        for window in windows where !watches.contains(where: { $0.window === window }) {
            watches.append(KeyboardWatch(in: window) { [weak self] in self?.watchDidLayOut() })
        }
        turnEnd?.follow(watches)
    }

    /// The windows that contain avoiders, edited inputs or observers.
    private var windows: [UIWindow] {
        var found: [UIWindow] = []
        for avoider in avoiders.present {
            guard let window = avoider.avoidingView?.window, window !== found.last,
                !found.contains(where: { $0 === window })
            else { continue }
            found.append(window)
        }
        for window in presentChoosers.compactMap(\.typedView?.window) + askers.compactMap(\.window)
        where !found.contains(where: { $0 === window }) {
            found.append(window)
        }
        return found
    }

    /// Returns the values that a view shares with its siblings; nil unless a pass finds out the keyboard state of many
    /// avoiders one after another.
    ///
    /// The result is also nil for a controller's view and for an input view. Such a view belongs to its own controller
    /// or to the keyboard, so the values of its siblings may not apply to it.
    func siblings(of view: UIView) -> Siblings? {
        if let latestSiblings, latestSiblings.view === view { return latestSiblings.siblings }
        guard isJudgingMany, let superview = view.superview else { return nil }
        guard view.next === superview, !(view is UIInputView) else { return nil }
        let known = latestSiblings?.siblings
        let siblings = known?.superview === superview ? known : nil
        let found = siblings ?? Siblings(in: superview, of: self)
        latestSiblings = (view, found)
        return found
    }

    // MARK: Apple's guide

    /// Returns the position of Apple's keyboard layout guide in the window; nil before the first layout of the
    /// library's own view in the window.
    func guide(in window: UIWindow) -> KeyboardReconciliation.Guide? {
        for watch in watches where watch.window === window { return watch.guide }
        return nil
    }

    /// Returns the positions of Apple's guides in the windows, even while the keyboard seems hidden.
    func readGuides() -> [KeyboardReconciliation.Guide] {
        placeWatches()
        layOutWatches()
        defer { update() }
        return watches.compactMap(\.guide)
    }

    func guideThatNeverRested(in window: UIWindow) -> KeyboardReconciliation.Guide? {
        for watch in watches where watch.window === window && !watch.hasRested { return watch.guide }
        return nil
    }

    /// Returns the positions of Apple's guides in the windows that the keyboard covers.
    ///
    /// In other windows a guide is always at its resting position.
    func guidesInReach(of state: KeyboardState) -> [KeyboardReconciliation.Guide] {
        watches.filter { $0.overlap(with: state).height > 0 }.compactMap(\.guide)
    }

    /// Lays out the library's views in the windows, so that the positions of Apple's guides are current.
    ///
    /// The caller then adjusts the avoiders whose values have changed, inside the keyboard's animation.
    func layOutWatches() {
        guard !isLooking else { return }
        isLooking = true
        UIView.performWithoutAnimation { for watch in watches { watch.layoutIfNeeded() } }
        isLooking = false
    }

    // MARK: Looking

    /// Remembers the animation of a change, so that views that are adjusted at the end of this turn move with the
    /// keyboard.
    func note(_ change: Keyboard.Change) {
        if case .animated(let animation) = change.motion { announced = animation }
        // The hide is complete, so its animation is over for the views that are adjusted from now on.
        if keyboard.announced == .hidden, !change.isAboutToHappen { announced = nil }
    }

    /// Performs one look: lays out the windows, and adjusts the avoiders whose values differ from their last values.
    func look() {
        guard !isLooking, turnEnd != nil else { return }
        isLooking = true
        defer {
            (isLooking, announced) = (false, nil)
            lastLook = CACurrentMediaTime()
        }
        placeWatches()
        layOutWindows()
        if keyboard.announced != .hidden { lookWithKeyboard() }
        if keyboard.announced == .hidden, turnEnd != nil { lookWithoutKeyboard() }
    }

    private func lookWithKeyboard() {
        for watch in watches { typingPlace.replaceResigned(near: watch) }
        for avoider in avoiders.present { avoider.membership.beginCounting() }
        for _ in 0..<AvoidancePass.mostRounds {
            let adjusted = lookOnce()
            // Scrolling runs an app's code, which may hide the keyboard or end every avoidance.
            guard !adjusted.isEmpty, keyboard.announced != .hidden, turnEnd != nil else { return }
            placeWatches()
            layOutWindows()
            for avoider in adjusted where isAssigned(avoider) { avoider.membership.noteAssignment() }
        }
    }

    /// Returns whether the app has assigned another value to the avoider's inset, constant or shift than the library
    /// has set last.
    private func isAssigned(_ avoider: any Avoider) -> Bool {
        guard let left = avoider.membership.left else { return false }
        return avoider.number != left.number
    }

    /// If a hide was announced in this turn, informs the avoiders now, after UIKit has moved the page; also searches
    /// for a keyboard that came up without a notification.
    private func lookWithoutKeyboard() {
        if let announced {
            announced.run { [self] in for avoider in avoiders.present { avoider.didHide() } }
            self.announced = nil
        }
        for window in watches.compactMap(\.window) { adoptUnannounced(in: window) }
        if keyboard.announced == .hidden, !mayHaveMissedKeyboard { end() }
    }

    private func layOutWindows() {
        for watch in watches { watch.window?.layoutIfNeeded() }
    }

    /// Adjusts changed avoiders while UIKit lays out the library's view in a window, so that the layout continues with
    /// the new values.
    ///
    /// Outside a look, UIKit lays out this view when a finger drags the keyboard. UIKit also lays it out if it commits
    /// the changes of a turn before the library is informed of the turn's end.
    private func watchDidLayOut() {
        latestInWindow = nil
        guard !isLooking, turnEnd != nil, UIView.inheritedAnimationDuration == 0 else { return }
        let windows = windowSights
        for avoider in avoiders.present where hasChanged(avoider, windows) { readjust(avoider) }
    }

    /// Compares and adjusts all avoiders once, as one round of a look, and returns the adjusted avoiders.
    private func lookOnce() -> [any Avoider] {
        let windows = windowSights
        var changed: [any Avoider] = []
        for avoider in avoiders.present {
            if hasChanged(avoider, windows) { changed.append(avoider) } else { avoider.noticeScrolling() }
        }
        // Before the first avoider is adjusted, all others see their views as UIKit and the app have left them.
        for avoider in changed { avoider.prepareForLook() }
        let choosers = presentChoosers.filter(\.hasChanged)
        guard !changed.isEmpty || !choosers.isEmpty else { return [] }
        // A view that has come into a window since the last look has no former position to move from.
        let fresh = changed.filter { !$0.wasInWindow }, known = changed.filter(\.wasInWindow)
        if !fresh.isEmpty { run(.atOnce) { [self] in AvoidancePass.look(self, at: fresh, []) } }
        if announced != nil || !choosers.isEmpty {
            run(movement(of: known, choosers)) { [self] in AvoidancePass.look(self, at: known, choosers) }
        } else {
            for avoider in known {
                run(movement(of: [avoider], [])) { [self] in AvoidancePass.look(self, at: [avoider], []) }
            }
        }
        return choosers.isEmpty ? changed : avoiders.present
    }

    private func hasChanged(_ avoider: any Avoider, _ windows: [WindowSight]) -> Bool {
        avoider.membership.left != avoider.sight(in: windows)
    }

    private var windowSights: [WindowSight] {
        watches.compactMap { watch in watch.window.map { WindowSight($0, guideTop: watch.guide?.top) } }
    }

    /// Records the present values of avoiders, for the comparison in the next look.
    func leave(_ avoiders: [any Avoider]) {
        let windows = windowSights
        for avoider in avoiders where avoider.membership.isMember {
            avoider.membership.left = avoider.sight(in: windows)
        }
    }

    // MARK: Movement

    private enum Movement {
        case announced(KeyboardAnimation)
        case adopted(AdoptedMovement)
        case atOnce
    }

    /// Returns the movement for changed avoiders, which is the keyboard's animation if a keyboard was announced in this
    /// turn.
    ///
    /// Otherwise the avoiders join the animation that has moved their views. Without such an animation the avoiders
    /// move at once. They also move at once if `automatic` makes room on a page that is just coming into sight and no
    /// keyboard was announced in this turn.
    private func movement(of changed: [any Avoider], _ choosers: [any Chooser]) -> Movement {
        if let announced { return .announced(announced) }
        if !choosers.isEmpty, isPageArriving { return .atOnce }
        var views: [UIView] = []
        for avoider in changed {
            guard let view = avoider.avoidingView else { continue }
            if let input = typingPlace.input(in: view) { views.append(input) }
            views.append(view)
        }
        views += choosers.compactMap(\.typedView)
        for view in views {
            if let movement = AdoptedMovement(of: view, since: lastLook) { return .adopted(movement) }
        }
        return .atOnce
    }

    private func run(_ movement: Movement, _ changes: @escaping () -> Void) {
        switch movement {
        case .announced(let animation): animation.run(changes)
        case .adopted(let movement): movement.run(changes)
        case .atOnce: UIView.performWithoutAnimation(changes)
        }
    }
}
