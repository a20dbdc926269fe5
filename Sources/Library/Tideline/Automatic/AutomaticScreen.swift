internal import KeyboardModel
import UIKit

/// The surroundings of an input, with the scroll views, the page, and the button that belongs to the input.
@MainActor
struct AutomaticScreen {
    /// The input or the page for which the keyboard is up.
    @MainActor
    enum Place {
        case input(UIView)
        /// An accessory view that is docked or contains the edited input, with the page that it belongs to (rule D20).
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
    /// The view that can move as a whole, which is the page's view, or a popup that is directly in the window.
    private(set) weak var ground: UIView?
    private weak var button: UIView?
    var keyboard: KeyboardPlace

    init(_ place: Place, keyboard: KeyboardPlace) {
        page = place.view?.nearestController
        self.keyboard = keyboard
        switch place {
        case .input(let input):
            self.input = input
            ground = page?.viewIfLoaded ?? Self.popup(of: input)
            button = ground.flatMap { Self.button(of: $0, for: input) }
        case .accessory(let page): (pageOfAccessory, ground) = (page, page.viewIfLoaded)
        }
    }

    /// Returns the outermost view around the input that is smaller than the window, such as a popup on a dimmed view.
    private static func popup(of input: UIView) -> UIView? {
        guard let window = input.window else { return nil }
        let views = input.selfAndSuperviews.prefix { $0 !== window }
        return views.reversed().first { $0.bounds.size != window.bounds.size }
    }

    /// The position of a docked keyboard in a window.
    struct KeyboardPlace: Equatable {
        /// The keyboard's top in the window's coordinates, in points.
        let top: CGFloat
        let windowSize: CGSize

        func isHigher(than other: KeyboardPlace) -> Bool { windowSize == other.windowSize && top < other.top }
    }

    /// The edited input, or the view of the page with the accessory view; nil after the view is deallocated.
    var typedView: UIView? { input ?? pageOfAccessory?.viewIfLoaded }

    /// Returns whether the inputs of the two screens have the same button and are in the same scroll views; false if
    /// the input is outside all scroll views.
    func scrollsLike(_ other: AutomaticScreen) -> Bool {
        guard let input, let known = other.input, button === other.button else { return false }
        let around = scrollViews(around: input)
        return !around.isEmpty && around.elementsEqual(scrollViews(around: known)) { $0 === $1 }
    }

    // MARK: Candidates

    /// Returns the candidates, the most suitable first; the list is empty if no view has to make room.
    ///
    /// - Parameter isCovered: whether the keyboard would cover the input, or the button that belongs to it, if no view
    ///   made room.
    func candidates(isCovered: Bool) -> [AutomaticCandidate] {
        guard let input else { return candidates(forListIn: "a list above the accessory view") }
        if isSearch, !isCovered || isContainer { return candidates(forListIn: "a list beside the search bar") }
        let around = scrollViews(around: input)
        let lists = around.contains(where: canHelp) ? [] : listsOfPage.filter { !around.contains($0) }
        let isListCovered = lists.first.map { visibleHeight(of: $0) < $0.bounds.height } ?? false
        var found: [AutomaticCandidate] = []
        for scrollView in thatMayGiveWay(around) {
            // Followers are scroll views that only scroll to the input. The list `around` begins with the innermost
            // scroll view, so the followers of `scrollView` are the scroll views inside it. An edited text view that
            // scrolls itself is at the end of `around`. Its followers are the scroll views around it.
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
                    ground: ground, button: button))
        }
        return found
    }

    /// Whether the page is one of UIKit's container controllers, such as a navigation controller with a search bar in
    /// its navigation bar.
    private var isContainer: Bool {
        guard let page else { return false }
        return page is UINavigationController || page is UITabBarController
            || NamedClasses.searchControllers.name(of: page) != nil
    }

    private var isSearch: Bool { input.map { NamedClasses.searchFields.name(of: $0) != nil } ?? false }

    /// The candidate that insets the page's largest list, so that the list's end stays above the keyboard; no candidate
    /// if the whole list is visible.
    private func candidates(forListIn reason: String) -> [AutomaticCandidate] {
        guard let list = listsOfPage.first, visibleHeight(of: list) < list.bounds.height else { return [] }
        return [
            AutomaticCandidate(way: .insets, reason: "insets of \(list.nameInLog), \(reason)", scrollViews: [list])
        ]
    }

    /// The button's frame in the window's coordinates, in points; nil if the input has no button.
    var buttonFrame: CGRect? {
        guard let button, let window = button.window else { return nil }
        return window.convert(button.bounds, from: button)
    }

    /// The frame of ``ground`` in the window's coordinates, in points; nil if a scroll view can scroll it.
    var groundFrame: CGRect? {
        guard let ground, let window = ground.window, ground.scrollViewsAround.isEmpty else { return nil }
        return window.convert(ground.bounds, from: ground)
    }

    var isCovered: Bool {
        let now = sight(above: keyboard.top)
        return !now.input || !now.button
    }

    /// Returns whether the button stays covered if one of the scroll views gets an inset.
    private func restsOutside(_ scrollViews: [UIScrollView]) -> Bool {
        guard let buttonFrame, !scrollViews.isEmpty else { return false }
        return buttonFrame.maxY > keyboard.top
    }

    // MARK: Scroll views

    /// Returns the scroll views around an input that may get insets, in the order in which they are tried.
    ///
    /// The outermost scroll view comes first. With an inset it can scroll every view inside it above the keyboard,
    /// including whole inner scroll views. If an inner list got the inset instead, the views around this list would
    /// stay under the keyboard. A paging scroll view comes later, because at rest its offset is always at a page
    /// boundary, where the input may be covered. A text view that scrolls itself comes last.
    private func thatMayGiveWay(_ around: [UIScrollView]) -> [UIScrollView] {
        let helping = around.filter(canHelp), others = helping.filter { $0 !== input }
        let outermost = others.last { !$0.isPagingEnabled }
        return [outermost].compactMap(\.self) + others.filter(\.isPagingEnabled) + helping.filter { $0 === input }
    }

    /// Returns the scroll views from the innermost to the outermost; a text view that scrolls itself comes last.
    private func scrollViews(around input: UIView) -> [UIScrollView] {
        (input.scrollViewsAround + [input as? UITextView].compactMap(\.self)).filter {
            $0.isScrollEnabled && ScrollViewExemption.of($0) == nil
        }
    }

    /// Returns whether the scroll view, at its present position, has room for the input above the keyboard.
    private func canHelp(_ scrollView: UIScrollView) -> Bool {
        guard let input else { return false }
        let needed = scrollView === input ? Self.leastHeight : min(input.bounds.height, Self.leastHeight)
        return visibleHeight(of: scrollView) >= needed
    }

    /// The visible height that is enough to show any input, in points, which is the height of a table row.
    private static let leastHeight: CGFloat = 44

    /// Returns the height of the scroll view's part between its top inset and the keyboard, in points.
    private func visibleHeight(of scrollView: UIScrollView) -> CGFloat {
        guard let window = scrollView.window else { return 0 }
        let frame = window.convert(scrollView.bounds, from: scrollView)
        return min(frame.maxY, keyboard.top) - frame.minY - scrollView.adjustedContentInset.top
    }

    /// All scroll views around an input and in its page.
    static func allScrollViews(of input: UIView) -> [UIScrollView] {
        input.scrollViewsAround + (input.nearestController?.viewIfLoaded?.allScrollViews ?? [])
    }

    /// The outermost scroll views of the page, the largest first.
    private var listsOfPage: [UIScrollView] {
        guard let ground else { return [] }
        let all = ground.allScrollViews.filter {
            $0.isScrollEnabled && !($0 is UITextView) && ScrollViewExemption.of($0) == nil
        }
        let outermost = all.filter { list in !all.contains { $0 !== list && list.isDescendant(of: $0) } }
        return outermost.sorted { $0.bounds.height * $0.bounds.width > $1.bounds.height * $1.bounds.width }
    }

    // MARK: The button

    /// The nearest filled button below the input, or else the nearest button.
    private static func button(of page: UIView, for input: UIView) -> UIView? {
        guard let window = page.window else { return nil }
        // Limit the input's top to the visible part of its scroll views. At any scroll offset, a button below a scroll
        // view is then below the input, and a button above a scroll view is above the input.
        let frames = input.scrollViewsAround.map { window.convert($0.bounds, from: $0) }
        let start = max(window.convert(input.bounds, from: input).minY, frames.map(\.minY).max() ?? -.infinity)
        let top = min(start, frames.map(\.maxY).min() ?? .infinity)
        let buttons = page.allButtons.filter { button in
            guard button.window === window, !button.isDescendant(of: input) else { return false }
            // Skip a button in a scroll view, because a person can scroll to it.
            if button.scrollViewsAround.contains(where: \.isScrollEnabled) { return false }
            return window.convert(button.bounds, from: button).maxY >= top
        }
        let distance = { (button: UIView) in window.convert(button.bounds, from: button).minY - top }
        return buttons.min { first, second in
            (first.looksFilled ? 0 : 1, distance(first)) < (second.looksFilled ? 0 : 1, distance(second))
        }
    }

    // MARK: The result

    /// Whether a person may scroll the input out of sight.
    var inputScrolls: Bool { input.map { !scrollViews(around: $0).isEmpty } ?? false }

    /// The visibility of the input and of its button.
    struct Sight {
        let input: Bool, button: Bool
        /// The visible height of the input, in points.
        let height: CGFloat
    }

    /// Returns the visible parts of the input and its button, which scroll views may clip.
    ///
    /// - Parameter keyboardTop: the keyboard's top in the window's coordinates, in points.
    func sight(above keyboardTop: CGFloat) -> Sight {
        guard let input, let window = input.window else { return Sight(input: true, button: true, height: .infinity) }
        let room = keyboardTop - window.safeAreaInsets.top
        let focus = KeyboardFocus.input.rectangle(of: input, in: window, room: room)
        var top = window.safeAreaInsets.top, bottom = keyboardTop
        for scrollView in input.scrollViewsAround {
            let frame = window.convert(scrollView.bounds, from: scrollView)
            (top, bottom) = (max(top, frame.minY), min(bottom, frame.maxY))
        }
        let showsInput = focus.maxY <= bottom + Self.tolerance && focus.minY >= top - Self.tolerance
        let height = max(0, min(focus.maxY, bottom) - max(focus.minY, top))
        guard let buttonFrame, button?.window === window else {
            return Sight(input: showsInput, button: true, height: height)
        }
        let isClear = buttonFrame.maxY <= keyboardTop + Self.tolerance
        return Sight(input: showsInput, button: isClear, height: height)
    }

    private static let tolerance: CGFloat = 0.5
}

extension UIView {
    /// All visible scroll views in the view's tree.
    var allScrollViews: [UIScrollView] {
        if isHidden { return [] }
        return ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.allScrollViews)
    }

    fileprivate var allButtons: [UIView] {
        if isHidden || alpha < 0.01 { return [] }
        if self is UIButton { return [self] }
        return subviews.flatMap(\.allButtons)
    }

    /// Whether the button has a background, which its layer, a sublayer or its configuration may draw.
    fileprivate var looksFilled: Bool {
        layer.paints || layer.holdsBackground(of: layer) || (self as? UIButton)?.configurationPaints ?? false
    }
}

extension UIButton {
    /// Whether the configuration has a background color or a background view; the background of `filled()` is found in
    /// the layers instead.
    fileprivate var configurationPaints: Bool {
        guard let configuration else { return false }
        let colors = [configuration.baseBackgroundColor, configuration.background.backgroundColor].compactMap(\.self)
        return configuration.background.customView != nil || colors.contains { $0.cgColor.alpha > 0 }
    }
}

extension CALayer {
    /// Whether the layer has a colour, a picture or a gradient.
    fileprivate var paints: Bool {
        guard !isHidden, opacity > 0 else { return false }
        if contents != nil || (self as? CAGradientLayer)?.colors?.isEmpty == false { return true }
        return (backgroundColor?.alpha ?? 0) > 0
    }

    /// Returns whether a sublayer with a colour, picture or gradient fills most of the button's layer, as a background
    /// does.
    fileprivate func holdsBackground(of button: CALayer) -> Bool {
        let leastWidth = button.bounds.width * 0.8, leastHeight = button.bounds.height * 0.8
        return sublayers?.contains { layer in
            guard layer.bounds.width >= leastWidth, layer.bounds.height >= leastHeight else { return false }
            return layer.paints || layer.holdsBackground(of: button)
        } ?? false
    }
}
