// Fidelity: exact — NSStringDrawing.h

import Foundation

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that shows ends in dots if text is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is that of the lines, not the baseline; text wraps.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The font's leading counts for the height.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Bounds of the drawn glyphs count.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
