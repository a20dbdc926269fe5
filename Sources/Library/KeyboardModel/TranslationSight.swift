import CoreGraphics

/// What a view shows that moves up for the keyboard: everything by which its translation is decided.
///
/// All lengths are in points of the superview's coordinates.
public struct TranslationSight: Equatable, Sendable {
    /// The edited input inside the view.
    public struct Input: Equatable, Sendable {
        /// Who it is.
        public var id: ObjectIdentifier
        /// Its top edge, as it is shown with the present translation.
        public var top: CGFloat
        /// The top edge of the window's safe area.
        public var safeAreaTop: CGFloat
        /// The inset of the window's safe area at the top.
        public var windowInset: CGFloat

        /// Lengths and coordinates are those of the superview.
        public init(_ id: ObjectIdentifier, top: CGFloat, safeAreaTop: CGFloat, windowInset: CGFloat) {
            (self.id, self.top, self.safeAreaTop, self.windowInset) = (id, top, safeAreaTop, windowInset)
        }
    }

    /// Whether the view moves for the keyboard at all.
    public enum Situation: Sendable {
        case usual
        /// A scroll view around the view makes room already. If the view moved too, each adjustment would move it
        /// further.
        case isInListMakingRoom
        /// The view's page slides out of sight, and would otherwise move down meanwhile.
        case isLeaving
    }

    /// The library's present translation, 0 or less.
    public var share: CGFloat = 0
    /// The library's part of the view's present transform; usually the share, unless the app has set a transform.
    public var translation: CGFloat = 0
    /// Usually the view moves for the keyboard.
    public var situation = Situation.usual
    /// The highest frame of the keyboard; nil without a docked keyboard.
    public var keyboard: CGRect?
    /// What has to stay above the keyboard, without the translation; nil if nothing has to.
    public var rectangle: CGRect?
    /// Whether the rectangle is the one of the input, perhaps with a button beside it.
    public var isOfInput = false
    /// A button that has to stay above the keyboard together with the input if there is room, without the translation.
    public var button: CGRect?
    /// The height above the keyboard for the input with its button.
    public var room: CGFloat = 0
    /// The distance of the rectangle from the keyboard.
    public var padding: CGFloat = 0
    /// Nil without an edited input inside the view, or if the view needs no translation.
    public var input: Input?
    /// The view's center without any transform.
    public var center = CGPoint.zero
    /// The insets of the view's safe area.
    public var safeArea = ListSight.Edges()
    /// A shorter distance is no difference.
    public var halfAPixel: CGFloat = 0.5

    /// A view without a keyboard.
    public init() {}

    /// The translation that the view needs, 0 or less.
    ///
    /// A view that is clear of the keyboard stays in place, even at less distance than the padding.
    public var wanted: CGFloat {
        switch situation {
        case .isLeaving: share
        case .isInListMakingRoom: 0
        case .usual: translation(of: rectangle)
        }
    }

    /// Returns the translation that brings a rectangle above the keyboard, 0 or less.
    func translation(of rectangle: CGRect?) -> CGFloat {
        guard let keyboard, let rectangle else { return 0 }
        let overlap = Overlap.of(viewBounds: rectangle, keyboardFrame: keyboard, tolerance: halfAPixel)
        guard overlap.height > 0 else { return 0 }
        // The height of an overlap is at most the height of the view. A view wholly below the keyboard's top has to
        // move farther than its own height. So the distance is computed from the edges of view and keyboard.
        let distance = rectangle.maxY - keyboard.minY + (padding.isFinite ? padding : 0)
        return distance.isFinite && distance > 0 ? -distance.steady : 0
    }
}
