import CoreGraphics

/// What a person sees of an edited input while a candidate of `automatic` makes room: everything by which the candidate
/// is judged.
///
/// All lengths are in points of the window's coordinates.
public struct ChoiceSight: Equatable, Sendable {
    /// What a candidate has brought into sight.
    public struct Verdict: Equatable, Sendable {
        /// Whether all of the input shows that has to show.
        public let showsInput: Bool
        /// Whether the button that goes with the input is above the keyboard; true without a button.
        public let showsButton: Bool
        /// How much of the input shows, 0 or more; infinite without an input.
        public let height: CGFloat

        /// Whether nothing has to be brought into sight.
        public var showsAll: Bool { showsInput && showsButton }
    }

    /// What has to show of the input, such as the whole input or its caret; nil without an input in the window.
    public var focus: CGRect?
    /// Where content of the input's scroll views shows: below the safe area at the top, and above the keyboard.
    public var room = ListSight.Edges()
    /// The upper edge of the keyboard.
    public var keyboardTop: CGFloat = .infinity
    /// The lower edge of the button that goes with the input; nil without a button.
    public var buttonBottom: CGFloat?
    /// The frames of views in front that hide pixels, apart from those that have been over the input before.
    public var covers: [CGRect] = []
    /// Whether a person may have scrolled the input out of sight.
    public var inputScrolls = false

    /// Nothing to see, and no keyboard.
    public init() {}

    /// A shorter distance is no difference, since views may be off by a pixel.
    private static let tolerance: CGFloat = 0.5

    /// What shows now of the input and its button.
    public var verdict: Verdict {
        let showsButton = buttonBottom.map { $0 <= keyboardTop + Self.tolerance } ?? true
        guard let focus else { return Verdict(showsInput: true, showsButton: showsButton, height: .infinity) }
        let isInRoom = focus.maxY <= room.bottom + Self.tolerance && focus.minY >= room.top - Self.tolerance
        let hidden = spansInFront(of: focus)
        return Verdict(
            showsInput: isInRoom && hidden.isEmpty, showsButton: showsButton, height: height(of: focus, without: hidden)
        )
    }

    /// The parts of the focus at which something is in front, from the top down, as far as they can be seen.
    private func spansInFront(of focus: CGRect) -> [(top: CGFloat, bottom: CGFloat)] {
        covers.filter { Self.isOver(focus, $0) }.map { (max($0.minY, focus.minY), min($0.maxY, focus.maxY)) }
            .sorted { $0.0 < $1.0 }
    }

    private func height(of focus: CGRect, without hidden: [(top: CGFloat, bottom: CGFloat)]) -> CGFloat {
        let end = min(focus.maxY, room.bottom)
        var height: CGFloat = 0, start = max(focus.minY, room.top)
        for span in hidden {
            height += max(0, min(span.top, end) - start)
            start = max(start, span.bottom)
        }
        return height + max(0, end - start)
    }

    /// Returns whether a view at `cover` hides a part of the focus that a person would miss.
    public static func isOver(_ focus: CGRect, _ cover: CGRect) -> Bool {
        let common = focus.intersection(cover)
        return !common.isNull && common.width > tolerance && common.height > tolerance
    }
}
