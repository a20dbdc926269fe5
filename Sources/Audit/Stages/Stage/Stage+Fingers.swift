public import Foundation
public import UIKit

extension Stage {
    private static let patience = 40

    /// Drags the content of a scroll view with a finger by a height on the screen, in points.
    ///
    /// A positive height reveals the content below. The content comes to rest later.
    public func scroll(_ view: UIScrollView, by height: CGFloat) async { _ = await drag(view, by: height) }

    private func drag(_ view: UIScrollView, by height: CGFloat) async -> Bool {
        record(on: view) { if let scroll = $0 as? UIScrollView { _ = await $1.scroll(scroll, by: height) } }
        return await host.scroll(view, by: height)
    }

    /// Drags the content around a view until the keyboard no longer covers the view's middle.
    ///
    /// The middle is enough, because a finger taps there.
    ///
    /// - Returns: the view. If a list has replaced the view's cell, the result is the view in the new cell.
    @discardableResult
    public func scroll(to target: UIView) async -> UIView { await drag(to: target).view }

    /// - Returns: the view that is now in the target's place, and whether content was dragged.
    func drag(to target: UIView) async -> (view: UIView, hasDragged: Bool) {
        var target = target, hasDragged = false
        let place = ViewPlace(of: target, on: host), row = ViewIdentity(target).row
        let scrollers = scrollers(around: target)
        // Each scroll view reveals the next inner scroll view, and the innermost scroll view reveals the target.
        for (index, scroll) in scrollers.enumerated() {
            let inner = scrollers.dropFirst(index + 1).first
            for _ in 0..<Self.patience {
                let before = scroll.contentOffset
                guard let way = missingWay(of: inner ?? target, in: scroll) else { break }
                if await drag(scroll, by: way) { hasDragged = true }
                await settle()
                // While a list scrolls, the list may replace its cells or show other rows in them.
                if target.window == nil || ViewIdentity(target).row != row { target = place?.view(on: host) ?? target }
                guard scroll.contentOffset != before else { break }
            }
        }
        return (target, hasDragged)
    }

    /// Whether the middle of a view is on the screen, above the keyboard, and inside the clipping superviews.
    public func shows(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        if isInDockedBar(view) { return !view.isHidden && view.alpha >= 0.01 }
        guard view.window != nil, visibleArea.contains(view.convert(middle, to: screenSpace)) else { return false }
        return sequence(first: view, next: { $0.superview }).allSatisfy { around in
            !around.isHidden && around.alpha >= 0.01
                && (!around.clipsToBounds || around.bounds.contains(view.convert(middle, to: around)))
        }
    }

    /// Whether a tap on the middle of a visible view reaches the view, without another view in front.
    func isTouchable(_ view: UIView) -> Bool {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: screenSpace)
        return host.frontmostView(at: middle)?.isDescendant(of: view) ?? false
    }

    var screenSpace: any UICoordinateSpace { host.window.screen.coordinateSpace }

    /// The part of the app's window that a docked keyboard leaves free, in the screen's coordinates, in points.
    public var visibleArea: CGRect {
        host.visibleArea.intersection(host.window.convert(host.window.bounds, to: screenSpace))
    }

    /// Whether a view is in a bar that is docked at the bottom of the screen, or on top of the keyboard.
    public func isInDockedBar(_ view: UIView) -> Bool { view.window.map { $0 !== host.window } ?? false }

    func liesUnderBar(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return scrollers(around: view).contains { scroll in
            !scroll.bounds.inset(by: scroll.safeAreaInsets).contains(view.convert(middle, to: scroll))
        }
    }

    func isOffScreen(_ view: UIView) -> Bool {
        guard let window = view.window, !view.isHidden else { return false }
        return !window.bounds.contains(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    }

    /// Throws if the named view is out of sight.
    public func expect(_ name: String) throws(StageError) {
        guard shows(try view(name)) else { throw .unreachable(name) }
    }

    private func scrollers(around view: UIView) -> [UIScrollView] {
        sequence(first: view, next: { $0.superview }).dropFirst().compactMap { $0 as? UIScrollView }
            .filter {
                let inset = $0.adjustedContentInset
                return $0.isScrollEnabled && $0.contentSize.height + inset.top + inset.bottom > $0.bounds.height
            }
            .reversed()
    }

    private func missingWay(of target: UIView, in scroll: UIScrollView) -> CGFloat? {
        let own = scroll.bounds.inset(by: scroll.adjustedContentInset)
        let area = visibleArea.intersection(scroll.convert(own, to: screenSpace))
        let frame = target.convert(target.bounds, to: screenSpace)
        guard !area.isNull else { return nil }
        if frame.height > area.height {
            let way = frame.midY - area.midY
            return abs(way) < 0.5 ? nil : way
        }
        let above = frame.minY - area.minY, below = frame.maxY - area.maxY
        if above < 0 { return above }
        return below > 0 ? below : nil
    }
}

extension Stage {
    /// Begins to swipe the top controller away with a finger; throws on a navigation controller's first page.
    public func beginPop() async throws(StageError) {
        try needFinger(for: "Swiping back")
        record { _ = await $0.beginPop() }
        guard await host.beginPop() else { throw .unreachable("pop") }
    }

    /// Moves the swiping finger to a fraction of the screen's width, 0…1.
    public func movePop(to fraction: Double) async {
        record { await $0.movePop(to: fraction) }
        await host.movePop(to: fraction)
    }

    /// Lifts the finger and finishes the pop; the animation goes on after this call.
    public func finishPop() async {
        record { await $0.endPop(isGivenUp: false) }
        await host.endPop(isGivenUp: false)
    }

    /// Lifts the finger and cancels the pop; the animation goes on after this call.
    public func cancelPop() async {
        record { await $0.endPop(isGivenUp: true) }
        await host.endPop(isGivenUp: true)
    }
}

extension Stage {
    /// Swipes from the screen's edge back to the previous page, and records every frame.
    ///
    /// - Parameter isGivenUp: whether the finger moves back, so that the page stays.
    ///
    /// - Throws: an error on a navigation controller's first page.
    public func swipeBack(isGivenUp: Bool) async throws(StageError) {
        try await recordFrames(of: isGivenUp ? "swipe back given up" : "swipe back") { () async throws(StageError) in
            try await beginPop()
            for fraction in [0.15, 0.3, 0.45] {
                await movePop(to: fraction)
                await advance(by: 1 / 30)
            }
            if isGivenUp { await cancelPop() } else { await finishPop() }
        }
    }

    /// Dismisses the latest presented controller, as a swipe down would.
    public func dismissPresented() async {
        guard frontmostController?.presentingViewController != nil else { return }
        record { await $0.dismissPresented() }
        await host.dismissPresented()
    }
}

extension Stage {
    /// The buttons that seem to confirm the typed text, top to bottom.
    public var buttonsOnward: [UIButton] {
        PrimaryControls.find(in: frontmostView).compactMap { $0 as? UIButton }.filter { $0.isEnabled && !$0.isHidden }
    }

    /// Taps the named button.
    ///
    /// If the keyboard covers the button, code sends the button's action instead. A rule then reports the covered
    /// button.
    public func press(_ name: String) async throws(StageError) { try await press(try view(name)) }

    /// Taps a button.
    ///
    /// If the keyboard covers the button, code sends the button's action instead. A rule then reports the covered
    /// button.
    public func press(_ view: UIView) async throws(StageError) {
        do throws(StageError) {
            try await tap(view)
        } catch {
            guard case .covered = error, let button = view as? UIButton else { throw error }
            record(on: button) { view, host in
                guard let control = view as? UIControl else { return }
                host.perform { control.sendActions(for: .primaryActionTriggered) }
            }
            host.perform { button.sendActions(for: .primaryActionTriggered) }
        }
    }
}

extension Stage {
    /// Presses the middle of a named view, for a number of seconds.
    public func longPress(_ name: String, duration: Double = 1) async throws(StageError) {
        try needFinger(for: "A long press")
        let view = try view(name)
        note(.tap, "long press on \(name)")
        record(on: view) { _ = await $1.longPress($0, duration: duration) }
        try Self.check(await host.longPress(view, duration: duration), name)
    }

    /// Swipes quickly from the middle of a named view.
    public func swipe(_ direction: SwipeDirection, on name: String) async throws(StageError) {
        try needFinger(for: "A swipe")
        let view = try view(name)
        note(.tap, "swipe \(direction) on \(name)")
        record(on: view) { _ = await Self.swipe(direction, on: $0, of: $1) }
        try Self.check(await Self.swipe(direction, on: view, of: host), name)
    }

    private static let swipe: (way: CGFloat, duration: Double) = (120, 0.1)

    static func swipe(_ direction: SwipeDirection, on view: UIView, of host: any AuditHost) async -> Touch {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY), step = direction.step
        let start = view.convert(middle, to: host.window.screen.coordinateSpace)
        let end = CGPoint(x: start.x + step.dx * swipe.way, y: start.y + step.dy * swipe.way)
        return await host.drag(along: [start, end], duration: swipe.duration)
    }

    /// Drags a finger from one point of the screen to another, in points, within a number of seconds.
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) async throws(StageError) {
        try await drag(along: [start, end], duration: duration)
    }

    /// Drags a finger from point to point of the screen, in points.
    ///
    /// - Parameter duration: the seconds between two points.
    public func drag(along points: [CGPoint], duration: Double = 0.3) async throws(StageError) {
        try needFinger(for: "A drag")
        let words = points.map { "(\($0.x), \($0.y))" }
        note(.tap, "drag from " + words.joined(separator: " to "))
        record { _ = await $0.drag(along: points, duration: duration) }
        let touch = await samplingFinger { await host.drag(along: points, duration: duration) }
        try Self.check(touch, words.first ?? "nowhere")
    }

    private func needFinger(for action: String) throws(StageError) {
        guard host.abilities.contains(.drag) else { throw .needsFinger(action) }
    }

    static func check(_ touch: Touch, _ name: String) throws(StageError) {
        switch touch {
        case .delivered: return
        case .coveredByKeyboard: throw .covered(name)
        case .missed: throw .unreachable(name)
        }
    }
}
