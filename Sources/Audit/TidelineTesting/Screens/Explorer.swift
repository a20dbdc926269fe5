import DeviceSimulation
import Foundation
import Scenarios
import UIKit

/// Uses a screen that it knows nothing of: finds what can be typed into, and goes from input to input.
@MainActor
struct Explorer {
    /// How many inputs are visited, so that a list of a thousand fields does not take a thousand visits.
    private static let mostInputs = 24
    /// How often a page is scrolled in the search for inputs.
    private static let mostPages = 20
    /// The part of a page that a drag moves in the search for inputs.
    private static let page: CGFloat = 0.7

    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    /// An input by what it stands for: a cell is reused for another row.
    private struct Place: Hashable {
        let view: ObjectIdentifier
        let row: IndexPath?

        @MainActor
        init(_ view: UIView) {
            self.view = ObjectIdentifier(view)
            row = sequence(first: view, next: { $0.superview }).lazy.compactMap(Self.row(of:)).first
        }

        /// The row or item that a cell shows.
        @MainActor
        private static func row(of view: UIView) -> IndexPath? {
            switch (view, view.superview) {
            case (let cell as UITableViewCell, let table as UITableView): table.indexPath(for: cell)
            case (let cell as UICollectionViewCell, let items as UICollectionView): items.indexPath(for: cell)
            default: nil
            }
        }
    }

    // MARK: Inputs

    /// The input that a person sees first; nil on a screen without any.
    var firstInput: UIView? { inputs.first }

    /// The input after one in reading order; nil after the last.
    func input(after view: UIView?) -> UIView? {
        let all = inputs
        guard let index = all.firstIndex(where: { $0 === view }) else { return all.first { $0 !== view } }
        return all.dropFirst(index + 1).first ?? all.first { $0 !== view }
    }

    /// The inputs that exist at present, from top to bottom, in a row in the direction of the text.
    private var inputs: [UIView] {
        let window = stage.phone.window
        let isLeftToRight = window.effectiveUserInterfaceLayoutDirection == .leftToRight
        let placed = stage.inputViews.map { (view: $0, frame: $0.convert($0.bounds, to: window)) }
        return placed.sorted { one, other in
            let shared = min(one.frame.maxY, other.frame.maxY) - max(one.frame.minY, other.frame.minY)
            let isRow = shared > min(one.frame.height, other.frame.height) / 2
            if !isRow { return one.frame.midY < other.frame.midY }
            return isLeftToRight ? one.frame.minX < other.frame.minX : one.frame.minX > other.frame.minX
        }.map(\.view)
    }

    // MARK: Visiting

    /// Visits every input by tapping, then goes through them by the return key, scrolls, and puts the keyboard away.
    func visitAll() throws {
        stage.begin("keyboard down")
        stage.shoot()
        var known: Set<Place> = []
        // A view that is let go must not lend its address to another one.
        var visited: [UIView] = []
        var pages = 0, next = inputs.first
        repeat {
            while visited.count < Self.mostInputs, let input = next {
                known.insert(Place(input))
                visited.append(input)
                try visit(input, isFirst: visited.count == 1)
                next = inputs.first { !known.contains(Place($0)) }
            }
            guard visited.count < Self.mostInputs, pages < Self.mostPages else {
                if next != nil || hasMoreBelow { remarkRest(after: visited.count, pages) }
                break
            }
            pages += 1
            guard turnPage() else { break }
            next = inputs.first { !known.contains(Place($0)) }
        } while true
        guard !visited.isEmpty else { return }
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        try goOnByReturn(atMost: visited.count)
        scrollAbout()
        stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
    }

    private func remarkRest(after inputs: Int, _ pages: Int) {
        let limit = inputs < Self.mostInputs ? "\(pages) pages" : "\(inputs) inputs"
        stage.remark("Exploring ended after \(limit): the rest of the screen was not visited")
    }

    /// Taps an input and types into it.
    ///
    /// What the keyboard covers is scrolled into sight first, as a person would.
    private func visit(_ input: UIView, isFirst: Bool) throws {
        let name = ViewName.of(input)
        if !stage.shows(input) {
            stage.recordFrames(of: "scroll to \(name)") { stage.scroll(to: input) }
        }
        if !stage.shows(input) || isUnderKeyboard(input) {
            // There is no other way to it: away with the keyboard, and again.
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
            stage.recordFrames(of: "scroll to \(name)") { stage.scroll(to: input) }
        }
        try stage.recordFrames(of: isFirst ? "keyboard rising" : name, settlingInto: isFirst ? "keyboard up" : name) {
            try stage.tap(input)
        }
        guard input.isFirstResponder else { return }
        try stage.recordFrames(of: "\(name) typed") { try stage.type(Self.sample(for: input)) }
    }

    /// Whether the keyboard, wherever it is, lies over the middle of an input.
    private func isUnderKeyboard(_ input: UIView) -> Bool {
        guard let keyboard = stage.phone.keyboard.frameInScreen, let window = input.window,
            !stage.isInDockedBar(input)
        else { return false }
        let middle = input.convert(
            CGPoint(x: input.bounds.midX, y: input.bounds.midY), to: window.screen.coordinateSpace)
        return keyboard.contains(middle)
    }

    /// What a person types; digits where the keyboard has nothing else.
    private static func sample(for input: UIView) -> String {
        switch (input as? any UITextInputTraits)?.keyboardType {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation: "12"
        default: "Ab"
        }
    }

    /// Presses return from the first input on, for as long as that leads to another one.
    private func goOnByReturn(atMost count: Int) throws {
        guard let first = firstInput as? UITextField else { return }
        if !stage.shows(first) {
            stage.recordFrames(of: "scroll to \(ViewName.of(first))") { stage.scroll(to: first) }
        }
        guard stage.shows(first) else { return }
        try stage.recordFrames(of: "keyboard again") { try stage.tap(first) }
        for number in 1..<max(2, count) {
            guard let field = stage.inputViews.first(where: \.isFirstResponder) as? UITextField else { return }
            try stage.recordFrames(of: "return \(number)") { try stage.pressReturn() }
            guard !field.isFirstResponder else { return }
        }
    }

    // MARK: Scrolling

    /// The view that scrolls most of the screen up and down, text views apart.
    private var mainScroller: UIScrollView? {
        var found: [UIScrollView] = []
        collect(stage.phone.window, &found)
        return found.max { $0.bounds.height * $0.bounds.width < $1.bounds.height * $1.bounds.width }
    }

    private func collect(_ view: UIView, _ found: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        if let scroll = view as? UIScrollView, !(view is UITextView), scroll.isScrollEnabled,
            room(below: scroll) > 0
                || scroll.contentOffset.y > -scroll.adjustedContentInset.top
        {
            found.append(scroll)
        }
        for subview in view.subviews { collect(subview, &found) }
    }

    /// How far a view can still scroll down, in points.
    private func room(below scroll: UIScrollView) -> CGFloat {
        scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.maxY
    }

    /// Whether the page goes on below what is seen of it.
    private var hasMoreBelow: Bool { mainScroller.map { room(below: $0) > 0.5 } ?? false }

    /// Scrolls down by most of a page; returns false at the end.
    private func turnPage() -> Bool {
        guard hasMoreBelow, let scroll = mainScroller else { return false }
        let before = scroll.contentOffset
        stage.recordFrames(of: "scrolling on") {
            stage.scroll(scroll, by: min(room(below: scroll), scroll.bounds.height * Self.page))
        }
        return scroll.contentOffset != before
    }

    /// How much less a person scrolls back than down, in points: content that stands exactly where it stood is taken for not
    /// scrolled at all.
    private static let slip: CGFloat = 6

    /// Scrolls down and up again with the keyboard up.
    private func scrollAbout() {
        guard stage.phone.keyboard.state == .docked, let scroll = mainScroller else { return }
        let way = min(max(0, room(below: scroll)), scroll.bounds.height * Self.page)
        guard way > 0 else { return }
        // Where a person has scrolled an input away it may stay: the content goes back before anything is judged at rest.
        stage.recordFrames(of: "scrolling") {
            stage.scroll(scroll, by: way)
            stage.scroll(scroll, by: min(0, Self.slip - way))
        }
    }
}
