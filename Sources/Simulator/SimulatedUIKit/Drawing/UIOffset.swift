// Fidelity: exact — UIGeometry.h

import Foundation

public struct UIOffset: Equatable, Sendable {
    /// Points to the right.
    ///
    /// Kept for the app.
    public var horizontal: CGFloat
    /// Points downwards.
    ///
    /// Kept for the app.
    public var vertical: CGFloat

    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init() { self.init(horizontal: 0, vertical: 0) }

    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}
