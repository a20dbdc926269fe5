import CoreGraphics
import Foundation

/// Where the keyboard is, as far as keeping clear of it goes: the single state that all six notifications feed.
public enum KeyboardState: Sendable, Equatable, Codable {
    /// No keyboard is on screen.
    case hidden
    /// The keyboard stands at the bottom of the screen; its frame in the screen's coordinates, in points.
    ///
    /// The frame is the reported one: a hardware keyboard's bar keeps the full height of 313 of which 55 pt are on the
    /// screen and the rest hangs below it.
    case docked(CGRect)
    /// The keyboard floats, is split or is a dropped shortcuts bar; its frame in the screen's coordinates, in points.
    ///
    /// The frame is zero when the notification did not tell where.
    case undocked(CGRect)

    /// The keyboard's frame in the screen's coordinates, in points; `nil` while hidden.
    public var frameInScreen: CGRect? {
        switch self {
        case .hidden: nil
        case .docked(let frame), .undocked(let frame): frame
        }
    }

    /// Whether the keyboard stands at the bottom of the screen.
    public var isDocked: Bool {
        if case .docked = self { true } else { false }
    }
}
