import CoreGraphics
import Foundation

/// The keyboard's position, as the single state that all six notifications update.
public enum KeyboardState: Sendable, Equatable {
    /// The keyboard is off the screen.
    case hidden
    /// The keyboard is docked at the bottom of the screen, with its frame in the screen's coordinates, in points.
    ///
    /// This is the frame that UIKit reports. For example, the bar of a hardware keyboard reports the full height of 313
    /// points, of which only 55 pt are on the screen.
    case docked(CGRect)
    /// The keyboard floats, is split, or is a shortcuts bar that a person has dragged away from the bottom.
    ///
    /// The value is its frame in the screen's coordinates, in points. The frame is zero when the notification announces
    /// a frame of zeros.
    case undocked(CGRect)

    /// The keyboard's frame in the screen's coordinates, in points, or `nil` while it is hidden.
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
    /// The smallest width of a keyboard at a window's bottom, as a part of the window's width.
    ///
    /// A floating keyboard of an iPad is 320 points wide, and the narrowest window is at least 320 points wide.
    private static let leastWindowShare: CGFloat = 0.9

    /// Returns the state for one window, and the reason if it differs from the state for the screen.
    ///
    /// The state for the screen assumes a window that fills the screen. In Slide Over, Split View or Stage Manager a
    /// window is smaller, and the keyboard is judged for the window by these rules:
    /// - A keyboard that lies wholly to the left or to the right of the window is hidden for it.
    /// - A frame that ends at the window's bottom is docked, even if it ends above the screen's bottom. In Slide Over
    ///   the frame excludes the space below the app (flutter/flutter#100220).
    /// - Some frames are given in the window's coordinates. Such a frame reaches the screen's bottom only after the
    ///   window's origin is added to it. iPadOS 26 does so with an accessory view (chockenberry/KeyboardAvoider,
    ///   FB18129544). The origin is added only if Apple's layout guide confirms the result. If no guide is known, the
    ///   frame's x must be the negative x of the window.
    /// - Any other frame is docked if the layout guide confirms its top, because the guide follows only docked
    ///   keyboards.
    ///
    /// - Parameters:
    ///   - window: the window's frame in the screen's coordinates, in points.
    ///   - screen: the bounds of the screen in its own coordinates, in points.
    ///   - guideTop: the top of Apple's layout guide in the screen's coordinates, in points; nil while the guide is at
    ///     rest or missing.
    /// - Returns: the state, with frames in the screen's coordinates, and a reason in words; the reason is nil if the
    ///   state for the screen is kept.
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
