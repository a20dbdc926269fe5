import CoreGraphics
import Foundation

/// Where the keyboard is: the single state that all six notifications feed.
public enum KeyboardState: Sendable, Equatable {
    /// No keyboard is on screen.
    case hidden
    /// The keyboard stands at the bottom of the screen; its frame in the screen's coordinates, in points.
    ///
    /// The frame is the reported one: a hardware keyboard's bar keeps the full height of 313 of which 55 pt are on the
    /// screen and the rest hangs below it.
    case docked(CGRect)
    /// The keyboard floats, is split or is a dropped shortcuts bar; its frame in the screen's coordinates, in points.
    ///
    /// The frame is zero when the notification has none.
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

extension KeyboardState {
    /// The least part of a window's width for a keyboard at the window's bottom.
    ///
    /// A floating keyboard of an iPad is 320 points wide, the narrowest window 320 points and more.
    private static let leastWindowShare: CGFloat = 0.9

    /// The state for one window, and why it differs from the state for the screen.
    ///
    /// The frame of a notification is for the screen. A window that is not the whole screen, in Slide Over, Split View or
    /// Stage Manager, sees the same keyboard differently:
    /// - A keyboard wholly to the left or to the right of the window covers nothing of it.
    /// - A frame that ends at the window's bottom is docked, although it ends above the screen's: Slide Over leaves the
    ///   space below the app out of the frame (flutter/flutter#100220).
    /// - A frame that reaches the screen's bottom once it is moved by the window's origin was given in the window's
    ///   coordinates, as iPadOS 26 does with an accessory view (chockenberry/KeyboardAvoider, FB18129544). Apple's layout
    ///   guide confirms it; without the guide a negative x that is the window's does.
    /// - Any other frame whose top the layout guide confirms is docked, since that guide follows docked keyboards only.
    ///
    /// - Parameters:
    ///   - window: the window's frame in the screen's coordinates, in points.
    ///   - screen: the bounds of the screen in its own coordinates, in points.
    ///   - guideTop: the top of Apple's layout guide in the screen's coordinates, in points; nil while it rests, or when
    ///     there is none.
    /// - Returns: the state, with frames in the screen's coordinates, and a reason in words; nil when the screen's view of
    ///   it holds.
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
