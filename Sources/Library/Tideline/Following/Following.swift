internal import KeyboardModel
import UIKit

/// Keeps all avoiders of one keyboard adjusted while the keyboard is up.
///
/// In each window an empty view, the ``KeyboardWatch``, observes Apple's keyboard layout guide. A *look* at the end of
/// each turn of the main run loop lays out the windows. The look then adjusts the avoiders with changed values, without
/// any event from UIKit.
///
/// A keyboard may already be up when the library begins to observe. In this case the looks run before any notification,
/// until Apple's guide shows a hidden keyboard.
@MainActor
final class Following {
    unowned let keyboard: Keyboard
    let typingPlace = TypingPlace()
    private(set) var avoiders = AvoiderList()
    private var choosers: [WeakChooser] = []
    var isFollowingDrag = false
    /// The last position of Apple's guide that no finger has caused.
    ///
    /// When the guide moves without a notification, the library looks for a finger that drags the keyboard. If it finds
    /// none, it stores the guide's position here, to avoid a second search. The top is in the screen's coordinates.
    var guideWithoutFinger: (window: ObjectIdentifier, top: CGFloat)?
    /// Whether the library is adjusting many avoiders, one after the other.
    ///
    /// Meanwhile the avoiders in one window share computed values.
    var isJudgingMany = false {
        didSet { (latestSiblings, latestInWindow) = (nil, nil) }
    }
    var latestInWindow: (window: UIWindow, announced: KeyboardState, judgement: Judgement)?
    /// The latest view that the library has judged, and the values that this view shares with its siblings.
    private var latestSiblings: (view: UIView, siblings: Siblings)?
    private var watches: [KeyboardWatch] = []
    private var turnEnd: TurnEnd?
    private var isLooking = false
    private var announced: KeyboardAnimation?
    private var lastLook: CFTimeInterval = 0

    /// Observers that wait for the position of a keyboard that was up before observing began.
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

    /// Adds an avoider, and adjusts the avoider at once, without an animation (S103, S105).
    func add(_ avoider: any Avoider) {
        avoiders.append(avoider)
        readjust(avoider)
        update()
    }

    func append(_ chosen: [any Avoider]) { for avoider in chosen { avoiders.append(avoider) } }

    func replace(_ old: [any Avoider], by new: [any Avoider]) {
        let views = old.compactMap(\.avoidingView)
        for avoider in old { remove(avoider) }
        AvoidancePass.layOut(views)
        append(new)
    }

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

    /// Whether the page of the edited input is coming into sight.
    ///
    /// The views on such a page have no former position.
    var isPageArriving: Bool {
        presentChoosers.contains { $0.typedView.flatMap(PageTransition.init)?.isArriving ?? false }
    }

    func isChosen(_ avoider: any Avoider) -> Bool { presentChoosers.contains { $0.has(avoider) } }

    /// Adjusts all avoiders.
    ///
    /// UIKit lays out the views later.
    func readjustAll() { for avoider in avoiders.present { readjust(avoider) } }

    static func updateAll() {
        for instance in instances { instance.object?.readjustAll() }
    }

    // MARK: Beginning and ending

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

    /// Whether a keyboard may have come up before observing began (S43).
    ///
    /// The value is false if Apple's guide has been at rest since then, because the keyboard was hidden at that time.
    private var mayHaveMissedKeyboard: Bool {
        !keyboard.hasBeenAnnounced && !watches.contains(where: \.hasRested)
    }

    /// Searches for a visible keyboard as soon as the observer has a window.
    func findKeyboard(for owner: AnyObject) {
        askers.append(Asker(owner: owner))
        update()
    }

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

    /// Returns the values that a view has in common with its siblings.
    ///
    /// The result is nil for a controller's view, because the view belongs to the controller. The result is also nil
    /// for an input view, because the view belongs to the keyboard.
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

    /// Returns the guide's position, or nil before the first layout of the watch.
    func guide(in window: UIWindow) -> KeyboardReconciliation.Guide? {
        for watch in watches where watch.window === window { return watch.guide }
        return nil
    }

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

    /// Returns the guides in windows that the keyboard reaches.
    ///
    /// In any other window, the guide stays at its resting position.
    func guidesInReach(of state: KeyboardState) -> [KeyboardReconciliation.Guide] {
        watches.filter { $0.overlap(with: state).height > 0 }.compactMap(\.guide)
    }

    func layOutWatches() {
        guard !isLooking else { return }
        isLooking = true
        UIView.performWithoutAnimation { for watch in watches { watch.layoutIfNeeded() } }
        isLooking = false
    }

    // MARK: Looking

    func note(_ change: Keyboard.Change) {
        if case .animated(let animation) = change.motion { announced = animation }
        if keyboard.announced == .hidden, !change.isAboutToHappen { announced = nil }
    }

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
            // An adjustment may scroll, and scrolling runs the app's code. That code may hide the keyboard or end every
            // avoidance.
            guard !adjusted.isEmpty, keyboard.announced != .hidden, turnEnd != nil else { return }
            placeWatches()
            layOutWindows()
            for avoider in adjusted where isAssigned(avoider) { avoider.membership.noteAssignment() }
        }
    }

    /// Returns whether the app has assigned another value since the last adjustment.
    private func isAssigned(_ avoider: any Avoider) -> Bool {
        guard let left = avoider.membership.left else { return false }
        return avoider.number != left.number
    }

    /// Runs at the end of a turn in which the keyboard has hidden.
    ///
    /// UIKit moves the page only after it has posted the notification. So the avoiders react at the end of the turn,
    /// when the page has its new position.
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

    /// Called when the watch is laid out.
    ///
    /// UIKit lays out the watch while a finger drags the keyboard, and when UIKit commits changes before the turn's
    /// end. The method ignores layouts by the library itself.
    private func watchDidLayOut() {
        latestInWindow = nil
        guard !isLooking, turnEnd != nil, UIView.inheritedAnimationDuration == 0 else { return }
        let windows = windowSights
        for avoider in avoiders.present where hasChanged(avoider, windows) { readjust(avoider) }
    }

    private func lookOnce() -> [any Avoider] {
        let windows = windowSights
        var changed: [any Avoider] = []
        for avoider in avoiders.present {
            if hasChanged(avoider, windows) { changed.append(avoider) } else { avoider.noticeScrolling() }
        }
        // Adjusting one avoider may move the views of other avoiders. So all avoiders first look at their views as
        // UIKit and the app have left them.
        for avoider in changed { avoider.prepareForLook() }
        let choosers = presentChoosers.filter(\.hasChanged)
        guard !changed.isEmpty || !choosers.isEmpty else { return [] }
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

    /// Avoiders move with a keyboard that was announced in this turn, or with the animation that has moved their views.
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
