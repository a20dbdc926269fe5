internal import KeyboardModel
import UIKit

/// The surroundings of an input: the scroll views, the page, and the button that belongs to the input.
@MainActor
struct AutomaticScreen {
    /// What the keyboard is for.
    @MainActor
    enum Place {
        case input(UIView)
        /// An accessory view of the page's, docked or typed into (rule D20).
        case accessory(page: UIViewController)

        /// The input, or the page's view.
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
    /// The view that can give way as a whole: the page's, or that of a popup that stands in the window by itself.
    private(set) weak var ground: UIView?
    private weak var button: UIView?
    /// In the coordinates of the window, in points.
    var keyboard: KeyboardPlace

    /// - Parameter keyboard: in the coordinates of the place's window, in points.
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

    /// The outermost view of a popup that does not fill the window, as the dimmed view behind it does.
    private static func popup(of input: UIView) -> UIView? {
        guard let window = input.window else { return nil }
        let views = input.selfAndSuperviews.prefix { $0 !== window }
        return views.reversed().first { $0.bounds.size != window.bounds.size }
    }

    /// A docked keyboard as a window sees it.
    struct KeyboardPlace: Equatable {
        /// In the window's coordinates, in points.
        let top: CGFloat
        /// In points.
        let windowSize: CGSize

        func isHigher(than other: KeyboardPlace) -> Bool { windowSize == other.windowSize && top < other.top }
    }

    /// The input, or the view of the page with the accessory view; nil once it is gone.
    var typedView: UIView? { input ?? pageOfAccessory?.viewIfLoaded }

    /// Whether the same scroll views are around both inputs, at least one, and both belong to one button.
    func scrollsLike(_ other: AutomaticScreen) -> Bool {
        guard let input, let known = other.input, button === other.button else { return false }
        let around = scrollViews(around: input)
        return !around.isEmpty && around.elementsEqual(scrollViews(around: known)) { $0 === $1 }
    }

    // MARK: Candidates

    /// The candidates, the most fitting first; none when the keyboard covers nothing.
    ///
    /// - Parameter isCovered: whether the input, or the button that belongs to it, is covered unless something gives way.
    func candidates(isCovered: Bool) -> [AutomaticCandidate] {
        guard let input else { return candidatesForAccessory }
        let around = scrollViews(around: input)
        let lists = around.contains(where: canHelp) ? [] : listsOfPage.filter { !around.contains($0) }
        let isListCovered = lists.first.map { visibleHeight(of: $0) < $0.bounds.height } ?? false
        var found: [AutomaticCandidate] = []
        for scrollView in thatMayGiveWay(around) {
            // The scroll views inside it, or around a text that scrolls itself.
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

    private var isContainer: Bool { page is UINavigationController || page is UITabBarController }

    /// The largest list of the page: its end has to stay above the accessory view.
    private var candidatesForAccessory: [AutomaticCandidate] {
        guard let list = listsOfPage.first, visibleHeight(of: list) < list.bounds.height else { return [] }
        return [
            AutomaticCandidate(
                way: .insets, reason: "insets of \(list.nameInLog), a list above the accessory view",
                scrollViews: [list])
        ]
    }

    /// Whether the keyboard is over the input, or over the button that belongs to it.
    var isCovered: Bool {
        let now = sight(above: keyboard.top)
        return !now.input || !now.button
    }

    /// Whether a button outside of the scroll views would stay under the keyboard when one of them gives way.
    private func restsOutside(_ scrollViews: [UIScrollView]) -> Bool {
        guard let button, let window = button.window, !scrollViews.isEmpty else { return false }
        return window.convert(button.bounds, from: button).maxY > keyboard.top
    }

    // MARK: Scroll views

    /// The scroll views around an input that may get insets, in the order in which they are tried.
    ///
    /// The outermost one comes first: with an inset it can scroll every view inside it above the keyboard, also inner scroll
    /// views as a whole. An inset inner list leaves the views around it under the keyboard. A pager would come to rest at a
    /// page, and not above the keyboard. A text that scrolls itself comes last.
    private func thatMayGiveWay(_ around: [UIScrollView]) -> [UIScrollView] {
        let helping = around.filter(canHelp), others = helping.filter { $0 !== input }
        let outermost = others.last { !$0.isPagingEnabled }
        return [outermost].compactMap(\.self) + others.filter(\.isPagingEnabled) + helping.filter { $0 === input }
    }

    /// Scroll views around an input that can scroll it, inside out; a text that scrolls itself comes last.
    private func scrollViews(around input: UIView) -> [UIScrollView] {
        (input.scrollViewsAround + [input as? UITextView].compactMap(\.self)).filter {
            $0.isScrollEnabled && ScrollViewExemption.of($0) == nil
        }
    }

    /// Whether there is room for the input above the keyboard where a scroll view is now.
    private func canHelp(_ scrollView: UIScrollView) -> Bool {
        guard let input else { return false }
        let needed = scrollView === input ? Self.leastHeight : min(input.bounds.height, Self.leastHeight)
        return visibleHeight(of: scrollView) >= needed
    }

    /// The height of a line of text, or of a row to type in, in points.
    private static let leastHeight: CGFloat = 44

    /// The height of a scroll view above the keyboard, without UIKit's inset at its top, in points.
    private func visibleHeight(of scrollView: UIScrollView) -> CGFloat {
        guard let window = scrollView.window else { return 0 }
        let frame = window.convert(scrollView.bounds, from: scrollView)
        return min(frame.maxY, keyboard.top) - frame.minY - scrollView.adjustedContentInset.top
    }

    /// All scroll views that may give way: around an input, and in its page.
    static func allScrollViews(of input: UIView) -> [UIScrollView] {
        input.scrollViewsAround + (input.nearestController?.viewIfLoaded?.allScrollViews ?? [])
    }

    /// The page's scroll views, large ones first: lists beside the input.
    private var listsOfPage: [UIScrollView] {
        guard let ground else { return [] }
        let all = ground.allScrollViews.filter {
            $0.isScrollEnabled && !($0 is UITextView) && ScrollViewExemption.of($0) == nil
        }
        return all.sorted { $0.bounds.height * $0.bounds.width > $1.bounds.height * $1.bounds.width }
    }

    // MARK: The button

    /// The button that submits the input: the nearest below it, a filled one before others.
    private static func button(of page: UIView, for input: UIView) -> UIView? {
        guard let window = page.window else { return nil }
        let scrolling = input.scrollViewsAround
        // However far an input is scrolled, a button below its scroll view is below it.
        let ends = scrolling.map { window.convert($0.bounds, from: $0).maxY }
        let top = min(window.convert(input.bounds, from: input).minY, ends.min() ?? .infinity)
        let buttons = page.allButtons.filter { button in
            guard button.window === window, !button.isDescendant(of: input) else { return false }
            if scrolling.contains(where: { button.isDescendant(of: $0) }) { return false }
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

    /// What can be seen of the input and of its button.
    struct Sight {
        let input: Bool, button: Bool
        /// The height of the input that can be seen, in points.
        let height: CGFloat
    }

    /// What can be seen above the keyboard; scroll views clip the input.
    ///
    /// - Parameter keyboardTop: in the window's coordinates, in points.
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
        guard let button, button.window === window else {
            return Sight(input: showsInput, button: true, height: height)
        }
        let isClear = window.convert(button.bounds, from: button).maxY <= keyboardTop + Self.tolerance
        return Sight(input: showsInput, button: isClear, height: height)
    }

    private static let tolerance: CGFloat = 0.5
}

extension UIView {
    /// The view and the views inside it that scroll, but for hidden ones.
    var allScrollViews: [UIScrollView] {
        if isHidden { return [] }
        return ((self as? UIScrollView).map { [$0] } ?? []) + subviews.flatMap(\.allScrollViews)
    }

    fileprivate var allButtons: [UIView] {
        if isHidden || alpha < 0.01 { return [] }
        if self is UIButton { return [self] }
        return subviews.flatMap(\.allButtons)
    }

    /// Whether a button has a background, as primary buttons do: painted in any of UIKit's ways.
    fileprivate var looksFilled: Bool {
        layer.paints || layer.holdsBackground(of: layer) || (self as? UIButton)?.configurationPaints ?? false
    }
}

extension UIButton {
    /// Whether the button's configuration names a background of its own; the look of `filled()` is seen in the layers.
    fileprivate var configurationPaints: Bool {
        guard let configuration else { return false }
        let colors = [configuration.baseBackgroundColor, configuration.background.backgroundColor].compactMap(\.self)
        return configuration.background.customView != nil || colors.contains { $0.cgColor.alpha > 0 }
    }
}

extension CALayer {
    /// Whether the layer is painted: a colour, a picture or a gradient.
    fileprivate var paints: Bool {
        guard !isHidden, opacity > 0 else { return false }
        if contents != nil || (self as? CAGradientLayer)?.colors?.isEmpty == false { return true }
        return (backgroundColor?.alpha ?? 0) > 0
    }

    /// Whether a painted layer inside fills most of a button's, as a background does and a title does not.
    fileprivate func holdsBackground(of button: CALayer) -> Bool {
        let leastWidth = button.bounds.width * 0.8, leastHeight = button.bounds.height * 0.8
        return sublayers?.contains { layer in
            guard layer.bounds.width >= leastWidth, layer.bounds.height >= leastHeight else { return false }
            return layer.paints || layer.holdsBackground(of: button)
        } ?? false
    }
}
