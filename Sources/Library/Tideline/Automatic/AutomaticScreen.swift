internal import KeyboardModel
import UIKit

/// The surroundings of an input: the scroll views, the page, and the input's button.
@MainActor
struct AutomaticScreen {
    @MainActor
    enum Place {
        case input(UIView)
        /// The page of an accessory view (rule D20).
        ///
        /// The accessory view is docked, or contains the edited input.
        case accessory(page: UIViewController)

        var view: UIView? {
            switch self {
            case .input(let input): input
            case .accessory(let page): page.viewIfLoaded
            }
        }
    }

    private weak var input: UIView?
    private weak var pageOfAccessory: UIViewController?
    private weak var page: UIViewController?
    /// The view that can move as a whole: the page's view, or a popup in the window.
    private(set) weak var ground: UIView?
    private weak var button: UIView?
    /// The views in front of the input that may come over it.
    private var covers: [Weak<UIView>] = []
    /// Whether such a view is over the input already, by the app's will or since the present candidate makes room.
    private(set) var isInputBehind = false
    var keyboard: KeyboardPlace

    init(_ place: Place, in views: PageViews, keyboard: KeyboardPlace) {
        page = place.view?.nearestController
        ground = views.ground
        self.keyboard = keyboard
        switch place {
        case .input(let input):
            self.input = input
            button = Self.button(among: views.buttons, for: input)
            let focus = focus(of: input, above: keyboard.top)
            let free = views.covers.filter { !Self.isOver(focus, $0) }
            (covers, isInputBehind) = (free.map { Weak(object: $0) }, free.count < views.covers.count)
        case .accessory(let page): pageOfAccessory = page
        }
    }

    struct KeyboardPlace: Equatable {
        /// The keyboard's top in the window's coordinates, in points.
        let top: CGFloat
        let windowSize: CGSize

        /// For an undocked keyboard, only scroll views around the input give way.
        var isDocked: Bool { top.isFinite }

        func isHigher(than other: KeyboardPlace) -> Bool { windowSize == other.windowSize && top < other.top }
    }

    var typedView: UIView? { input ?? pageOfAccessory?.viewIfLoaded }

    func scrollsLike(_ other: AutomaticScreen) -> Bool {
        guard let input, let known = other.input, button === other.button else { return false }
        let around = scrollViews(around: input)
        return !around.isEmpty && around.elementsEqual(scrollViews(around: known)) { $0 === $1 }
    }

    // MARK: Candidates

    /// Returns the possible changes that may show the input, the most suitable first.
    ///
    /// If the list is empty, no view has to make room.
    func candidates(isCovered: Bool, in views: PageViews) -> [AutomaticCandidate] {
        guard let input else { return candidates(for: lists(in: views), "a list above the accessory view") }
        if isSearch, !isCovered || isContainer {
            return candidates(for: lists(in: views), "a list beside the search bar")
        }
        let around = scrollViews(around: input)
        let lists = around.contains(where: canHelp) ? [] : lists(in: views).filter { !around.contains($0) }
        let isListCovered = lists.first.map(reachesKeyboard) ?? false
        var found: [AutomaticCandidate] = []
        for scrollView in thatMayGiveWay(around) {
            // `around` lists the scroll views from the inside out. If the edited input is a text view that scrolls, the
            // text view comes last. The scroll views before `scrollView` in the list also scroll to the input.
            let followers = around.prefix { $0 !== scrollView }
            found.append(
                AutomaticCandidate(
                    way: .insets, reason: "insets of \(scrollView.nameInLog), a scroll view that can show it",
                    scrollViews: [scrollView] + followers))
        }
        if isCovered || isListCovered, let page, !isContainer {
            let safeArea = AutomaticCandidate(
                way: .safeArea, reason: "the safe area of \(type(of: page)), on which it rests", page: page,
                scrollViews: around + lists)
            found.insert(safeArea, at: restsOutside(around) ? 0 : found.count)
        }
        if isCovered, let ground, !isContainer {
            let name = page.map { "\(type(of: $0))" } ?? ground.nameInLog
            found.append(
                AutomaticCandidate(
                    way: .translation, reason: "translation of \(name), since nothing else shows it",
                    ground: ground, button: button, kept: views.scrollViews.map { Weak(object: $0) }))
        }
        return found
    }

    private var isContainer: Bool {
        guard let page else { return false }
        return page is UINavigationController || page is UITabBarController
            || NamedClasses.searchControllers.name(of: page) != nil
    }

    private var isSearch: Bool { input.map { NamedClasses.searchFields.name(of: $0) != nil } ?? false }

    /// The result is empty for a wholly visible list.
    private func candidates(for lists: [UIScrollView], _ reason: String) -> [AutomaticCandidate] {
        guard let list = lists.first, reachesKeyboard(list) else { return [] }
        return [
            AutomaticCandidate(way: .insets, reason: "insets of \(list.nameInLog), \(reason)", scrollViews: [list])
        ]
    }

    /// The button's frame in the window's coordinates, in points; nil without a button.
    var buttonFrame: CGRect? {
        guard let button, let window = button.window else { return nil }
        return window.convert(button.bounds, from: button)
    }

    /// The frame in the window's coordinates, in points; nil for a view that scrolls.
    var groundFrame: CGRect? {
        guard let ground, let window = ground.window, ground.scrollViewsAround.isEmpty else { return nil }
        return window.convert(ground.bounds, from: ground)
    }

    var isCovered: Bool { !sight(above: keyboard.top).verdict.showsAll }

    private func restsOutside(_ scrollViews: [UIScrollView]) -> Bool {
        guard let buttonFrame, !scrollViews.isEmpty else { return false }
        return buttonFrame.maxY > keyboard.top
    }

    // MARK: Scroll views

    /// The outermost scroll view comes first, because its inset can move everything inside above the keyboard.
    ///
    /// A paging scroll view comes later, because its offset rests at a page boundary. A text view that scrolls comes
    /// last.
    private func thatMayGiveWay(_ around: [UIScrollView]) -> [UIScrollView] {
        let helping = around.filter(canHelp), others = helping.filter { $0 !== input }
        let outermost = others.last { !$0.isPagingEnabled }
        return [outermost].compactMap(\.self) + others.filter(\.isPagingEnabled) + helping.filter { $0 === input }
    }

    /// The innermost scroll view comes first, and an edited text view comes last.
    private func scrollViews(around input: UIView) -> [UIScrollView] {
        (input.scrollViewsAround + [input as? UITextView].compactMap(\.self)).filter {
            $0.isScrollEnabled && ScrollViewExemption.of($0, isDocked: keyboard.isDocked) == nil
        }
    }

    private func canHelp(_ scrollView: UIScrollView) -> Bool {
        guard let input else { return false }
        let needed = scrollView === input ? Self.leastHeight : min(input.bounds.height, Self.leastHeight)
        return visibleHeight(of: scrollView) >= needed
    }

    /// The height of a table row is enough to show any input.
    private static let leastHeight: CGFloat = 44

    private func reachesKeyboard(_ scrollView: UIScrollView) -> Bool {
        guard let window = scrollView.window else { return false }
        return window.convert(scrollView.bounds, from: scrollView).maxY > keyboard.top
    }

    private func visibleHeight(of scrollView: UIScrollView) -> CGFloat {
        guard let window = scrollView.window else { return 0 }
        let frame = window.convert(scrollView.bounds, from: scrollView)
        return min(frame.maxY, keyboard.top) - frame.minY - scrollView.adjustedContentInset.top
    }

    /// The largest list comes first.
    ///
    /// A list inside another one is left out.
    private func lists(in views: PageViews) -> [UIScrollView] {
        let all = views.scrollViews.filter {
            $0.isScrollEnabled && !($0 is UITextView) && ScrollViewExemption.of($0) == nil
        }
        let outermost = all.filter { list in !all.contains { $0 !== list && list.isDescendant(of: $0) } }
        return outermost.sorted { $0.bounds.height * $0.bounds.width > $1.bounds.height * $1.bounds.width }
    }

    // MARK: The button

    private static func button(among all: [UIView], for input: UIView) -> UIView? {
        guard let window = input.window else { return nil }
        // A scroll view may clip the input, so the code compares only the visible part of the input with the buttons.
        // Otherwise the result would depend on the scroll offset.
        let frames = input.scrollViewsAround.map { window.convert($0.bounds, from: $0) }
        let start = max(window.convert(input.bounds, from: input).minY, frames.map(\.minY).max() ?? -.infinity)
        let top = min(start, frames.map(\.maxY).min() ?? .infinity)
        let buttons = all.filter { button in
            guard button.window === window, !button.isDescendant(of: input) else { return false }
            // A person can scroll to a button in a scroll view, so such a button needs no help.
            if button.scrollViewsAround.contains(where: \.isScrollEnabled) { return false }
            return window.convert(button.bounds, from: button).maxY >= top
        }
        let distance = { (button: UIView) in window.convert(button.bounds, from: button).minY - top }
        return buttons.min { first, second in
            (first.looksFilled ? 0 : 1, distance(first)) < (second.looksFilled ? 0 : 1, distance(second))
        }
    }

    // MARK: The result

    /// Returns what shows of the input and of its button above the keyboard.
    ///
    /// Scroll views clip the input, and views in front may have come over it.
    ///
    /// - Parameter keyboardTop: the keyboard's top in the window's coordinates, in points.
    func sight(above keyboardTop: CGFloat) -> ChoiceSight {
        var sight = ChoiceSight()
        guard let input, let window = input.window else { return sight }
        let focus = focus(of: input, above: keyboardTop)
        (sight.focus, sight.keyboardTop) = (focus, keyboardTop)
        sight.room = ListSight.Edges(top: window.safeAreaInsets.top, bottom: keyboardTop)
        for scrollView in input.scrollViewsAround {
            let frame = window.convert(scrollView.bounds, from: scrollView)
            sight.room.top = max(sight.room.top, frame.minY)
            sight.room.bottom = min(sight.room.bottom, frame.maxY)
        }
        if button?.window === window { sight.buttonBottom = buttonFrame?.maxY }
        sight.covers = covers.compactMap(\.object).filter { Self.isOver(focus, $0) }.compactMap(\.shownFrame)
        sight.inputScrolls = !scrollViews(around: input).isEmpty
        return sight
    }

    private func focus(of input: UIView, above keyboardTop: CGFloat) -> CGRect {
        guard let window = input.window else { return .null }
        return KeyboardFocus.input.rectangle(of: input, in: window, room: keyboardTop - window.safeAreaInsets.top)
    }

    /// Returns whether a view hides a part of the focus, which is in the window's coordinates.
    private static func isOver(_ focus: CGRect, _ view: UIView) -> Bool {
        guard let window = view.window, ChoiceSight.isOver(focus, window.convert(view.bounds, from: view)) else {
            return false
        }
        return view.shownFrame.map { ChoiceSight.isOver(focus, $0) } ?? false
    }
}

extension UIView {
    var allScrollViews: [UIScrollView] {
        if isHidden { return [] }
        return ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.allScrollViews)
    }
}
