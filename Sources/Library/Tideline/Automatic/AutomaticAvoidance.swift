internal import KeyboardModel
import UIKit

/// Keeps the input in sight in every screen of a window or a scene, as the avoidance `automatic`.
///
/// For each edited input the object lists candidates, such as the insets of a scroll view around the input. It adds
/// avoiders for the first candidate to the keyboard, and checks after the layout whether the input is visible. If the
/// input is still covered, it tries the next candidate, in the same animation. When the keyboard has hidden, it removes
/// the avoiders. The object moves views only through avoiders.
@MainActor
final class AutomaticAvoidance: Chooser {
    private weak var owner: AnyObject?
    private let options: WayOptions
    private let classesLeftAlone: [AnyClass]
    private let keyboard: Keyboard
    private let following: Following
    private var comfort: EditingComfort?
    private var editing: TextEditingNotifications?
    private var choice: AutomaticChoice?
    /// The avoiders of the former input, which are removed in the next animation.
    private var outgoing: [any Avoider] = []
    /// The avoiders of a page that slides away, which are removed after the transition.
    private var leaving: [any Avoider] = []
    /// The app's own insets before the keyboard came.
    private let resting = RestingInsets()

    /// Whether this adjustment may still choose other avoiders; it may do so once.
    ///
    /// UIKit may move the page after the choice. For example, it moves a sheet after it has announced the keyboard. The
    /// new position is known only after the avoiders are adjusted.
    private var mayChooseAgain = false
    /// Whether UIKit may still move the page for the last announced keyboard; true until the avoiders are adjusted to a
    /// change of the screen or of the input.
    private var mayMovePage = false
    private var lastEntry: Keyboard.LogEntry?

    /// - Parameter owner: a window or a scene.
    init(
        for owner: AnyObject, _ options: WayOptions, editing comforts: Set<KeyboardEditing>,
        leavingAlone classes: [AnyClass], keyboard: Keyboard
    ) {
        self.owner = owner
        self.options = options
        classesLeftAlone = classes
        self.keyboard = keyboard
        following = keyboard.following
        if !comforts.isEmpty {
            comfort = EditingComfort(comforts) { [weak self] input in
                guard let self, self.isResponsible(for: input) else { return nil }
                if let reason = self.reasonToLeaveAlone(input) {
                    self.log(input.nameInLog, "not served by the option editing, because \(reason)")
                    return nil
                }
                return input.nearestController?.viewIfLoaded
            }
        }
        editing = TextEditingNotifications { [weak self] event, input in
            switch event {
            case .began:
                self?.noteInsets(around: input)
                self?.showLaterWithoutKeyboard(input)
            case .changed: self?.showWithoutKeyboard(input)
            }
        }
        following.add(self)
        AvoidancePass.retarget(following)
    }

    func end() {
        following.remove(self)
        comfort?.end()
        editing = nil
        dropChoice()
        removeAllOutgoing()
    }

    // MARK: Looks

    /// The edited input and its position, which are compared with the recorded ones at the end of each run-loop turn.
    private struct Sight: Equatable {
        let view: ObjectIdentifier
        let frame: CGRect
        /// The frame of the button that stays in sight with the input, in the window's coordinates, in points, or nil.
        let button: CGRect?
        let windowSize: CGSize
        let keyboardTop: CGFloat?
    }

    private var left: Sight?

    private var sight: Sight? {
        guard let view = typedPlace?.view, let window = view.window else { return nil }
        let focus = KeyboardFocus.input.rectangle(of: view, in: window, room: .infinity)
        return Sight(
            view: ObjectIdentifier(view), frame: focus, button: choice?.buttonFrame, windowSize: window.bounds.size,
            keyboardTop: following.keyboardTop(in: window))
    }

    /// Whether the input, its page, or the button that stays in sight with the input has moved since the last
    /// adjustment.
    ///
    /// The page is compared too, because an input at the page's lower end stays in place if the page rises and grows by
    /// the same distance.
    var hasChanged: Bool {
        keyboard.announced != .hidden && (left != sight || (mayMovePage && choice?.hasMovedPage ?? false))
    }

    func leave() { left = sight }

    var typedView: UIView? { typedPlace?.view }

    // MARK: The hops of a pass

    func prepare(for change: Keyboard.Change?) {
        mayChooseAgain = true
        defer { if change == nil { mayMovePage = false } }
        if let change, change.isAboutToHappen { mayMovePage = true }
        guard keyboard.announced != .hidden else { return }
        guard let place = typedPlace, let window = place.view?.window else { return dropChoice() }
        // Keep the present choice of avoiders if the keyboard is undocked or has left the window. The avoiders then
        // find no docked keyboard, and restore their values themselves.
        guard let top = following.keyboardTop(in: window) else { return }
        let here = AutomaticScreen.KeyboardPlace(top: top, windowSize: window.bounds.size)
        if let choice, choice.isInPlace, goesOn(choice, for: place, above: here) { return }
        choose(for: place, above: here)
    }

    /// Makes a new choice of avoiders; the avoiders of the present choice are removed in the next animation, unless the
    /// first candidate of the new choice uses the same ones.
    private func choose(for place: AutomaticScreen.Place, above keyboard: AutomaticScreen.KeyboardPlace) {
        let next = withoutOwnNumber { makeChoice(for: place, above: keyboard) }
        if let choice, let next, choice.isInPlace, next.serves(like: choice) {
            next.takeOver(choice)
            return self.choice = next
        }
        dropChoice()
        choice = next
        next?.begin()
        following.append(next?.avoiders ?? [])
    }

    /// Returns whether the present choice of avoiders stays, because the library would choose the same for the present
    /// keyboard.
    ///
    /// If the keyboard has become higher, the method checks again whether the choice's first candidate is suitable. A
    /// movement may have covered the input or the button that stays in sight with it, for example when a sheet settles
    /// after a rotation. During a drag of the keyboard the choice stays as long as the input and the button stay in
    /// sight.
    private func goesOn(
        _ choice: AutomaticChoice, for place: AutomaticScreen.Place, above keyboard: AutomaticScreen.KeyboardPlace
    ) -> Bool {
        guard choice.serves(place) else { return choice.judgesAgain(for: AutomaticScreen(place, keyboard: keyboard)) }
        if following.isFollowingDrag { return !choice.hasBecomeWorse(keyboardTop: keyboard.top) }
        if mayMovePage, choice.hasMovedPage { return false }
        if choice.keyboard == keyboard { return !choice.hasBecomeWorse(keyboardTop: keyboard.top) }
        return choice.judgesAgain(forHigher: keyboard)
    }

    /// Runs a closure while the view that the present choice has moved up is at its original position.
    private func withoutOwnNumber<Result>(_ body: () -> Result) -> Result {
        guard let mover = choice?.avoiders.first(where: { !$0.makesRoomInside && $0.share != 0 }),
            let view = mover.avoidingView
        else { return body() }
        let offsets = view.allScrollViews.map { ($0, $0.contentOffset) }, share = mover.share
        Self.shift(mover, by: -share, view)
        let result = body()
        // A layout may run the app's code, and this code may have ended the avoidance.
        guard mover.membership.isMember else { return result }
        Self.shift(mover, by: share, view)
        // UIKit may have limited the scroll offsets while the view was at its original position. Restore them without
        // an animation, because the screen still shows the former offsets.
        UIView.performWithoutAnimation {
            for (scrollView, offset) in offsets where scrollView.contentOffset != offset {
                scrollView.contentOffset = offset
            }
        }
        return result
    }

    private static func shift(_ mover: any Avoider, by points: CGFloat, _ view: UIView) {
        UIView.performWithoutAnimation {
            mover.shift(by: points)
            view.layoutIfNeeded()
        }
    }

    /// Removes the avoiders of the former input, except those on a page that slides away.
    ///
    /// Such a page keeps its avoiders until it is out of sight, because it would otherwise move down behind the
    /// keyboard.
    func removeOutgoing() {
        let sliding = outgoing.filter { slideAway(of: $0) != nil }
        if let first = sliding.first { slideAway(of: first)?.whenOver { [weak self] in self?.removeAllOutgoing() } }
        leaving += sliding
        outgoing.removeAll { avoider in sliding.contains { $0 === avoider } }
        guard !outgoing.isEmpty else { return }
        following.replace(outgoing, by: [])
        outgoing = []
        for avoider in choice?.avoiders ?? [] where avoider.membership.left == nil { avoider.prepareAgain() }
    }

    private func slideAway(of avoider: any Avoider) -> PageTransition? {
        avoider.avoidingView.flatMap(PageTransition.init).flatMap { $0.isLeaving ? $0 : nil }
    }

    private func removeAllOutgoing() {
        let all = outgoing + leaving
        (outgoing, leaving) = ([], [])
        if !all.isEmpty { following.replace(all, by: []) }
    }

    func improve() -> Bool {
        guard let choice, let top = keyboardTop(for: choice) else { return false }
        let old = choice.avoiders
        if choice.judgeAndGoOn(keyboardTop: top) {
            following.replace(old, by: choice.avoiders)
            return true
        }
        if mayChooseAgain, choice.hasBecomeWorse(keyboardTop: top), let place = typedPlace, let window = choice.window {
            mayChooseAgain = false
            choose(for: place, above: AutomaticScreen.KeyboardPlace(top: top, windowSize: window.bounds.size))
            removeOutgoing()
            return true
        }
        if let candidate = choice.candidate { log(choice.name, candidate.reason) }
        return false
    }

    func finish(after change: Keyboard.Change) {
        guard keyboard.announced == .hidden, !change.isAboutToHappen else { return }
        lastEntry = nil
        // While a finger swipes a page away, the page's avoiders keep their values until the swipe ends or is
        // cancelled.
        let avoiders = choice?.avoiders ?? []
        guard avoiders.allSatisfy({ (following.lastState(of: $0) ?? .hidden) == .hidden }) else { return }
        resting.forget()
        dropChoice()
        removeAllOutgoing()
    }

    /// Notes the insets of the scroll views before the keyboard comes.
    ///
    /// This works for a text field, whose editing begins before the keyboard is announced (rule E11).
    private func noteInsets(around input: UIView) {
        guard isWithoutKeyboard(input), isResponsible(for: input) else { return }
        // While avoiders of an earlier keyboard are still chosen, that keyboard is moving down. The noted insets are
        // then uncertain, because they may contain the app's own room for that keyboard.
        let isAtRest = choice == nil
        if isAtRest { resting.forget() }
        resting.note(AutomaticScreen.allScrollViews(of: input), isCertain: isAtRest)
    }

    /// Scrolls to the input in the next turn, if the keyboard is still hidden then.
    private func showLaterWithoutKeyboard(_ input: UIView) {
        Task { @MainActor [weak self, weak input] in
            guard let self, let input, input.isFirstResponder else { return }
            showWithoutKeyboard(input)
        }
    }

    /// Scrolls to an input that is edited without a docked keyboard.
    ///
    /// UIKit itself scrolls only to a text field, in the nearest scroll view (rule C31, S60). This method scrolls all
    /// scroll views around a text view, and the outer ones around a text field.
    private func showWithoutKeyboard(_ input: UIView) {
        guard isWithoutKeyboard(input), isResponsible(for: input), reasonToLeaveAlone(input) == nil else { return }
        let isText = input is UITextView
        for scrollView in input.scrollViewsAround where isText || scrollView !== input.scrollViewsAround.first {
            guard ScrollViewExemption.of(scrollView) == nil else { continue }
            scrollView.layoutIfNeeded()
            let room = scrollView.bounds.height - scrollView.adjustedContentInset.bottom
            let focus = (options.focus ?? .input).rectangle(of: input, in: scrollView, room: room)
            let present = scrollView.contentOffset.y
            if let offset = scrollView.offset(showing: focus, margin: options.margin, from: present) {
                scrollView.contentOffset = offset
            }
        }
    }

    private func dropChoice() {
        outgoing += choice?.avoiders ?? []
        choice = nil
    }

    /// Writes a log entry, unless it equals the last one.
    private func log(_ name: @autoclosure () -> String, _ reason: @autoclosure () -> String) {
        guard let onLog = keyboard.onLog else { return }
        let entry = Keyboard.LogEntry.chose(input: name(), reason: reason())
        guard entry != lastEntry else { return }
        lastEntry = entry
        onLog(entry)
    }

    /// The keyboard's top in the coordinates of the choice's window, in points; nil while the keyboard is hidden or
    /// undocked.
    private func keyboardTop(for choice: AutomaticChoice) -> CGFloat? {
        choice.window.flatMap(following.keyboardTop(in:))
    }

    private func isWithoutKeyboard(_ input: UIView) -> Bool {
        guard let window = input.window else { return true }
        return following.keyboardTop(in: window) == nil
    }

    // MARK: Choosing

    /// The edited input of a page, or the page of a docked or edited accessory view.
    private var typedPlace: AutomaticScreen.Place? {
        let windows = (owner as? UIWindow).map { [$0] } ?? (owner as? UIWindowScene)?.windows ?? []
        guard let window = windows.first else { return nil }
        if let page = following.typingPlace.pageOfAccessory(near: window), let view = page.viewIfLoaded,
            isResponsible(for: view)
        {
            return .accessory(page: page)
        }
        guard let input = following.typingPlace.input(near: window), isResponsible(for: input) else { return nil }
        return .input(input)
    }

    private func isResponsible(for input: UIView) -> Bool {
        guard let owner, let window = input.window else { return false }
        return window === owner || window.windowScene === owner
    }

    private func makeChoice(
        for place: AutomaticScreen.Place, above keyboard: AutomaticScreen.KeyboardPlace
    ) -> AutomaticChoice? {
        guard let view = place.view else { return nil }
        if let reason = reasonToLeaveAlone(view) {
            log(view.nameInLog, "left alone, because \(reason)")
            return nil
        }
        resting.note(AutomaticScreen.allScrollViews(of: view), isCertain: false)
        let screen = AutomaticScreen(place, keyboard: keyboard)
        // A scroll view of the present choice may show this input only because of the insets that the choice has set.
        // Such an input is treated as covered.
        let isShown = choice?.candidate?.scrollViews.contains(where: view.isDescendant(of:)) ?? false
        let isCovered = isShown || screen.isCovered
        let candidates = screen.candidates(isCovered: isCovered).compactMap(withoutOwnLists)
        guard !candidates.isEmpty else {
            log(view.nameInLog, "nothing has to give way")
            return nil
        }
        return AutomaticChoice(screen, candidates, isForCovered: isCovered) { [weak self] in
            self?.avoiders(for: $0) ?? []
        }
    }

    /// Returns the candidate without the scroll views for which the app itself has set an avoidance.
    ///
    /// The result is nil if the candidate would change the insets of such a scroll view.
    private func withoutOwnLists(_ candidate: AutomaticCandidate) -> AutomaticCandidate? {
        let own = following.avoiders.present.filter { !following.isChosen($0) }.compactMap(\.avoidingView)
        let isOwn = { (view: UIView) in own.contains { $0 === view } }
        if candidate.way == .insets, let first = candidate.scrollViews.first, isOwn(first) { return nil }
        var candidate = candidate
        candidate.scrollViews.removeAll(where: isOwn)
        return candidate
    }

    private func avoiders(for candidate: AutomaticCandidate) -> [any Avoider] {
        var options = options
        options.resting = resting
        switch candidate.way {
        case .insets:
            return candidate.scrollViews.prefix(1).map { ScrollAvoider($0, options, host: following) }
                + followers(candidate.scrollViews.dropFirst(), of: candidate, options)
        case .safeArea:
            guard let page = candidate.page else { return [] }
            return [SafeAreaAvoider(page, options)]
                + followers(candidate.scrollViews[...], of: candidate, options)
        case .translation:
            guard let view = candidate.ground else { return [] }
            options.focus = options.focus ?? .input
            options.alongside = candidate.button
            return [TranslationAvoider(view, options, keeping: view.allScrollViews, host: following)]
        }
    }

    /// Returns avoiders that only scroll to the input; the room for the keyboard comes from another avoider of the
    /// candidate.
    private func followers(
        _ scrollViews: ArraySlice<UIScrollView>, of candidate: AutomaticCandidate, _ options: WayOptions
    ) -> [any Avoider] {
        scrollViews.map { scrollView in
            var options = options
            options.followsFocusOnly = true
            // If an outer scroll view can scroll this one above the keyboard, the outer one makes the room.
            options.isScrolledByAnother = candidate.scrollViews.contains {
                $0 !== scrollView && !$0.isPagingEnabled && scrollView.isDescendant(of: $0)
            }
            return ScrollAvoider(scrollView, options, host: following)
        }
    }

    // MARK: Exemptions

    /// Returns the reason in words why the library leaves the input alone; otherwise nil.
    private func reasonToLeaveAlone(_ input: UIView) -> String? {
        if Exclusion.concerns(input) { return "it has opted out" }
        if let left = classLeftAlone(around: input) { return "\(left) is left alone" }
        if let reason = following.typingPlace.selfAvoidance(around: input) { return reason }
        if let own = following.avoiders.present.first(where: { isOwn($0, around: input) }) {
            return "the screen has an avoidance of its own: \(own.way) of \(own.subject)"
        }
        if input.usesApplesGuide { return "the screen uses Apple's keyboard layout guide" }
        return nil
    }

    private func classLeftAlone(around input: UIView) -> String? {
        input.chain.first { responder in classesLeftAlone.contains { responder.isKind(of: $0) } }
            .map { String(describing: type(of: $0)) }
    }

    /// Returns whether the app itself has set an avoider around an input or on the input's page.
    private func isOwn(_ avoider: any Avoider, around input: UIView) -> Bool {
        guard let view = avoider.avoidingView, !following.isChosen(avoider) else { return false }
        if input.isDescendant(of: view) { return true }
        guard let page = input.nearestController else { return false }
        return view.nearestController === page && view.window === input.window
    }

    func has(_ avoider: any Avoider) -> Bool {
        ((choice?.avoiders ?? []) + outgoing + leaving).contains { $0 === avoider }
    }
}

extension UIView {
    fileprivate var usesApplesGuide: Bool {
        selfAndSuperviews.lazy.flatMap(\.constraints).contains { constraint in
            // Ignore the constraints that UIKit itself adds between its guides.
            if constraint.identifier?.hasPrefix("UIViewKeyboardLayoutGuide") ?? false { return false }
            return [constraint.firstItem, constraint.secondItem].contains { $0 is UIKeyboardLayoutGuide }
        }
    }
}
