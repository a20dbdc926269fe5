import CoreGraphics

/// The position of a view without the library's translation.
///
/// UIView.h warns against using the frame of a view with a transform. When code sets the frame, UIKit may move the
/// view's center, so that the displayed frame equals the given frame (rule A5). The translation then has no visible
/// effect, so this type says where the center has to be. A view that has filled its superview fills the superview again.
///
/// All lengths are in points of the superview's coordinates.
public enum UntranslatedPlace: Equatable, Sendable {
    /// Constraints place the view, or nothing is known yet.
    case unknown
    /// The view was here when it was last seen in its place.
    case known(center: CGPoint, size: CGSize)
    /// The view has filled its superview from this origin on.
    ///
    /// The view keeps this origin. In a scroll view, or if code shifts the superview's bounds, the content has its
    /// place in these coordinates, whatever part of them is visible.
    case filling(from: CGPoint)

    /// Where a view stands in its superview.
    public struct Sight: Equatable, Sendable {
        /// The view's center without any transform.
        public var center: CGPoint
        /// The size of the view's bounds.
        public var size: CGSize
        /// The bounds of the superview.
        public var superview: CGRect
        /// Whether the view shows exactly where its superview's bounds are.
        public var fillsSuperview: Bool

        /// Everything is seen at one instant.
        public init(center: CGPoint, size: CGSize, superview: CGRect, fillsSuperview: Bool) {
            (self.center, self.size, self.superview, self.fillsSuperview) = (center, size, superview, fillsSuperview)
        }
    }

    /// Returns where the view has to be if UIKit has undone the translation.
    ///
    /// - Parameters:
    ///   - sight: nil if constraints place the view, or without a superview.
    ///   - share: the library's translation.
    ///   - halfAPixel: a shorter distance is no difference.
    public mutating func take(
        _ sight: Sight?, share: CGFloat, _ halfAPixel: @autoclosure () -> CGFloat
    ) -> (center: CGPoint, size: CGSize)? {
        guard let sight else {
            self = .unknown
            return nil
        }
        if share == 0 || self == .unknown {
            self =
                sight.fillsSuperview
                ? .filling(from: sight.superview.origin) : .known(center: sight.center, size: sight.size)
            return nil
        }
        switch self {
        case .unknown: return nil
        case .filling(let origin):
            let size = sight.superview.size
            return (CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), size)
        case .known(let center, let size):
            let isBack =
                sight.size == size && sight.center.x == center.x
                && movement(of: sight.center, in: sight.superview.size, against: share, halfAPixel()) != 0
            self = .known(center: isBack ? center : sight.center, size: sight.size)
            return isBack ? (center, size) : nil
        }
    }

    /// Returns by how much UIKit has moved the view back.
    ///
    /// When code sets the view's frame, UIKit may move the view's center so that the translation has no visible effect.
    /// The result is then the negative translation, and otherwise 0.
    public func movement(
        of center: CGPoint, in superview: CGSize, against share: CGFloat, _ halfAPixel: @autoclosure () -> CGFloat
    ) -> CGFloat {
        let place: CGFloat
        switch self {
        case .unknown: return 0
        case .known(let center, _): place = center.y
        case .filling(let origin): place = origin.y + superview.height / 2
        }
        guard share != 0, center.y != place else { return 0 }
        return abs(center.y - place + share) < halfAPixel() ? -share : 0
    }

    /// A view without a translation may have any place.
    public mutating func keep(share: CGFloat) { if share == 0 { self = .unknown } }
}
