import Foundation
import SceneModel
import UIKit

/// Uses a screen without a script: finds the text inputs and visits one after the other.
@MainActor
struct Explorer {
    /// The greatest number of inputs to visit, because a list may have a thousand fields.
    private static let mostInputs = 24
    private static let mostPages = 20
    /// The fraction of the visible height by which the exploration scrolls.
    ///
    /// After each scroll, the exploration looks for further inputs.
    private static let page: CGFloat = 0.7

    let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    // MARK: Inputs

    var firstInput: UIView? {
        let all = inputs
        return all.first { !stage.shows($0) || stage.isTouchable($0) } ?? all.first
    }

    /// The next input in reading order.
    ///
    /// After the last input comes the first input. A single input gives nil.
    func input(after view: UIView?) -> UIView? {
        let all = inputs
        guard let index = all.firstIndex(where: { $0 === view }) else { return all.first { $0 !== view } }
        return all.dropFirst(index + 1).first ?? all.first { $0 !== view }
    }

    /// The present inputs from top to bottom, and within a row in the direction of the text.
    private var inputs: [UIView] {
        let window = stage.host.window
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

    /// Taps every input, then presses the return key, scrolls, and dismisses the keyboard.
    ///
    /// If an action fails, the exploration adds a note and continues. The screen is not to blame, because the
    /// exploration has only guessed which view accepts the action.
    func visitAll() async {
        stage.begin("keyboard down")
        stage.shoot()
        var known: Set<InputIdentity> = []
        // Strong references prevent a new view from getting the address of a visited view.
        var visited: [UIView] = []
        var pages = 0, next = inputs.first, hasTapped = false
        let fromRest = inputsFromRest.map { (identity: InputIdentity($0), places: Self.offsets(around: $0)) }
        repeat {
            while visited.count < Self.mostInputs, let input = next {
                let identity = InputIdentity(input)
                known.insert(identity)
                visited.append(input)
                if await attempt({ try await visit(input, identity, isFirst: !hasTapped) }) { hasTapped = true }
                next = inputs.first { !known.contains(InputIdentity($0)) }
            }
            guard visited.count < Self.mostInputs, pages < Self.mostPages else {
                if next != nil || hasMoreBelow { remarkRest(after: visited.count, pages) }
                break
            }
            pages += 1
            guard await turnPage() else { break }
            next = inputs.first { !known.contains(InputIdentity($0)) }
        } while true
        guard hasTapped else { return }
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
        for (identity, places) in fromRest { await attempt { try await tapFromRest(identity, places) } }
        await attempt { try await goOnByReturn(atMost: visited.count) }
        await scrollAbout()
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    @discardableResult
    private func attempt(_ action: () async throws -> Void) async -> Bool {
        do {
            try await action()
            return true
        } catch {
            stage.remark("Not exercised: \(error)")
            return false
        }
    }

    private func remarkRest(after inputs: Int, _ pages: Int) {
        let limit = inputs < Self.mostInputs ? "\(pages) pages" : "\(inputs) inputs"
        stage.remark("Exploring ended after \(limit): the rest of the screen was not visited")
    }

    /// A list may replace the input's cell while the list scrolls.
    private func visit(_ first: UIView, _ identity: InputIdentity, isFirst: Bool) async throws {
        let name = ViewName.of(first)
        var input = first
        func scrollToInput() async {
            input = present(identity) ?? input
            await stage.recordFrames(of: "scroll to \(name)") { input = await stage.scroll(to: input) }
        }
        if !stage.shows(input) { await scrollToInput() }
        if !stage.shows(input) || isUnderKeyboard(input) {
            await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
            await scrollToInput()
        }
        try await stage.recordFrames(
            of: isFirst ? "keyboard rising" : name, settlingInto: isFirst ? "keyboard up" : name
        ) {
            try await stage.tap(input)
        }
        guard input.isFirstResponder else { return }
        try await typeSample(into: input)
        if let text = input as? UITextView { try await typeUntilItRests(text, name) }
    }

    private func present(_ identity: InputIdentity) -> UIView? { inputs.first { InputIdentity($0) == identity } }

    func typeSample(into input: UIView) async throws {
        try await stage.recordFrames(of: "\(ViewName.of(input)) typed") {
            try await stage.type(Self.sample(for: input))
        }
    }

    /// Inputs that are tapped a second time, each while the keyboard is hidden.
    ///
    /// These are the lowest input, the middle input, and the lowest input of each scroll view. The exploration scrolls
    /// back before it taps them.
    private var inputsFromRest: [UIView] {
        let first = firstInput, seen = inputs.filter { stage.shows($0) && stage.isTouchable($0) }
        var found: [UIView] = []
        func add(_ input: UIView?) {
            if let input, input !== first, !found.contains(where: { $0 === input }) { found.append(input) }
        }
        add(seen.last)
        add(seen.count > 2 ? seen[seen.count / 2] : nil)
        var scrollers: Set<ObjectIdentifier> = []
        for input in seen.reversed() where found.count < Self.mostFromRest {
            guard let scroller = Self.scrollers(around: input).first else { continue }
            if scrollers.insert(ObjectIdentifier(scroller)).inserted { add(input) }
        }
        return found
    }

    private static let mostFromRest = 4

    private static func scrollers(around input: UIView) -> [UIScrollView] {
        sequence(first: input, next: { $0.superview }).dropFirst().compactMap { $0 as? UIScrollView }
    }

    private static func offsets(around input: UIView) -> [(scroller: UIScrollView, y: CGFloat)] {
        scrollers(around: input).map { ($0, $0.contentOffset.y) }
    }

    private func tapFromRest(
        _ identity: InputIdentity, _ places: [(scroller: UIScrollView, y: CGFloat)]
    ) async throws {
        for (scroller, y) in places where scroller.window != nil && abs(scroller.contentOffset.y - y) > Self.slip {
            await stage.recordFrames(of: "scroll back") {
                await stage.scroll(scroller, by: y - scroller.contentOffset.y)
            }
        }
        guard let input = present(identity), stage.shows(input) else { return }
        let name = ViewName.of(input)
        try await stage.recordFrames(of: "\(name) from rest", settlingInto: "\(name) edited") {
            try await stage.tap(input)
        }
        await stage.recordFrames(of: "keyboard gone") { await stage.dismissKeyboard() }
    }

    private static let mostGrowths = 12

    /// Types lines until the text view has stopped growing, and then erases the lines.
    private func typeUntilItRests(_ input: UITextView, _ name: String) async throws {
        let lines = "\nAb\nAb"
        var typed = 0, former = Self.reach(of: input)
        let height = input.bounds.height
        while typed < Self.mostGrowths, input.isFirstResponder, !isAsHighAsItsRoom(input, since: height) {
            try await stage.recordFrames(of: "\(name) typed on") { try await stage.type(lines) }
            typed += 1
            let reach = Self.reach(of: input)
            if reach <= former + 0.5 { break }
            former = reach
        }
        guard input.isFirstResponder, typed > 0 else { return }
        try await stage.recordFrames(of: "\(name) erased") { try await stage.erase(typed * lines.count) }
    }

    private func isAsHighAsItsRoom(_ input: UITextView, since height: CGFloat) -> Bool {
        guard input.bounds.height > height else { return false }
        let room = stage.visibleArea.height - (input.window?.safeAreaInsets.top ?? 0)
        return input.bounds.height + Self.row * 2 > room
    }

    private static let row: CGFloat = 44

    /// The bottom of the caret in the text view plus the height of the text view, in points.
    ///
    /// The sum stays the same when the text view has stopped growing.
    private static func reach(of input: UITextView) -> CGFloat {
        let caret = input.selectedTextRange.map { input.caretRect(for: $0.end).maxY - input.bounds.minY } ?? 0
        return max(caret, 0) + input.bounds.height
    }

    private func isUnderKeyboard(_ input: UIView) -> Bool {
        guard let keyboard = stage.host.keyboardFrame, let window = input.window,
            !stage.isInDockedBar(input)
        else { return false }
        let middle = input.convert(
            CGPoint(x: input.bounds.midX, y: input.bounds.midY), to: window.screen.coordinateSpace)
        return keyboard.contains(middle)
    }

    private static func sample(for input: UIView) -> String {
        switch (input as? any UITextInputTraits)?.keyboardType {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation: "12"
        default: "Ab"
        }
    }

    private func goOnByReturn(atMost count: Int) async throws {
        guard var first = firstInput as? UITextField else { return }
        if !stage.shows(first) {
            await stage.recordFrames(of: "scroll to \(ViewName.of(first))") {
                first = await stage.scroll(to: first) as? UITextField ?? first
            }
        }
        guard stage.shows(first) else { return }
        try await stage.recordFrames(of: "keyboard again") { try await stage.tap(first) }
        for number in 1..<max(2, count) {
            guard let field = stage.inputViews.first(where: \.isFirstResponder) as? UITextField else { return }
            try await stage.recordFrames(of: "return \(number)") { try await stage.pressReturn() }
            guard !field.isFirstResponder else { return }
        }
    }

    // MARK: Scrolling

    private var mainScroller: UIScrollView? {
        let found = visibleScrollers.filter { scroll in
            !(scroll is UITextView)
                && (room(below: scroll) > 0 || scroll.contentOffset.y > -scroll.adjustedContentInset.top)
        }
        return found.max { $0.bounds.height * $0.bounds.width < $1.bounds.height * $1.bounds.width }
    }

    private var visibleScrollers: [UIScrollView] {
        var found: [UIScrollView] = []
        collect(stage.host.window, &found)
        return found
    }

    private func collect(_ view: UIView, _ found: inout [UIScrollView]) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        if let scroll = view as? UIScrollView, scroll.isScrollEnabled { found.append(scroll) }
        for subview in view.subviews { collect(subview, &found) }
    }

    private func room(below scroll: UIScrollView) -> CGFloat {
        scroll.contentSize.height + scroll.adjustedContentInset.bottom - scroll.bounds.maxY
    }

    /// Scrolls down until an input appears, and back up if none does.
    ///
    /// A list makes a row, and the input in it, only when the row comes into sight.
    func scrollToInput() async {
        var way: CGFloat = 0, pages = 0
        while firstInput == nil, pages < Self.mostPages, hasMoreBelow, let scroll = mainScroller {
            let step = min(room(below: scroll), scroll.bounds.height * Self.page)
            await stage.scroll(scroll, by: step)
            await stage.settle()
            (way, pages) = (way + step, pages + 1)
        }
        if firstInput == nil, way > 0, let scroll = mainScroller { await stage.scroll(scroll, by: -way) }
    }

    private var hasMoreBelow: Bool { mainScroller.map { room(below: $0) > 0.5 } ?? false }

    /// Returns false at the end of the content.
    private func turnPage() async -> Bool {
        guard hasMoreBelow, let scroll = mainScroller else { return false }
        let before = scroll.contentOffset
        await stage.recordFrames(of: "scrolling on") {
            await stage.scroll(scroll, by: min(room(below: scroll), scroll.bounds.height * Self.page))
        }
        return scroll.contentOffset != before
    }

    /// Drags the keyboard down with a finger if a scroll view allows this drag.
    ///
    /// The first drag ends where it began, and the keyboard stays. The second drag dismisses the keyboard.
    func dragKeyboard() async throws {
        guard stage.host.keyboardState == .docked, let keyboard = stage.host.keyboardFrame else { return }
        let area = stage.visibleArea
        for scroller in visibleScrollers where scroller.keyboardDismissMode != .none {
            let seen = scroller.convert(scroller.bounds, to: stage.screenSpace).intersection(area)
            guard !seen.isNull, seen.height > 20 else { continue }
            let start = CGPoint(x: seen.midX, y: seen.midY), low = keyboard.minY + keyboard.height / 2
            switch scroller.keyboardDismissMode {
            case .interactive, .interactiveWithAccessory:
                let down = CGPoint(x: start.x, y: low), end = CGPoint(x: start.x, y: keyboard.maxY - 4)
                try await stage.recordFrames(of: "keyboard dragged and let back") {
                    try await stage.drag(along: [start, down, start])
                }
                try await stage.recordFrames(of: "keyboard dragged away") {
                    try await stage.drag(along: [start, down, end])
                }
            default:
                try await stage.recordFrames(of: "keyboard dragged away") {
                    try await stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - min(40, seen.height / 3)))
                }
            }
            return
        }
    }

    /// The distance by which scrolling back up ends short of the first position, in points.
    ///
    /// The content is scrolled down and back. At exactly its first position, the content would look to the rules as if
    /// it had never been scrolled.
    private static let slip: CGFloat = 6

    private func scrollAbout() async {
        guard stage.host.keyboardState == .docked, let scroll = mainScroller else { return }
        let way = min(max(0, room(below: scroll)), scroll.bounds.height * Self.page)
        guard way > 0 else { return }
        // The rules excuse a hidden input if a person has scrolled it away. The content therefore scrolls back before
        // the rules judge the screen at rest.
        await stage.recordFrames(of: "scrolling") {
            await stage.scroll(scroll, by: way)
            await stage.scroll(scroll, by: min(0, Self.slip - way))
        }
    }
}

/// The identity of an input on a screen that changes.
///
/// Lists replace their cells, so the row identifies an input in a list.
@MainActor
private struct InputIdentity: Hashable {
    private let view: ObjectIdentifier
    private let row: IndexPath?
    private let path: [Int]

    init(_ input: UIView) {
        var view = input, path: [Int] = []
        while let superview = view.superview {
            if let row = ViewIdentity.row(of: view) {
                (self.view, self.row, self.path) = (ObjectIdentifier(superview), row, path)
                return
            }
            path.append(superview.subviews.firstIndex { $0 === view } ?? 0)
            view = superview
        }
        (self.view, row, self.path) = (ObjectIdentifier(input), nil, [])
    }
}
