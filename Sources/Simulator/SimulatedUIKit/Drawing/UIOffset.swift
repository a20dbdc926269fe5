// Fidelity: exact — UIGeometry.h

import Foundation

public struct UIOffset: Equatable, Sendable {
    /// A positive value means an offset to the right.
    ///
    /// Kept for the app, which can read the value back.
    public var horizontal: CGFloat
    /// A positive value means a downward offset.
    ///
    /// Kept for the app, which can read the value back.
    public var vertical: CGFloat

    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init() { self.init(horizontal: 0, vertical: 0) }

    public init(horizontal: CGFloat, vertical: CGFloat) { (self.horizontal, self.vertical) = (horizontal, vertical) }
}
