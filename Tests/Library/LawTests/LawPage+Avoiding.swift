import HostTestSupport
@testable import Tideline
import TidelineClassics
import UIKit

extension LawPage {
    /// The app's own inset, constant or shift, in points, for an object that avoids the keyboard.
    func ownPart(_ object: LawWay.Object) -> Int {
        let own = screen.ownNumber
        let isOwn = ways.contains { $0.object == object } || (ways == [.automatic] && object == .body)
        // If an avoidance moves the whole page, the app sets no transform of its own. With such a transform, the page's
        // container would set the page's frame.
        guard isOwn, object != .card || !screen.movesPage else { return object == .ground ? 8 : 0 }
        return object == .ground ? 8 + own : object == .card ? -own : own
    }

    /// The ways by which the page makes room now.
    ///
    /// What is excluded makes no room, and neither does a guide without a keyboard.
    var activeWays: [LawWay] {
        guard !settings.excludes(.page), !settings.excludes(.window) else { return [] }
        let guides = guidesFollow ? ways.filter { [.guide, .guideController].contains($0) } : []
        let set = settings.all.compactMap { setting in isInExcludedBody(setting.owner) ? nil : setting.way }
        return guides + set.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func isInExcludedBody(_ owner: LawSetting.Owner) -> Bool {
        guard owner == .card, settings.excludes(.body), let card, let bodyScroll else { return false }
        return card.isDescendant(of: bodyScroll)
    }

    func isExcluded(_ view: UIView) -> Bool {
        if settings.excludes(.page) || settings.excludes(.window) { return true }
        return [(LawSetting.Owner.body, bodyScroll), (.card, card)].contains { owner, around in
            settings.excludes(owner) && around.map(view.isDescendant) ?? false
        }
    }

    /// What the app has set, with what has become of the guides.
    var presentSettings: LawSettings {
        var present = settings
        present.guidesFollow = guidesFollow
        return present
    }

    /// Whether the guides of the page have a keyboard to follow.
    ///
    /// They hold it weakly, so a dropped keyboard object stays only if something else holds it.
    var guidesFollow: Bool {
        let all = guides.map(\.guide) + [guide].compactMap(\.self)
        return settings.guidesFollow || all.contains { $0.keyboard != nil }
    }

    func set(_ setting: LawSetting) {
        let former = settings[setting.owner]
        settings.set(setting)
        if former?.kind == .classic || setting.kind == .classic { takeAway(setting.owner) }
        make(setting)
    }

    /// Takes away what the app has set on an object.
    private func takeAway(_ owner: LawSetting.Owner) {
        if let listener = kept.removeValue(forKey: owner) as? LawListener { broadcaster.removeListener(listener) }
        make(LawSetting(owner: owner, kind: .nothing))
    }

    /// The window and the scene get no setting here before the page is in the window.
    func make(_ setting: LawSetting) {
        let spacing = CGFloat(setting.spacing), kind = setting.kind
        switch setting.owner {
        case .body:
            if kind == .classic { return listen() }
            bodyScroll?.keyboardAvoidance =
                switch kind {
                case .nothing: nil
                case .excluded: .excluded
                default: .insets.spacing(spacing).following(keyboard)
                }
        case .card:
            if kind == .classic { return respond() }
            let translation = KeyboardAvoidance<UIView>.translation.spacing(spacing).following(keyboard)
            card?.keyboardAvoidance =
                switch kind {
                case .nothing: nil
                case .excluded: .excluded
                default: screen.movesPage ? translation.focus() : translation
                }
        case .page:
            if kind == .classic {
                return kept[.page] = KeyboardAppearListener(viewController: controller, keyboard: keyboard)
            }
            controller.keyboardAvoidance =
                switch kind {
                case .nothing: nil
                case .excluded: .excluded
                default: .safeArea.spacing(spacing).following(keyboard)
                }
        case .ground:
            ground?.keyboardAvoidance = kind == .nothing ? nil : .constant.spacing(spacing).following(keyboard)
        case .window: controller.viewIfLoaded?.window?.make(setting, following: keyboard)
        case .scene: controller.viewIfLoaded?.window?.windowScene?.make(setting, following: keyboard)
        case .banner:
            if banner == nil, kind != .nothing { showBanner(in: controller.viewIfLoaded?.window?.windowScene) }
            banner?.view.keyboardAvoidance =
                switch kind {
                case .nothing: nil
                case .excluded: .excluded
                default: .translation.spacing(spacing).following(keyboard)
                }
        }
    }

    func showBanner(in scene: UIWindowScene?) { banner = scene.map(LawBanner.init) }

    private func listen() {
        guard let bodyScroll else { return }
        let listener = LawListener(bodyScroll)
        broadcaster.addListener(listener)
        kept[.body] = listener
    }

    private func respond() {
        guard let card else { return }
        let responder = KeyboardResponder(keyboard: keyboard)
        responder.automaticallyAdjust(card)
        kept[.card] = responder
    }

    /// Lets everything follow another keyboard.
    func follow(_ other: Keyboard) {
        let classics = settings.all.filter { $0.kind == .classic }
        for setting in classics { takeAway(setting.owner) }
        (other.onLog, keyboard.onLog) = (keyboard.onLog, nil)
        keyboard = other
        for guide in guides.map(\.guide) + [guide].compactMap(\.self) { guide.keyboard = other }
        settings.guidesFollow = true
        for setting in settings.all { make(setting) }
    }

    /// Lets go of a keyboard of the app's own; what follows only weakly then follows none.
    func dropKeyboard() {
        guard keyboard !== Keyboard.shared else { return }
        Keyboard.shared.onLog = keyboard.onLog
        keyboard = .shared
        settings.guidesFollow = false
        letNewGuidesRest()
    }

    func takeAllAway() {
        for setting in settings.all {
            settings.set(LawSetting(owner: setting.owner, kind: .nothing))
            takeAway(setting.owner)
        }
    }

    /// The number of times that a layout may set the avoidance again.
    ///
    /// Without a limit, each new avoidance could cause the next layout.
    static let mostLayoutAvoidances = 100

    func avoidAgain() {
        guard layoutAvoidances < Self.mostLayoutAvoidances else { return }
        layoutAvoidances += 1
        setAvoidances()
    }

    func setAvoidances() {
        for setting in settings.all where setting.kind != .classic { make(setting) }
    }

    func endAvoidances() {
        hasEnded = true
        for owner in LawSetting.Owner.allCases { make(LawSetting(owner: owner, kind: .nothing)) }
    }

    /// The app's own numbers of the objects for whose ways the page was made, in points.
    var ownNumbers: [LawSetting.Owner: CGFloat] {
        var found: [LawSetting.Owner: CGFloat] = [:]
        for way in ways {
            switch way.object {
            case .body: found[.body] = CGFloat(ownPart(.body))
            case .window where ways == [.automatic]: found[.body] = CGFloat(ownPart(.body))
            case .card: found[.card] = CGFloat(ownPart(.card))
            case .ground: found[.ground] = -CGFloat(ownPart(.ground))
            case .window: break
            }
        }
        return found
    }

    /// The app's own numbers in the order in which the app writes them: always the same, and the list's last.
    ///
    /// A list that gets an inset may scroll, and the app may then assign all of its numbers.
    private var ownNumbersInOrder: [(owner: LawSetting.Owner, number: CGFloat)] {
        ownNumbers.sorted { ($0.key == .body ? 1 : 0, $0.key.rawValue) < ($1.key == .body ? 1 : 0, $1.key.rawValue) }
            .map { ($0.key, $0.value) }
    }

    func assignOwnNumber() { for (owner, own) in ownNumbersInOrder { write(own, to: owner, meaning: own, over: own) } }

    private func assign(_ number: CGFloat, to owner: LawSetting.Owner) {
        switch owner {
        case .body: assign(inset: number)
        case .ground: assign(ground: number)
        default:
            assigned[name(of: owner)] = number
            card?.transform = CGAffineTransform(translationX: 0, y: number)
        }
    }

    /// Writes the app's own numbers in place of former ones.
    func write(over old: [LawSetting.Owner: CGFloat], isAddition: Bool) {
        for (owner, own) in ownNumbersInOrder {
            guard let present = present(of: owner) else { continue }
            let former = old[owner] ?? own
            write(isAddition ? present + own - former : own, to: owner, meaning: own, over: former)
        }
    }

    /// Writes a number over an own number.
    ///
    /// The library has to guess what a write means. Where its documented guess is another one than the app's meaning,
    /// the app writes `keyboardOwnValue`.
    private func write(_ next: CGFloat, to owner: LawSetting.Owner, meaning own: CGFloat, over former: CGFloat) {
        guard let present = present(of: owner) else { return }
        let guess = Self.guess(at: next, from: left(of: owner, present, former), in: owner)
        if abs(guess - own) < LawGeometry.tolerance, !isTakenForEarlier(next, of: owner, meaning: own) {
            assign(next, to: owner)
        } else {
            setOwnValue(own, of: owner)
        }
    }

    /// What the library has left of a number, with the app's own part of it, in points.
    ///
    /// If the app has written the number since, the library has not seen it yet, and will read both writes as one.
    private func left(of owner: LawSetting.Owner, _ present: CGFloat, _ former: CGFloat) -> (sum: CGFloat, own: CGFloat)
    {
        guard assigned[name(of: owner)] == present, let last = shown[owner]?.last else { return (present, former) }
        return last
    }

    func noteNumbers() {
        for (owner, own) in ownNumbers {
            if let present = present(of: owner) { shown[owner, default: []].append((present, own)) }
        }
    }

    /// Whether a number was on the screen before, with another own part.
    private func isTakenForEarlier(_ number: CGFloat, of owner: LawSetting.Owner, meaning own: CGFloat) -> Bool {
        shown[owner]?.contains { abs($0.sum - number) < LawGeometry.tolerance && $0.own != own } ?? false
    }

    /// The own number that the library reads in a number: the whole number, or what is left of a sum after a step.
    private static func guess(
        at number: CGFloat, from left: (sum: CGFloat, own: CGFloat), in owner: LawSetting.Owner
    ) -> CGFloat {
        let share = left.sum - left.own, changed = left.own + number - left.sum
        guard owner != .card, abs(share) >= 128 else { return number }
        return (number - left.sum) * share > 0 || changed * share >= 0 ? changed : number
    }

    private func name(of owner: LawSetting.Owner) -> String {
        switch owner {
        case .body: "\(screen.body?.name ?? "") inset"
        case .ground: "ground"
        default: "card"
        }
    }

    private func present(of owner: LawSetting.Owner) -> CGFloat? {
        switch owner {
        case .body: bodyScroll?.contentInset.bottom
        case .ground: ground?.constant
        default: card?.transform.ty
        }
    }

    private func setOwnValue(_ number: CGFloat, of owner: LawSetting.Owner) {
        switch owner {
        case .body: bodyScroll?.keyboardOwnValue = number
        case .ground: ground?.keyboardOwnValue = number
        default: card?.keyboardOwnValue = number
        }
    }

    /// Assigns the app's own inset of the body, in points.
    func assign(inset: CGFloat) {
        guard let bodyScroll else { return }
        assigned[name(of: .body)] = inset
        bodyScroll.contentInset.bottom = inset
    }

    /// Assigns the app's own constant of the constraint below the footer, in points.
    func assign(ground constant: CGFloat) {
        assigned[name(of: .ground)] = constant
        ground?.constant = constant
    }
}

extension UIWindow {
    /// Makes a setting on the window.
    func make(_ setting: LawSetting, following keyboard: Keyboard) {
        keyboardAvoidance =
            switch setting.kind {
            case .nothing: nil
            case .excluded: .excluded
            default: .automatic.spacing(CGFloat(setting.spacing)).following(keyboard)
            }
    }
}

extension UIWindowScene {
    /// Makes a setting on the scene.
    func make(_ setting: LawSetting, following keyboard: Keyboard) {
        keyboardAvoidance =
            setting.kind == .nothing ? nil : .automatic.spacing(CGFloat(setting.spacing)).following(keyboard)
    }
}

@MainActor
private final class LawListener: KeyboardListener {
    let scrollView: UIScrollView
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
}
