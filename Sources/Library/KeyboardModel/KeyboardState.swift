import CoreGraphics
import Foundation

/// The keyboard's position, which all six notifications update.
public enum KeyboardState: Sendable, Equatable {
    /// The keyboard is off the screen.
    case hidden
    /// The keyboard is docked at the bottom of the screen, with UIKit's frame in the screen's coordinates, in points.
    ///
    /// The frame may reach below the screen. For example, the bar of a hardware keyboard has the height 313 points, and
    /// 55 points are on the screen.
    case docked(CGRect)
    /// The keyboard floats, is split, or is a shortcuts bar that a person has dragged from the bottom.
    ///
    /// The value is the frame in the screen's coordinates, in points. UIKit may announce a zero frame.
    case undocked(CGRect)

    /// The keyboard's frame in the screen's coordinates, in points; nil for a hidden keyboard.
    public var frameInScreen: CGRect? {
        switch self {
        case .hidden: nil
        case .docked(let frame), .undocked(let frame): frame
        }
    }

    /// Whether the keyboard is docked at the bottom of the screen.
    public var isDocked: Bool {
        if case .docked = self { true } else { false }
    }
}

extension KeyboardState {
    /// A keyboard at the window's bottom is docked only if it covers at least this fraction of the window's width.
    ///
    /// A narrower keyboard is a floating one. On an iPad, a floating keyboard is 320 points wide, and no window is
    /// narrower than that.
    private static let leastWindowShare: CGFloat = 0.9

    /// Returns the state for one window, and the reason for a difference from the state for the screen.
    ///
    /// In Slide Over, Split View or Stage Manager a window is smaller than the screen. These rules apply to the window:
    /// - A keyboard wholly to the left or to the right of the window is hidden.
    /// - A frame that ends at the window's bottom is docked, even if it ends above the screen's bottom. In Slide Over
    ///   the frame excludes the space below the app (flutter/flutter#100220).
    /// - With an accessory view, iPadOS 26 may report the frame in the window's coordinates
    ///   (chockenberry/KeyboardAvoider, FB18129544). Suppose that the window's origin is added to the frame. The sum is
    ///   used if it reaches the screen's bottom and Apple's layout guide confirms it. Without a guide, the sum is used
    ///   only if the reported x equals the window's x with the opposite sign.
    /// - Any other frame is docked if the layout guide has the same top, because the guide follows only docked
    ///   keyboards.
    ///
    /// - Parameters:
    ///   - window: the window's frame in the screen's coordinates, in points.
    ///   - screen: the screen's bounds in the screen's own coordinates, in points.
    ///   - guideTop: the top of Apple's layout guide in the screen's coordinates, in points; nil for a guide at rest or
    ///     no guide.
    /// - Returns: the state, with frames in the screen's coordinates, and a reason in words, or nil without a
    ///   difference.
    public func judged(
        inWindow window: CGRect, onScreen screen: CGRect, guideTop: CGFloat? = nil
    ) -> (state: KeyboardState, reason: String?) {
        guard window.keyboardAnomaly == nil, screen.keyboardAnomaly == nil, !window.isEmpty else { return (self, nil) }
        switch self {
        case .hidden: return (.hidden, nil)
        case .docked(let frame):
            guard Self.isBeside(frame, window) else { return (self, nil) }
            return (.hidden, "the keyboard \(frame.shortText) is beside the window \(window.shortText)")
        case .undocked(let frame):
            guard !frame.isEmpty else { return (self, nil) }
            return Self.judgedUndocked(frame, in: window, on: screen, guideTop: guideTop)
        }
    }

    private static func isBeside(_ frame: CGRect, _ window: CGRect) -> Bool {
        frame.maxX <= window.minX || frame.minX >= window.maxX
    }

    private static func judgedUndocked(
        _ frame: CGRect, in window: CGRect, on screen: CGRect, guideTop: CGFloat?
    ) -> (state: KeyboardState, reason: String?) {
        let moved = frame.offsetBy(dx: window.minX, dy: window.minY)
        if window.origin != .zero, reaches(moved, bottomOf: screen), frame.width >= screen.width - edgeTolerance {
            let isConfirmed = guideTop.map { abs($0 - moved.minY) <= 1 } ?? false
            let betrays = guideTop == nil && window.minX > 0 && abs(frame.minX + window.minX) < edgeTolerance
            if isConfirmed || betrays {
                let witness = isConfirmed ? "the layout guide confirms it" : "its x is the window's"
                return (.docked(moved), "\(frame.shortText) is in the window's coordinates: \(witness)")
            }
        }
        let common = frame.intersection(window)
        if !common.isNull, abs(frame.maxY - window.maxY) <= edgeTolerance,
            common.width >= window.width * leastWindowShare, frame.minY > window.minY + edgeTolerance
        {
            return (.docked(frame), "\(frame.shortText) ends at the bottom of the window \(window.shortText)")
        }
        if let guideTop, abs(guideTop - frame.minY) <= 1, !isBeside(frame, window) {
            return (.docked(frame), "\(frame.shortText) is docked: the layout guide confirms it")
        }
        return (.undocked(frame), nil)
    }

    private static func reaches(_ frame: CGRect, bottomOf screen: CGRect) -> Bool {
        frame.maxY >= screen.maxY - edgeTolerance && frame.minY < screen.maxY - edgeTolerance
    }
}
