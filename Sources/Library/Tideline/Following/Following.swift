internal import KeyboardModel
import UIKit

/// Keeps all avoiders of one keyboard adjusted while the keyboard is up.
///
/// A *look* at the end of each turn of the main run loop lays out the windows and reads Apple's keyboard layout guides.
/// The look then adjusts the avoiders with changed values, without any event from UIKit.
///
/// A keyboard may already be up when the library begins to observe. In this case the looks run before any notification,
/// until Apple's guide shows a hidden keyboard.
@MainActor
final class Following {
    let surroundings: Surroundings
    private var choosers: [WeakChooser] = []
    /// The number of times that the app has set or removed an avoidance, a guide or an exclusion.
    private var changesOfSettings = 0
    /// Whether the library is adjusting many avoiders, one after the other.
    ///
    /// Meanwhile the avoiders in one window share computed values.
    var isJudgingMany: Bool {
        get { surroundings.sharesAnswers }
        set { (surroundings.sharesAnswers, latestInWindow) = (newValue, nil) }
    }
    var latestInWindow: (window: UIWindow, announced: KeyboardState, judgement: Judgement)?
    private var watches: [KeyboardWatch] = []
    private var turnEnd: TurnEnd?
    /// Calls the looks at chats, which go on without a keyboard.
    private var chatTurnEnd: TurnEnd?
    private(set) var isLooking = false
    private var turn = Turn()

    /// What has happened since the last look.
    private struct Turn {
        /// The keyboard's animation that was announced, or its usual one if only another input is edited.
        var animation: KeyboardAnimation?
        /// Whether another input is edited, on which exemptions and the bounds of shares depend.
        var hasNewInput = false
    }

    private var latestAnimation = KeyboardAnimation.usual
    private var lastLook: CFTimeInterval = 0

    /// Observers that wait for the position of a keyboard that was up before observing began, or follow each frame.
    private var askers: [Asker] = []
    private struct Asker {
        weak var owner: AnyObject?
        weak var frames: KeyboardFrames?

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
        surroundings = Surroundings(of: keyboard)
        surroundings.judge = { [weak self] in self?.judge(for: $0).state ?? .hidden }
        editing = TextEditingNotifications { [weak self] event, input in self?.inputDid(event, input) }
        activity = NotificationTokens(center: .default)
        activity?.observe(UIApplication.didBecomeActiveNotification) { [weak self] _ in
            MainQueue.run { self?.appDidBecomeActive() }
        }
        Self.instances.removeAll { $0.object == nil }
        Self.instances.append(Weak(object: self))
    }

    // MARK: The keyboard

    private var keyboard: Keyboard? { surroundings.keyboard }
    var typingPlace: TypingPlace { surroundings.typingPlace }
    var announced: KeyboardState { surroundings.announced }
    var told: KeyboardState { surroundings.told }
    var hasBeenAnnounced: Bool { keyboard?.hasBeenAnnounced ?? true }
    var keyboardScreen: UIScreen? { keyboard?.keyboardScreen }
    var isKeyboardForeign: Bool { keyboard?.isForeign ?? false }
    var onLog: (@MainActor (Keyboard.LogEntry) -> Void)? { keyboard?.onLog }

    /// Changes the keyboard's state without a notification.
    func adopt(_ found: KeyboardReconciliation) {
        if let reason = found.reason { keyboard?.adopt(found.state, reason: reason) }
    }

    // MARK: What follows

    /// Adds an avoider, and adjusts the avoider at once, without an animation (S103, S105).
    ///
    /// First `automatic` chooses again, because it leaves a screen with an avoidance of its own alone.
    func add(_ avoider: any Avoider) {
        surroundings.avoiders.append(avoider)
        chooseAgain(avoider.window == nil ? [] : presentChoosers)
        readjust(avoider)
        update()
    }

    private func chooseAgain(_ choosers: [any Chooser]) {
        changesOfSettings += 1
        guard announced != .hidden, !choosers.isEmpty else { return }
        AvoidancePass.look(self, at: [], choosers)
    }

    func append(_ chosen: [any Avoider]) { for avoider in chosen { surroundings.avoiders.append(avoider) } }

    func replace(_ old: [any Avoider], by new: [any Avoider]) {
        // A list goes back to its offset only at its former height, which the views that have moved give it.
        for avoiders in [old.filter { !$0.kind.makesRoomInside }, old.filter(\.kind.makesRoomInside)] {
            let views = avoiders.compactMap(\.avoidingView)
            for avoider in avoiders { takeOut(avoider) }
            AvoidancePass.layOut(views)
        }
        append(new)
    }

    func remove(_ avoider: any Avoider) {
        changesOfSettings += 1
        takeOut(avoider)
        updateChatLooks()
    }

    private func takeOut(_ avoider: any Avoider) {
        surroundings.avoiders.letGo()
        avoider.membership.end()
        _ = avoider.adjust(to: .hidden)
        _ = avoider.follow(.left)
    }

    var avoiders: AvoiderList { surroundings.avoiders }

    /// Tells an avoider what has happened, and adjusts it again if it asks for that.
    func tell(_ avoider: any Avoider, _ moment: AvoiderMoment) {
        if avoider.follow(moment) { adjustAgain(avoider, after: moment) }
    }

    private func adjustAgain(_ avoider: any Avoider, after moment: AvoiderMoment, layingOut view: UIView? = nil) {
        view?.layoutIfNeeded()
        readjust(avoider)
        _ = avoider.follow(.adjustedAgain(after: moment))
    }

    var presentChoosers: [any Chooser] { choosers.compactMap(\.chooser) }

    func add(_ chooser: any Chooser) {
        choosers.removeAll { $0.chooser == nil }
        let others = presentChoosers
        choosers.append(WeakChooser(chooser: chooser))
        chooseAgain(others)
        update()
    }

    func remove(_ chooser: any Chooser) {
        choosers.removeAll { $0.chooser == nil || $0.chooser === chooser }
        changesOfSettings += 1
    }

    /// Whether the page of the edited input is coming into sight.
    ///
    /// The views on such a page have no former position.
    var isPageArriving: Bool {
        presentChoosers.contains { $0.typedView.flatMap(PageTransition.init)?.isArriving ?? false }
    }

    /// What the app has set, on which a choice by `automatic` depends.
    ///
    /// The views count too, because UIKit does not report a guide that has left its view, or a view that has left its
    /// window.
    struct Settings: Equatable {
        fileprivate let changes: Int
        fileprivate let views: [ObjectIdentifier]
    }

    var settings: Settings {
        let own = avoiders.present.filter { !isChosen($0) }.compactMap(\.avoidingView)
        return Settings(changes: changesOfSettings, views: own.filter { $0.window != nil }.map(ObjectIdentifier.init))
    }

    func isChosen(_ avoider: any Avoider) -> Bool { presentChoosers.contains { $0.has(avoider) } }

    /// Adjusts all avoiders.
    ///
    /// UIKit lays out the views later.
    func readjustAll() { for avoider in avoiders.present { readjust(avoider) } }

    static func updateAll() {
        for following in instances.compactMap(\.object) {
            following.changesOfSettings += 1
            following.readjustAll()
        }
    }

    static func takeOwnValue(_ own: CGFloat, of owner: AnyObject) {
        for following in instances.compactMap(\.object) {
            for avoider in following.avoiders.present where avoider.account?.book.owner === owner {
                following.tell(avoider, .ownValue(own))
            }
        }
    }

    // MARK: Beginning and ending

    func update() {
        updateChatLooks()
        guard isNeeded else { return end() }
        if turnEnd == nil {
            lastLook = CACurrentMediaTime()
            turnEnd = TurnEnd { [weak self] in self?.look() }
            turnEnd?.follow(watchedWindows)
        }
        placeWatches()
    }

    private var isNeeded: Bool {
        let hasWindow = !avoiders.isEmpty || !presentChoosers.isEmpty
        if surroundings.kept.awaitsLook { return true }
        if announced != .hidden { return hasWindow || askers.contains { $0.frames != nil && $0.owner != nil } }
        if turnEnd != nil, turn.animation != nil { return true }
        if keyboard?.awaitsTurnOfScreen ?? false { return hasWindow }
        return mayHaveMissedKeyboard && (hasWindow || askers.contains { $0.owner != nil })
    }

    /// Whether a keyboard may have come up before observing began (S43).
    ///
    /// The value is false if Apple's guide has been at rest since then, because the keyboard was hidden at that time.
    private var mayHaveMissedKeyboard: Bool {
        !hasBeenAnnounced && !watches.contains(where: \.hasRested)
    }

    /// Searches for a visible keyboard as soon as the observer, or anything else of the library, has a window.
    ///
    /// - Parameter frames: follows the keyboard in each frame, also under a finger.
    func findKeyboard(for owner: AnyObject, telling frames: KeyboardFrames? = nil) {
        askers.removeAll { $0.owner == nil || ($0.owner === owner && $0.frames == nil) }
        askers.append(Asker(owner: owner, frames: frames))
        update()
    }

    private func end() {
        turnEnd?.end()
        (turnEnd, turn, watches) = (nil, Turn(), [])
        askers.removeAll { $0.frames == nil || $0.owner == nil }
    }

    /// Restores the app's values, because the app has dropped the keyboard.
    func keyboardIsGone() {
        surroundings.keyboardIsGone()
        readjustAll()
        for chooser in presentChoosers { chooser.follow(.keyboardGone) }
        end()
    }

    private func placeWatches() {
        let present = windows
        guard !isWatching(present) else { return }
        watches.removeAll { watch in !present.contains { $0 === watch.window } }
        for window in present where !watches.contains(where: { $0.window === window }) {
            watches.append(KeyboardWatch(in: window))
        }
        turnEnd?.follow(watchedWindows)
    }

    private func isWatching(_ windows: [UIWindow]) -> Bool {
        guard windows.count == watches.count else { return false }
        for (window, watch) in zip(windows, watches) where watch.window !== window { return false }
        return true
    }

    var watchedWindows: [UIWindow] { watches.compactMap(\.window) }

    /// The windows of everything that follows the keyboard.
    ///
    /// An observer that never has a window learns of the keyboard from any window that the library knows.
    var windows: [UIWindow] {
        let own = ownWindows
        guard own.isEmpty, askers.contains(where: { $0.owner != nil && !($0.owner is UIResponder) }) else { return own }
        let others = Self.instances.compactMap(\.object).flatMap(\.ownWindows)
        return others.first { $0.windowScene != nil }.map { [$0] } ?? []
    }

    private var ownWindows: [UIWindow] {
        var found: [UIWindow] = []
        for avoider in avoiders.present {
            guard let window = avoider.window, window !== found.last,
                !found.contains(where: { $0 === window })
            else { continue }
            found.append(window)
        }
        guard !choosers.isEmpty || !askers.isEmpty else { return found }
        for window in presentChoosers.flatMap(\.windows) + askers.compactMap(\.window)
        where !found.contains(where: { $0 === window }) {
            found.append(window)
        }
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
        watches.filter { $0.isReached(by: state) }.compactMap(\.guide)
    }

    /// Lays out the windows whose guides have no place yet.
    func layOutWatches() {
        guard !isLooking else { return }
        isLooking = true
        UIView.performWithoutAnimation { for watch in watches { watch.layOut() } }
        isLooking = false
    }

    // MARK: Looking

    func note(_ change: Keyboard.Change) {
        if case .animated(let animation) = change.motion { (turn.animation, latestAnimation) = (animation, animation) }
        if announced == .hidden, !change.isAboutToHappen { turn.animation = nil }
    }

    private func inputDid(_ event: TextEditingNotifications.Event, _ input: UIView) {
        typingPlace.note(input)
        surroundings.hand.letGo(above: announced)
        if event != .changed { noteInput() }
        for avoider in avoiders.present where avoider.kind.makesRoomInside {
            guard let view = avoider.avoidingView, input.isDescendant(of: view) else { continue }
            let moment = event == .began ? AvoiderMoment.beganEditing(input) : .typed(input)
            guard avoider.follow(moment) else { continue }
            if event == .began {
                KeyboardAnimation.usual.run { [self] in adjustAgain(avoider, after: moment, layingOut: view) }
            } else {
                adjustAgain(avoider, after: moment, layingOut: view)
            }
        }
    }

    /// Another input is edited, or none, perhaps above the same keyboard or bar, of which UIKit then posts nothing (E12).
    ///
    /// The look at the turn's end adjusts the avoiders, with the keyboard's usual animation.
    private func noteInput() {
        if announced != .hidden && turnEnd != nil { turn.hasNewInput = true }
    }

    func look() {
        guard !isLooking, turnEnd != nil else { return }
        guard isNeeded else { return end() }
        isLooking = true
        // An input that ends may leave the place to one on a page that arrives, which has no former position.
        if turn.hasNewInput, announced != .hidden, turn.animation == nil, !isPageArriving { turn.animation = .usual }
        let isNews = turn.animation != nil || turn.hasNewInput
        surroundings.avoiders.keep()
        defer {
            surroundings.avoiders.letGo()
            (isLooking, turn) = (false, Turn())
            lastLook = CACurrentMediaTime()
        }
        placeWatches()
        layOutWindows()
        keyboard?.judgeAgain()
        keyboard?.lookAtPanel()
        if told.isDocked { reconcileAfterAbsence() }
        var windows = watches.compactMap { $0.look() }
        if told.isDocked, lookAtGuides(windows) { windows = windowSights }
        if announced != .hidden { lookWithKeyboard(windows) }
        if isNews { tellWhatStaysCovered() }
        if announced == .hidden, turnEnd != nil { lookWithoutKeyboard() }
        lookAtChats()
    }

    private func lookWithKeyboard(_ seen: [WindowSight]) {
        var windows = seen
        for sight in windows { typingPlace.replaceResigned(near: sight.window) }
        for avoider in avoiders.present {
            if turn.hasNewInput { avoider.membership.growth.inputDidChange() }
            avoider.membership.beginCounting()
        }
        for _ in 0..<AvoidancePass.mostRounds {
            let adjusted = lookOnce(windows)
            turn.hasNewInput = false
            // An adjustment may scroll, and scrolling runs the app's code. That code may hide the keyboard or end every
            // avoidance.
            guard !adjusted.isEmpty, announced != .hidden, turnEnd != nil else { return }
            placeWatches()
            layOutWindows()
            for avoider in adjusted where isAssigned(avoider) { avoider.membership.noteAssignment() }
            windows = windowSights
        }
    }

    /// Writes to the log that the keyboard still covers the edited input, when all avoidances and UIKit have moved what
    /// they move.
    private func tellWhatStaysCovered() {
        guard let onLog else { return }
        for window in watchedWindows {
            guard let input = typingPlace.input(near: window), input.window === window, !Exclusion.concerns(input),
                let top = keyboardTop(in: window)
            else { continue }
            let room = top - window.safeAreaInsets.top
            let focus = KeyboardFocus.input.rectangle(of: input, in: window, room: room)
            let covered = min(focus.maxY - top, focus.height)
            guard covered > 0.5 else { continue }
            onLog(.adjusted(input.nameInLog, isLeftAlone: false, reason: "stays covered by \(covered.inLog) pt"))
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
        if let animation = turn.animation {
            animation.run { [self] in for avoider in avoiders.present { tell(avoider, .hidden) } }
            turn.animation = nil
        }
        for window in watches.compactMap(\.window) { adoptUnannounced(in: window) }
        if !isNeeded { end() }
    }

    // MARK: Chats

    private var chats: [any Avoider] { avoiders.present.filter { $0.membership.chat != nil } }

    /// Whether turns without a keyboard are looked at.
    var watchesChats: Bool { chatTurnEnd != nil }

    /// Without a chat, no turn is looked at.
    private func updateChatLooks() {
        let windows = chats.map(\.window)
        guard !windows.isEmpty else {
            chatTurnEnd?.end()
            return chatTurnEnd = nil
        }
        if chatTurnEnd == nil { chatTurnEnd = TurnEnd { [weak self] in self?.lookAtChatsAlone() } }
        chatTurnEnd?.follow(windows.compactMap(\.self))
    }

    /// A turn without a keyboard ends.
    ///
    /// While a keyboard is up, the look at all avoiders includes the chats.
    private func lookAtChatsAlone() {
        guard !isLooking, turnEnd == nil else { return }
        isLooking = true
        defer { isLooking = false }
        updateChatLooks()
        lookAtChats()
        lastLook = CACurrentMediaTime()
    }

    private func lookAtChats() {
        for avoider in chats {
            guard let chat = avoider.membership.chat, let window = avoider.window else { continue }
            window.layoutIfNeeded()
            if chat.needsLook {
                chat.prepare()
                movement(of: [avoider], []).run { chat.finish() }
                if announced != .hidden { leave([avoider]) }
            }
            chat.tellEnd()
        }
    }

    private func layOutWindows() {
        for watch in watches { watch.window?.layoutIfNeeded() }
    }

    /// Notes what the guides show, and how the keyboard returns after a finger has let go.
    ///
    /// - Returns: whether an avoider has followed the finger.
    private func lookAtGuides(_ windows: [WindowSight]) -> Bool {
        for sight in windows {
            guard let guide = sight.guide, case .docked(let frame) = told.judged(in: sight).state else { continue }
            let window = sight.window
            if surroundings.sightings.noteReturn(of: guide, to: frame.minY, in: window) {
                turn.animation = latestAnimation
            }
            surroundings.sightings.note(guide, of: frame, accessoryHeight: accessoryHeight(in: window), in: window)
        }
        let follows = surroundings.sightings.isDragged && turn.animation == nil
        if follows { followDrag(windows) }
        tellFrames()
        return follows
    }

    private func tellFrames() {
        for asker in askers {
            guard let frames = asker.frames, asker.owner != nil, let window = asker.window ?? watches.first?.window
            else { continue }
            frames.look(
                Keyboard.State(state(in: window)), isDragged: surroundings.sightings.isDragged,
                returning: turn.animation)
        }
    }

    /// Adjusts the avoiders to a keyboard under a finger, outside any animation.
    private func followDrag(_ windows: [WindowSight]) {
        isJudgingMany = true
        defer { isJudgingMany = false }
        UIView.performWithoutAnimation {
            for avoider in avoiders.present where hasChanged(avoider, windows) { readjust(avoider, in: windows) }
        }
    }

    private func lookOnce(_ windows: [WindowSight]) -> [any Avoider] {
        let choosers = presentChoosers.filter(\.hasChanged)
        var changed: [any Avoider] = []
        for avoider in avoiders.present {
            // A chooser judges by what all its avoiders show.
            let isJudged = turn.hasNewInput || choosers.contains { $0.has(avoider) }
            if isJudged || hasChanged(avoider, windows) { changed.append(avoider) } else { tell(avoider, .scrolled) }
        }
        // Adjusting one avoider may move the views of other avoiders. So all avoiders first look at their views as
        // UIKit and the app have left them.
        for avoider in changed { tell(avoider, .look) }
        guard !changed.isEmpty || !choosers.isEmpty else { return [] }
        let fresh = changed.filter { !$0.wasInWindow }, known = changed.filter(\.wasInWindow)
        if !fresh.isEmpty { TurnMovement.atOnce.run { [self] in AvoidancePass.look(self, at: fresh, []) } }
        if turn.animation != nil || !choosers.isEmpty {
            movement(of: known, choosers).run { [self] in AvoidancePass.look(self, at: known, choosers) }
        } else {
            for avoider in known {
                movement(of: [avoider], []).run { [self] in AvoidancePass.look(self, at: [avoider], []) }
            }
        }
        return choosers.isEmpty ? changed : avoiders.present
    }

    private func hasChanged(_ avoider: any Avoider, _ windows: [WindowSight]) -> Bool {
        if avoider.membership.left != avoider.sight(in: windows) { return true }
        return sharesListWithUIKit(avoider) && avoider.membership.lastState != judge(for: avoider).state
    }

    var windowSights: [WindowSight] { watches.compactMap(\.sight) }

    func leave(_ avoiders: [any Avoider], _ known: [WindowSight]? = nil) {
        let windows = known ?? windowSights
        for avoider in avoiders where avoider.membership.isMember {
            avoider.membership.left = avoider.sight(in: windows)
        }
    }

    // MARK: Movement

    /// Avoiders move with a keyboard that was announced in this turn, or with the animation that has moved their views.
    private func movement(of changed: [any Avoider], _ choosers: [any Chooser]) -> TurnMovement {
        if let animation = turn.animation { return .announced(animation) }
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
}
