internal import KeyboardModel
import UIKit

/// Keeps a view above the keyboard by the vertical translation of its transform.
@MainActor
final class TranslationAvoider: Avoider {
    private weak var view: UIView?
    private var options: WayOptions
    private var place = UntranslatedPlace()
    /// The highest frame of a docked keyboard since the last hide, in the screen's coordinates.
    private var highest: CGRect?
    /// The edited input and its position at the last adjustment, in points of the superview.
    private var lastInput:
        (input: ObjectIdentifier, top: CGFloat, center: CGPoint, translation: CGFloat, bottom: CGFloat)?
    /// Whether the input stays in place when the view moves.
    ///
    /// For example, an input that is pinned to the top of the safe area stays in place.
    private var inputStays = false
    /// Whether the input stays in place as long as the view covers a part of the bottom safe area.
    private var isPinnedBelow = false
    private var offsets: LimitedOffsets
    private let book: NumberBook
    private let host: any AvoiderHost

    init(_ view: UIView, _ options: WayOptions, keeping lists: [UIScrollView] = [], host: any AvoiderHost) {
        (self.view, book) = (view, .of(view))
        self.options = options
        offsets = LimitedOffsets(lists)
        self.host = host
    }

    let membership = KeyboardMembership()
    let way = "translation"
    var account: (number: AvoidedNumber, book: NumberBook)? { (.translation, book) }
    var avoidingView: UIView? { view }

    func adjust(to state: KeyboardState) -> KeyboardAdjustment {
        remember(state)
        guard let view else { return KeyboardAdjustment() }
        if view is UIWindow {
            return KeyboardAdjustment(
                exemption: "a window cannot move. Use .automatic, or .translation on a view inside")
        }
        guard CATransform3DIsAffine(view.layer.transform) else {
            return KeyboardAdjustment(exemption: "its layer is transformed in space")
        }
        let present = view.transform.ty, translation = translation(in: present), former = share
        place.take(view, share: translation)
        // A scroll view around this view may already make room for the keyboard. If the translation also made room,
        // each adjustment would move the view further.
        let scrollView = host.listMakingRoom(around: view)
        let keepsPlace = former != 0 && keepsPlace(view)
        let needed = keepsPlace ? former : scrollView == nil ? neededTranslation(of: view, without: translation) : 0
        let room = needed == 0 ? 0 : room(above: view, without: translation)
        // The input moves up only after the view has left the bottom safe area.
        let extra = needed != former && isPinnedBelow ? view.safeAreaInsets.bottom : 0
        let possible = needed == 0 ? 0 : TranslationGeometry.translation(needed - extra, limitedTo: room)
        if former == 0, possible != 0 { offsets.note() }
        let sum = enter(
            possible, .translation, in: book, present: present, spacing: options.spacing + options.margin,
            measuredIn: view.superview, highestState ?? state)
        if sum != present { view.transform.ty = sum }
        let share = share
        place.keep(view, share: share)
        var adjustment = KeyboardAdjustment(hasChanged: sum != present, points: -share, wanted: -needed)
        if possible != needed { adjustment.limit = "the input would leave the safe area at the top" }
        if let scrollView { adjustment.exemption = "it is in \(scrollView.nameInLog), which makes room itself" }
        return adjustment
    }

    private var highestState: KeyboardState? {
        guard let highest else { return nil }
        return .docked(highest)
    }

    /// The visible translation.
    ///
    /// If an app sets the view's frame, UIKit may move the view so that the translation has no visible effect. This
    /// value then differs from the library's translation.
    var number: CGFloat {
        guard let view else { return 0 }
        let present = view.transform.ty
        return present + place.movement(of: view, against: translation(in: present))
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

    func take(_ options: WayOptions) { self.options = options }

    func didLayOut(after change: Keyboard.Change) { keepOffsets() }

    func didLook() { keepOffsets() }

    func leave() {
        guard !offsets.isEmpty else { return }
        view?.layoutIfNeeded()
        offsets.restore()
    }

    private func keepOffsets() { if share == 0 { offsets.restore() } else { offsets.noticeLimits() } }

    private func remember(_ state: KeyboardState) {
        guard case .docked(let frame) = state else {
            highest = nil
            return
        }
        // A rotation changes the width and the height of the keyboard, so the former frame no longer counts.
        guard let view, !host.docksBarAlone(near: view), !host.isFollowingDrag, let known = highest,
            known.width == frame.width, known.maxY == frame.maxY
        else {
            highest = frame
            return
        }
        if frame.minY < known.minY { highest = frame }
    }

    /// Returns whether the view keeps its translation while the view slides out of sight.
    ///
    /// Otherwise the view would move down during the transition.
    private func keepsPlace(_ view: UIView) -> Bool {
        highest != nil && host.isSlidingAway(view) && typedInput(in: view) == nil
    }

    /// Returns the translation that the view needs, measured from its untranslated position, in points of the
    /// superview, 0 or less.
    private func neededTranslation(of view: UIView, without translation: CGFloat) -> CGFloat {
        guard let highest, let superview = view.superview,
            let keyboard = host.keyboardFrame(highest, around: view),
            let frame = frame(of: view, without: translation, in: superview, keyboard)
        else { return 0 }
        let padding = options.spacing + (options.focus == nil ? 0 : options.margin)
        return TranslationGeometry.translation(
            of: frame, above: keyboard, padding: padding, tolerance: view.halfAPixel)
    }

    /// Returns the rectangle that has to stay above the keyboard, in the superview's coordinates, without the library's
    /// translation.
    private func frame(
        of view: UIView, without translation: CGFloat, in superview: UIView, _ keyboard: CGRect
    ) -> CGRect? {
        guard let focus = options.focus else { return view.displayedFrame?.offsetBy(dx: 0, dy: -translation) }
        guard let input = typedInput(in: view) else { return nil }
        var needed = focus.rectangle(of: input, in: superview, room: .infinity)
        if let button = options.alongside, button.isDescendant(of: view) {
            let both = needed.union(superview.convert(button.bounds, from: button))
            if both.height <= room(above: keyboard, in: superview) { needed = both }
        }
        return needed.offsetBy(dx: 0, dy: -translation)
    }

    private func typedInput(in view: UIView) -> UIView? { host.typedInput(in: view, counting: false) }

    /// Returns the library's part of the value `present`, in points of the superview.
    private func translation(in present: CGFloat) -> CGFloat { present - book.own(.translation, in: present) }

    private func room(above keyboard: CGRect, in superview: UIView) -> CGFloat {
        guard let top = safeAreaTop(in: superview) else { return 0 }
        return keyboard.minY - top - options.spacing - options.margin
    }

    private func safeAreaTop(in superview: UIView) -> CGFloat? {
        superview.window.map { superview.convert(CGPoint(x: 0, y: $0.safeAreaInsets.top), from: $0).y }
    }

    /// Returns the distance by which the view may move up before its input leaves the safe area at the top.
    private func room(above view: UIView, without translation: CGFloat) -> CGFloat {
        guard let superview = view.superview, let input = typedInput(in: view), let top = safeAreaTop(in: superview)
        else { return .infinity }
        let inputTop = superview.convert(input.bounds, from: input).minY
        note(input, at: inputTop, in: view, translation)
        return inputStays ? .infinity : inputTop - translation - top
    }

    private func note(_ input: UIView, at top: CGFloat, in view: UIView, _ translation: CGFloat) {
        let id = ObjectIdentifier(input), bottom = view.safeAreaInsets.bottom
        if let lastInput, translation != 0, lastInput.input == id, lastInput.center == view.center {
            if lastInput.translation != translation {
                inputStays = abs(lastInput.top - top) < view.halfAPixel
                isPinnedBelow = inputStays && bottom < lastInput.bottom
            }
        } else {
            (inputStays, isPinnedBelow) = (false, false)
        }
        lastInput = (id, top, view.center, translation, bottom)
    }
}
