// Fidelity: exact — the same text as from Apple's overlay of CoreGraphics (rule I21)

import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as (1.0, 2.0).
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// Width and height, such as (3.0, 4.0).
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// Origin and size, such as (1.0, 2.0, 3.0, 4.0).
    public var debugDescription: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
