internal import KeyboardModel
import UIKit

/// Keeps the edited input of a window or a scene in sight, as the avoidance `automatic`.
///
/// For each edited input the object lists candidates, which are possible changes of the screen, such as the insets of a
/// scroll view around the input. The object makes the change of the first candidate. If the keyboard still covers the
/// input after the layout, the next candidate follows in the same animation. After the keyboard hides, the object
/// undoes the change.
@MainActor
final class AutomaticAvoidance: Chooser {
    private(set) weak var owner: AnyObject?
    private var options: WayOptions
    private let classesLeftAlone: [AnyClass]
    private let keyboard: Keyboard
    private var following: Following { keyboard.following }
    private var editing: TextEditingNotifications?
    private var choice: AutomaticChoice?
    /// The avoiders of former choices, until a pass or the end of a page's transition removes them.
    private var former: [any Avoider] = []
    private let resting = RestingInsets()

    /// The app's settings at the last choice, see ``Following/settings``.
    private var settings: Following.Settings?
    private var lastEntry: Keyboard.LogEntry?

    init(
        for owner: AnyObject, _ options: WayOptions, leavingAlone classes: [AnyClass], keyboard: Keyboard
    ) {
        self.owner = owner
        self.options = options
        classesLeftAlone = classes
        self.keyboard = keyboard
        editing = TextEditingNotifications { [weak self] event, input in
            switch event {
            case .began:
                self?.noteInsets(around: input)
                self?.showLaterWithoutKeyboard(input)
            case .changed: self?.showWithoutKeyboard(input)
            case .ended: break
            }
        }
        following.add(self)
    }

    /// Whether the app has ended the avoidance, which it may do in a layout that the object asks for.
    private var hasEnded: Bool { editing == nil }

    func end() {
        following.remove(self)
        editing = nil
        dropChoice()
        removeFormer()
    }

    /// Whether the option `editing` serves an input.
    func helps(_ input: UIView) -> Bool {
        guard isResponsible(for: input) else { return false }
        guard let reason = reasonNotToHelp(input) else { return true }
        log(input.nameInLog, "not served by the option editing, because \(reason)")
        return false
    }

    /// Takes other options, and gives them to the present avoiders.
    ///
    /// An app may set the options in a layout, and this layout may be a part of an adjustment. So the avoiders stay, and
    /// the end of the turn chooses again. An app may also set the same options in each layout, with another closure each
    /// time. The avoiders ask for the present closure.
    func take(_ options: WayOptions) {
        let isSame = options.hasEqualValues(self.options)
        self.options = options
        guard !isSame else { return }
        settings = nil
        guard let choice, let candidate = choice.candidate else { return }
        for (avoider, options) in zip(choice.avoiders, self.options(of: candidate)) {
            following.tell(avoider, .options(options))
        }
        UIView.performWithoutAnimation { choice.avoiders.forEach(following.readjust) }
    }

    // MARK: Looks

    private struct Sight: Equatable {
        let view: ObjectIdentifier
        let frame: CGRect
        let button: CGRect?
        let windowSize: CGSize
        let keyboardTop: CGFloat?
    }

    /// The screen that the present choice has left, or that the object has judged without a choice.
    ///
    /// Where nothing had to give way, the screen may still change in the same event. Then the object judges again.
    private var left: Sight?

    private var sight: Sight? {
        guard let view = typedPlace?.view, let window = view.window else { return nil }
        let focus = KeyboardFocus.input.rectangle(of: view, in: window, room: .infinity)
        return Sight(
            view: ObjectIdentifier(view), frame: focus, button: choice?.buttonFrame, windowSize: window.bounds.size,
            keyboardTop: keyboardTop(in: window))
    }

    /// Whether the object has to choose again, because the screen has changed.
    ///
    /// The comparison includes the page's frame. If the page rises and grows by the same distance, an input at its
    /// lower end stays in place, and only the frame shows the change.
    var hasChanged: Bool {
        guard keyboard.announced != .hidden else { return false }
        if let choice, !choice.isMade { return true }
        return settings != following.settings || left != sight
    }

    var typedView: UIView? { typedPlace?.view }

    var windows: [UIWindow] {
        if let window = typedView?.window { return [window] }
        let all = (owner as? UIWindow).map { [$0] } ?? (owner as? UIWindowScene)?.windows ?? []
        return (all.first(where: \.isKeyWindow) ?? all.first).map { [$0] } ?? []
    }

    // MARK: Moments

    func follow(_ moment: ChooserMoment) -> Bool {
        switch moment {
        case .announced, .look: prepare()
        case .adjusting: removeOutgoing()
        case .laidOut: return improve()
        case .left: if choice != nil { left = sight }
        case .done(let change): finish(after: change)
        case .keyboardGone: finish()
        }
        return false
    }

    private func prepare() {
        let known = settings
        settings = following.settings
        guard keyboard.announced != .hidden else { return }
        let served = left?.keyboardTop
        left = sight
        guard let place = typedPlace, let window = place.view?.window else { return dropChoice() }
        // Without a keyboard to serve, the avoiders restore their values themselves.
        guard let top = keyboardTop(in: window) else { return }
        let here = AutomaticScreen.KeyboardPlace(top: top, windowSize: window.bounds.size)
        lazy var views = PageViews(around: place)
        if let choice, known == settings, choice.isInPlace {
            let fits =
                choice.serves(place)
                ? goesOn(choice, above: here, served: served)
                : choice.judgesAgain(for: AutomaticScreen(place, in: views, keyboard: here))
            if fits { return }
        }
        choose(for: place, in: views, above: here)
    }

    /// If the new choice begins with the same candidate, its avoiders stay.
    private func choose(
        for place: AutomaticScreen.Place, in views: PageViews, above keyboard: AutomaticScreen.KeyboardPlace
    ) {
        let next = withoutOwnNumber(in: views, around: place) { views in
            left = sight
            return makeChoice(for: place, in: views, above: keyboard)
        }
        guard !hasEnded else { return }
        if let choice, let next, choice.isInPlace, next.serves(like: choice) {
            next.takeOver(choice)
            return self.choice = next
        }
        dropChoice()
        choice = next
        next?.begin()
        following.append(next?.avoiders ?? [])
    }

    /// Returns whether the present choice still fits the same input.
    ///
    /// A higher keyboard may cover the input, for example when a sheet settles after a rotation. A finger may also raise
    /// the keyboard, and the avoiders follow it only after this question.
    ///
    /// - Parameter served: the keyboard's top for which the avoiders have made room, in the window's coordinates, in
    ///   points; nil for none.
    private func goesOn(
        _ choice: AutomaticChoice, above keyboard: AutomaticScreen.KeyboardPlace, served: CGFloat?
    ) -> Bool {
        if following.surroundings.sightings.isDragged {
            return !choice.hasBecomeWorse(keyboardTop: max(keyboard.top, served ?? keyboard.top))
        }
        if choice.hasMovedPage { return false }
        if choice.keyboard == keyboard { return !choice.hasBecomeWorse(keyboardTop: keyboard.top) }
        return choice.judgesAgain(forHigher: keyboard)
    }

    /// The app may add or hide views in the layout without the number, so the page is walked again then.
    private func withoutOwnNumber<Result>(
        in views: PageViews, around place: AutomaticScreen.Place, _ body: (PageViews) -> Result
    ) -> Result {
        guard let mover = choice?.avoiders.first(where: { !$0.kind.makesRoomInside && $0.share != 0 }),
            let view = mover.avoidingView
        else { return body(views) }
        let lists = view === views.ground ? views.scrollViews : view.allScrollViews
        let offsets = lists.map { ($0, $0.contentOffset.y) }
        Self.show(mover, withShare: false, view)
        let result = body(PageViews(around: place))
        // The layout may run the app's code, which may end the avoidance.
        guard mover.membership.isMember else { return result }
        Self.show(mover, withShare: true, view)
        // The layout above may have made UIKit limit the scroll offsets. The screen still shows the former offsets, so
        // they are restored without an animation.
        UIView.performWithoutAnimation {
            for (scrollView, offset) in offsets { scrollView.move(to: offset) }
        }
        return result
    }

    private static func show(_ mover: any Avoider, withShare isShown: Bool, _ view: UIView) {
        UIView.performWithoutAnimation {
            mover.account.map { $0.book.showShare(isShown, $0.number) }
            view.layoutIfNeeded()
        }
    }

    /// A page that slides away keeps its avoiders until the page is out of sight.
    ///
    /// Otherwise the page would move down behind the keyboard.
    private func removeOutgoing() {
        let sliding = former.filter { slideAway(of: $0) != nil }
        if let first = sliding.first { slideAway(of: first)?.whenOver { [weak self] in self?.removeFormer() } }
        let outgoing = former.filter { avoider in !sliding.contains { $0 === avoider } }
        guard !outgoing.isEmpty else { return }
        former = sliding
        following.replace(outgoing, by: [])
        for avoider in choice?.avoiders ?? [] where avoider.membership.left == nil {
            following.tell(avoider, .replaced)
        }
    }

    private func slideAway(of avoider: any Avoider) -> PageTransition? {
        avoider.avoidingView.flatMap(PageTransition.init).flatMap { $0.isLeaving ? $0 : nil }
    }

    private func removeFormer() {
        let all = former
        former = []
        if !all.isEmpty { following.replace(all, by: []) }
    }

    private func improve() -> Bool {
        guard let choice, let top = keyboardTop(for: choice) else { return false }
        let old = choice.avoiders
        if choice.judgeAndGoOn(keyboardTop: top) {
            following.replace(old, by: choice.avoiders)
            return true
        }
        if let candidate = choice.candidate {
            log(choice.name, candidate.reason + (choice.leavesButtonCovered ? "; its button stays covered" : ""))
        }
        return false
    }

    private func finish(after change: Keyboard.Change) {
        guard keyboard.announced == .hidden, !change.isAboutToHappen else { return }
        lastEntry = nil
        let avoiders = choice?.avoiders ?? []
        guard avoiders.allSatisfy({ (following.lastState(of: $0) ?? .hidden) == .hidden }) else { return }
        finish()
    }

    private func finish() {
        resting.forget()
        dropChoice()
        removeFormer()
    }

    /// Records the insets of all scroll views around an input before the keyboard comes.
    ///
    /// A text field begins editing before UIKit announces the keyboard (rule E11).
    private func noteInsets(around input: UIView) {
        guard isWithoutKeyboard(input), isResponsible(for: input) else { return }
        // `choice` is the way in which this object has made room for a keyboard. If it exists, an earlier keyboard is
        // still moving down. The app may have increased the insets for this earlier keyboard.
        let isAtRest = choice == nil
        if isAtRest { resting.forget() }
        resting.note(input.scrollViewsAround + PageViews(around: .input(input)).scrollViews, isCertain: isAtRest)
    }

    private func showLaterWithoutKeyboard(_ input: UIView) {
        Task { @MainActor [weak self, weak input] in
            guard let self, let input, input.isFirstResponder else { return }
            showWithoutKeyboard(input)
        }
    }

    /// Scrolls to an input that is edited without a docked keyboard.
    ///
    /// UIKit scrolls only to a text field, in the nearest scroll view (rule C31, S60). So this method scrolls all
    /// scroll views around a text view, and the outer scroll views around a text field.
    private func showWithoutKeyboard(_ input: UIView) {
        guard isWithoutKeyboard(input), isResponsible(for: input), reasonToLeaveAlone(input) == nil else { return }
        let isText = input is UITextView
        for scrollView in input.scrollViewsAround where isText || scrollView !== input.scrollViewsAround.first {
            guard ScrollViewExemption.of(scrollView) == nil else { continue }
            scrollView.layoutIfNeeded()
            let sight = ListSight(scrollView)
            let focus = (options.focus ?? .input).rectangle(
                of: input, in: scrollView, room: sight.size.height - sight.insets.bottom)
            let range = (focus.minY, focus.maxY)
            if let offset = sight.offset(showing: range, margin: options.margin, from: sight.offset.y) {
                scrollView.contentOffset.y = offset
            }
        }
    }

    private func dropChoice() {
        former += choice?.avoiders ?? []
        choice = nil
    }

    private func log(_ name: @autoclosure () -> String, _ reason: @autoclosure () -> String) {
        guard let onLog = keyboard.onLog else { return }
        let entry = Keyboard.LogEntry.chose(input: name(), reason: reason())
        guard entry != lastEntry else { return }
        lastEntry = entry
        onLog(entry)
    }

    private func keyboardTop(for choice: AutomaticChoice) -> CGFloat? { choice.window.flatMap(keyboardTop(in:)) }

    /// Returns the top of a docked keyboard in the window's coordinates, in points.
    ///
    /// The result is infinite for an undocked keyboard, which takes no room at the bottom. It is nil for a hidden one,
    /// and for one that a person has put where it is.
    private func keyboardTop(in window: UIWindow) -> CGFloat? {
        if let top = following.keyboardTop(in: window) { return top }
        guard following.surroundings.isKeyboardUndocked, following.surroundings.hand != .moved else { return nil }
        return .infinity
    }

    private func isWithoutKeyboard(_ input: UIView) -> Bool {
        guard let window = input.window else { return true }
        return following.keyboardTop(in: window) == nil
    }

    // MARK: Choosing

    /// The edited input, or the page of an accessory view.
    ///
    /// The page counts if the accessory view is docked, or if the edited input is inside the accessory view.
    private var typedPlace: AutomaticScreen.Place? {
        let windows = (owner as? UIWindow).map { [$0] } ?? (owner as? UIWindowScene)?.windows ?? []
        guard let window = windows.first else { return nil }
        if let page = following.typingPlace.pageOfAccessory(near: window), let view = page.viewIfLoaded,
            isResponsible(for: view)
        {
            return .accessory(page: page)
        }
        guard let input = following.surroundings.input(near: window), isResponsible(for: input) else { return nil }
        return .input(input)
    }

    /// The avoidance of a window replaces the one of the window's scene.
    private func isResponsible(for input: UIView) -> Bool {
        guard let owner, let window = input.window else { return false }
        if window === owner { return true }
        return window.windowScene === owner && !following.presentChoosers.contains { $0.owner === window }
    }

    private func makeChoice(
        for place: AutomaticScreen.Place, in views: PageViews, above keyboard: AutomaticScreen.KeyboardPlace
    ) -> AutomaticChoice? {
        guard let view = place.view else { return nil }
        if let reason = reasonToLeaveAlone(view) {
            log(view.nameInLog, "left alone, because \(reason)")
            return nil
        }
        resting.note(view.scrollViewsAround + views.scrollViews, isCertain: false)
        let screen = AutomaticScreen(place, in: views, keyboard: keyboard)
        // The present candidate may have added insets to a scroll view around the input. Without these insets, the
        // keyboard might cover the input. So the input counts as covered.
        let isShown = choice?.candidate?.scrollViews.contains(where: view.isDescendant(of:)) ?? false
        let isCovered = isShown || screen.isCovered
        let candidates = screen.candidates(isCovered: isCovered, in: views).compactMap(withoutOwnLists)
            .filter { keyboard.isDocked || $0.way == .insets }
        guard !candidates.isEmpty else {
            log(view.nameInLog, "nothing has to give way")
            return nil
        }
        return AutomaticChoice(screen, candidates, isForCovered: isCovered) { [weak self] in
            self?.avoiders(for: $0) ?? []
        }
    }

    private func withoutOwnLists(_ candidate: AutomaticCandidate) -> AutomaticCandidate? {
        let own = following.avoiders.present.filter { !following.isChosen($0) }.compactMap(\.avoidingView)
        let isOwn = { (view: UIView) in own.contains { $0 === view } }
        if candidate.way == .insets, let first = candidate.scrollViews.first, isOwn(first) { return nil }
        var candidate = candidate
        candidate.scrollViews.removeAll(where: isOwn)
        return candidate
    }

    private func avoiders(for candidate: AutomaticCandidate) -> [any Avoider] {
        let options = options(of: candidate)
        switch candidate.way {
        case .insets: return lists(of: candidate, options[...])
        case .safeArea:
            guard let page = candidate.page else { return [] }
            return [SafeAreaAvoider(page, options[0])] + lists(of: candidate, options.dropFirst())
        case .translation:
            guard let view = candidate.ground else { return [] }
            let kept = candidate.kept.compactMap(\.object)
            return [TranslationAvoider(view, options[0], keeping: kept, in: following.surroundings)]
        }
    }

    private func lists(of candidate: AutomaticCandidate, _ options: ArraySlice<WayOptions>) -> [any Avoider] {
        zip(candidate.scrollViews, options).map { ScrollAvoider($0, $1, in: following.surroundings) }
    }

    /// Returns the options of each avoider of a candidate, in the order of the avoiders.
    private func options(of candidate: AutomaticCandidate) -> [WayOptions] {
        var options = options
        options.resting = resting
        if options.focus?.hasClosure == true {
            options.focus = .around { [weak self] in self?.options.focus?.view(around: $0) }
        }
        let lists = candidate.scrollViews
        switch candidate.way {
        case .insets: return [options] + lists.dropFirst().map { self.options(following: $0, lists, options) }
        case .safeArea: return [options] + lists.map { self.options(following: $0, lists, options) }
        case .translation:
            options.focus = options.focus ?? .input
            options.alongside = candidate.button
            return [options]
        }
    }

    /// Returns the options of a scroll view that only scrolls to the input.
    private func options(
        following scrollView: UIScrollView, _ all: [UIScrollView], _ options: WayOptions
    ) -> WayOptions {
        var options = options
        options.followsFocusOnly = true
        // If an outer scroll view can scroll this scroll view above the keyboard, only the outer scroll view needs an
        // inset.
        options.isScrolledByAnother = all.contains {
            $0 !== scrollView && !$0.isPagingEnabled && scrollView.isDescendant(of: $0)
        }
        return options
    }

    // MARK: Exemptions

    /// Why an input gets no helpers, nor room for the keyboard.
    private func reasonNotToHelp(_ input: UIView) -> String? {
        if Exclusion.concerns(input) { return "it has opted out" }
        if let left = classLeftAlone(around: input) { return "\(left) is left alone" }
        return following.typingPlace.selfAvoidance(around: input)
    }

    /// Why an input gets no room for the keyboard.
    ///
    /// It may get helpers, because an object that makes room does not help with editing.
    private func reasonToLeaveAlone(_ input: UIView) -> String? {
        if let reason = reasonNotToHelp(input) { return reason }
        if !following.surroundings.isKeyboardUndocked, let reason = following.typingPlace.ownList(around: input) {
            return reason
        }
        if let own = following.avoiders.present.first(where: { isOwn($0, around: input) }) {
            return "the screen has an avoidance of its own: \(own.kind.name) of \(own.subject)"
        }
        if input.usesApplesGuide { return "the screen uses Apple's keyboard layout guide" }
        return nil
    }

    private func classLeftAlone(around input: UIView) -> String? {
        input.chain.first { responder in classesLeftAlone.contains { responder.isKind(of: $0) } }
            .map { String(describing: type(of: $0)) }
    }

    private func isOwn(_ avoider: any Avoider, around input: UIView) -> Bool {
        guard let view = avoider.avoidingView, !following.isChosen(avoider),
            avoider.membership.followed.includes(input)
        else { return false }
        if input.isDescendant(of: view) { return true }
        // A guide of another view moves what is in that view, such as a backdrop, and gives no room to the input.
        if avoider.kind.onlyTells && view.superview != nil, view.nearestController?.viewIfLoaded !== view {
            return false
        }
        guard let page = input.nearestController else { return false }
        return view.nearestController === page && view.window === input.window
    }

    func has(_ avoider: any Avoider) -> Bool {
        ((choice?.avoiders ?? []) + former).contains { $0 === avoider }
    }
}

extension UIView {
    fileprivate var usesApplesGuide: Bool {
        selfAndSuperviews.lazy.flatMap(\.constraints).contains { constraint in
            // UIKit itself adds such constraints between its guides.
            if constraint.identifier?.hasPrefix("UIViewKeyboardLayoutGuide") ?? false { return false }
            return [constraint.firstItem, constraint.secondItem].contains { $0 is UIKeyboardLayoutGuide }
        }
    }
}
