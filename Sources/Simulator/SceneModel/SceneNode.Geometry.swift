public import Foundation

extension SceneNode {
    /// The stored geometry of a view and, for a scroll view, its insets: what must come back bit for bit after a hide.
    public struct Geometry: Codable, Sendable, Equatable {
        /// The view's own coordinates: origin and size in points.
        public var bounds: CGRect
        /// The anchor point in the superview's coordinates, in points.
        public var center: CGPoint
        /// The transform as a, b, c, d, tx, ty; translation in points.
        public var transform: [Double]
        /// Top, left, bottom, right content inset in points; empty for a view that does not scroll.
        public var contentInset: [Double]
        /// Top, left, bottom, right of the safe area's reach into the view, in points; empty while something moves.
        public var safeAreaInsets: [Double]
        /// Top, left, bottom, right of the content inset with what the system adds, in points; empty without scrolling
        /// and while something moves.
        public var adjustedContentInset: [Double]
        /// Top, left, bottom, right of the vertical scroll indicator's insets, in points; empty without scrolling.
        public var indicatorInsets: [Double]
        /// The size of what scrolls, in points; zero for a view that does not scroll.
        public var contentSize: CGSize

        /// Creates a geometry.
        public init(
            bounds: CGRect = .zero, center: CGPoint = .zero, transform: [Double] = [1, 0, 0, 1, 0, 0],
            contentInset: [Double] = [], safeAreaInsets: [Double] = [0, 0, 0, 0],
            adjustedContentInset: [Double] = [], indicatorInsets: [Double] = [], contentSize: CGSize = .zero
        ) {
            self.bounds = bounds
            self.center = center
            self.transform = transform
            self.contentInset = contentInset
            self.safeAreaInsets = safeAreaInsets
            self.adjustedContentInset = adjustedContentInset
            self.indicatorInsets = indicatorInsets
            self.contentSize = contentSize
        }
    }
}
