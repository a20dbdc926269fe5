internal import KeyboardModel
import UIKit

/// Keeps a view above the keyboard by the vertical translation of its transform.
@MainActor
final class TranslationAvoider: Avoider {
    private weak var view: UIView?
    private var options: WayOptions
    private var memory = TranslationMemory()
    private var place = UntranslatedPlace.unknown
    private var offsets: LimitedOffsets
    private let book: NumberBook
    private let surroundings: Surroundings

    init(_ view: UIView, _ options: WayOptions, keeping lists: [UIScrollView] = [], in surroundings: Surroundings) {
        (self.view, book) = (view, .of(view))
        self.options = options
        offsets = LimitedOffsets(lists)
        self.surroundings = surroundings
    }

    let membership = KeyboardMembership(.translation)
    var account: (number: AvoidedNumber, book: NumberBook)? { (.translation, book) }
    var avoidingView: UIView? { view }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        memory.see(
            state,
            mayFall: view.map { surroundings.docksBarAlone(near: $0) || surroundings.sightings.isDragged } ?? true)
        guard let view else { return KeyboardAdjustment() }
        if view is UIWindow {
            return KeyboardAdjustment(
                exemption: "a window cannot move. Use .automatic, or .translation on a view inside")
        }
        guard CATransform3DIsAffine(view.layer.transform) else {
            return KeyboardAdjustment(exemption: "its layer is transformed in space")
        }
        let present = view.transform.ty, translation = translation(in: present), former = share
        stand(view, against: translation)
        let list = surroundings.listMakingRoom(around: view)
        let plan = memory.decide(sight(of: view, translation: translation, list: list))
        if former == 0, plan.share != 0 { offsets.note() }
        let sum = enter(
            plan.share, .translation, in: book, present: present, spacing: options.spacing + options.margin,
            measuredIn: view.superview, memory.highest.map(KeyboardState.docked) ?? state)
        if sum != present { view.transform.ty = sum }
        let share = share
        place.keep(share: share)
        var adjustment = KeyboardAdjustment(hasChanged: sum != present, points: -share, wanted: -plan.wanted)
        adjustment.limit = plan.limit?.words
        if let list { adjustment.exemption = "it is in \(list.nameInLog), which makes room itself" }
        return adjustment
    }

    /// Puts the view back to its place if UIKit has undone the translation.
    ///
    /// The view moves without an animation, because the layout that has set its frame had no animation.
    private func stand(_ view: UIView, against translation: CGFloat) {
        guard let (center, size) = place.take(placeSight(of: view), share: translation, view.halfAPixel) else {
            return
        }
        if view.bounds.size != size { view.bounds.size = size }
        if view.center != center { UIView.performWithoutAnimation { view.center = center } }
    }

    private func placeSight(of view: UIView) -> UntranslatedPlace.Sight? {
        guard let superview = view.superview, view.translatesAutoresizingMaskIntoConstraints else { return nil }
        let bounds = superview.bounds, size = view.bounds.size
        return UntranslatedPlace.Sight(
            center: view.center, size: size, superview: bounds,
            fillsSuperview: bounds.size == size && view.displayedFrame == bounds)
    }

    /// The visible translation.
    ///
    /// If an app sets the view's frame, UIKit may move the view so that the translation has no visible effect. This
    /// value then differs from the library's translation.
    var number: CGFloat {
        guard let view else { return 0 }
        let present = view.transform.ty
        guard let superview = view.superview else { return present }
        return present
            + place.movement(
                of: view.center, in: superview.bounds.size, against: translation(in: present), view.halfAPixel)
    }

    func sight(in windows: [WindowSight]) -> FollowerSight {
        var sight = FollowerSight(view, in: windows)
        guard let view else { return sight }
        sight.number = number
        sight.content = view.bounds.size
        if options.focus != nil, let input = typedInput(in: view) {
            sight.input = ObjectIdentifier(input)
            sight.focus = options.focus?.rectangle(of: input, in: view, room: .infinity)
        }
        return sight
    }

    func follow(_ moment: AvoiderMoment) -> Bool {
        switch moment {
        case .laidOut: if share == 0 { offsets.restore() } else { offsets.noticeLimits() }
        case .options(let options): self.options = options
        case .left: restoreOffsets()
        default: break
        }
        return false
    }

    private func restoreOffsets() {
        guard !offsets.isEmpty else { return }
        view?.layoutIfNeeded()
        offsets.restore()
    }

    // MARK: The sight

    /// - Parameters:
    ///   - translation: the library's part of the present transform, in points of the superview.
    ///   - list: the scroll view around the view that makes room already.
    private func sight(of view: UIView, translation: CGFloat, list: UIScrollView?) -> TranslationSight {
        var sight = TranslationSight()
        (sight.share, sight.translation) = (share, translation)
        if sight.share != 0, memory.highest != nil, surroundings.isSlidingAway(view), typedInput(in: view) == nil {
            sight.situation = .isLeaving
        } else if list != nil {
            sight.situation = .isInListMakingRoom
        } else if let highest = memory.highest, let superview = view.superview,
            let keyboard = surroundings.keyboardFrame(highest, around: view)
        {
            (sight.keyboard, sight.halfAPixel) = (keyboard, view.halfAPixel)
            sight.padding = options.spacing + (options.focus == nil ? 0 : options.margin)
            readRectangle(in: view, superview, above: keyboard, into: &sight)
            if sight.wanted != 0 || sight.button != nil { readInput(in: view, superview, into: &sight) }
        }
        return sight
    }

    private func readRectangle(
        in view: UIView, _ superview: UIView, above keyboard: CGRect, into sight: inout TranslationSight
    ) {
        let translation = sight.translation
        let unmoved = { (shown: CGRect) in shown.offsetBy(dx: 0, dy: -translation) }
        guard let focus = options.focus else { return sight.rectangle = view.displayedFrame.map(unmoved) }
        guard let input = typedInput(in: view) else { return }
        let rectangle = unmoved(focus.rectangle(of: input, in: superview, room: .infinity))
        (sight.rectangle, sight.isOfInput) = (rectangle, true)
        guard let button = options.alongside, button.isDescendant(of: view), let top = safeAreaTop(in: superview)
        else { return }
        sight.button = unmoved(superview.convert(button.bounds, from: button))
        sight.room = keyboard.minY - top - options.spacing - options.margin
    }

    private func readInput(in view: UIView, _ superview: UIView, into sight: inout TranslationSight) {
        guard let input = typedInput(in: view), let window = superview.window,
            let safeAreaTop = safeAreaTop(in: superview)
        else { return }
        sight.input = TranslationSight.Input(
            ObjectIdentifier(input), top: superview.convert(input.bounds, from: input).minY, safeAreaTop: safeAreaTop,
            windowInset: window.safeAreaInsets.top)
        let insets = view.safeAreaInsets
        (sight.center, sight.safeArea) = (view.center, ListSight.Edges(top: insets.top, bottom: insets.bottom))
    }

    private func typedInput(in view: UIView) -> UIView? { surroundings.typedInput(in: view, counting: false) }

    /// Returns the library's part of the value `present`, in points of the superview.
    private func translation(in present: CGFloat) -> CGFloat { present - book.own(.translation, in: present) }

    private func safeAreaTop(in superview: UIView) -> CGFloat? {
        superview.window.map { superview.convert(CGPoint(x: 0, y: $0.safeAreaInsets.top), from: $0).y }
    }
}

extension TranslationMemory.Plan.Limit {
    fileprivate var words: String {
        switch self {
        case .safeArea: "the input would leave the safe area at the top"
        case .pinnedInput: "the input stays where it is when the view moves"
        }
    }
}
