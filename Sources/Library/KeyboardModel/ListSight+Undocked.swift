import CoreGraphics

extension ListSight {
    /// A keyboard that floats, is split, or is a popover, as a list with the edited input sees it.
    public enum Undocked: Equatable, Sendable {
        /// Nothing moves: a person has put it where it is, or drags it.
        case left
        /// It is beside the input, so the list shows the input as without a keyboard.
        case beside
        /// Its upper and lower edges, in the content's coordinates at the present offset, and those of the caret, which
        /// alone counts if not all of the input can be cleared.
        case over(Edges, caret: Edges? = nil)
    }

    /// Where a list scrolls for an undocked keyboard.
    public struct Clearance: Equatable, Sendable {
        /// The new vertical offset, in points.
        public var offset: CGFloat
        /// What the bottom inset needs beyond its own length, so that the offset is within the list's range, in points.
        public var growth: CGFloat
    }

    /// Whether an undocked keyboard covers a part of the input.
    public var isInputUnderKeyboard: Bool {
        guard let input, case .over(let keyboard, _) = undocked else { return false }
        return isUnder(keyboard, Edges(top: input.top, bottom: input.bottom))
    }

    private func isUnder(_ keyboard: Edges, _ range: Edges) -> Bool {
        range.top < keyboard.bottom - halfAPixel && range.bottom > keyboard.top + halfAPixel
    }

    /// Returns the offset that shows the input above or below an undocked keyboard; nil if the list stays.
    ///
    /// The shorter way wins that lies within the list's range. If none does, the input goes up, and the bottom inset
    /// grows. The top inset never grows, because titles and refresh controls depend on it. An input that would leave the
    /// list's visible part stays, unless the caret alone can be cleared.
    ///
    /// - Parameters:
    ///   - margin: the distance between the input and the keyboard, in points, as far as the room allows.
    ///   - growth: the part of the bottom inset that an earlier decision has added, in points.
    public func clearance(margin: CGFloat, growth: CGFloat = 0) -> Clearance? {
        guard mover != .finger, let input, case .over(let keyboard, let caret) = undocked else { return nil }
        let ranges = [Edges(top: input.top, bottom: input.bottom), caret].compactMap(\.self)
        for range in ranges where isUnder(keyboard, range) {
            if let way = clearance(of: range, from: keyboard, margin, growth) { return way }
        }
        return nil
    }

    private func clearance(
        of range: Edges, from keyboard: Edges, _ margin: CGFloat, _ growth: CGFloat
    ) -> Clearance? {
        let last = lastOffset(without: growth)
        let start = offset.y + max(insets.top, safeAreaTop), end = offset.y + size.height - insets.bottom + growth
        let up = Way(
            least: range.bottom - min(keyboard.top, end), inSight: range.top - start, inRange: last - offset.y)
        let down = Way(
            least: max(keyboard.bottom, start) - range.top, inSight: end - range.bottom, inRange: offset.y + insets.top)
        let distance: CGFloat
        switch (up.distance(margin), down.distance(margin)) {
        case (let up?, nil): distance = up
        case (nil, let down?): distance = -down
        case (let higher?, let lower?): distance = up.least <= down.least ? higher : -lower
        case (nil, nil):
            guard !isUpsideDown, let higher = up.distance(margin, isLimited: false) else { return nil }
            distance = higher
        }
        return Clearance(offset: offset.y + distance, growth: max(0, offset.y + distance - last))
    }

    /// Returns the part of a growth that the present offset still needs, in points.
    func needed(of growth: CGFloat) -> CGFloat { min(growth, max(0, offset.y - lastOffset(without: growth))) }

    private func lastOffset(without growth: CGFloat) -> CGFloat {
        max(-insets.top, contentHeight + insets.bottom - growth - size.height)
    }

    /// One of the two ways out from under a keyboard, with lengths in points.
    private struct Way {
        /// The distance after which the keyboard covers nothing of the input, and the list shows all of it.
        let least: CGFloat
        /// The distance after which the input leaves the list's visible part.
        let inSight: CGFloat
        /// The distance after which the list's range ends.
        let inRange: CGFloat

        /// Returns the distance with as much of the margin as fits; nil if the way is too short.
        func distance(_ margin: CGFloat, isLimited: Bool = true) -> CGFloat? {
            let most = isLimited ? min(inSight, inRange) : inSight
            return least <= most ? min(least + margin, most) : nil
        }
    }
}
