import CoreGraphics
import Foundation

extension KeyboardState {
    /// The greatest distance of a frame from an edge that the frame touches, in points.
    ///
    /// Third-party keyboards report frames such as y 445.333, height 366.667 on a screen with a height of 812.
    public static let edgeTolerance: CGFloat = 0.5

    /// The smallest width of a docked keyboard, as a part of the screen's width.
    ///
    /// A narrower keyboard at the bottom edge is a floating keyboard, or the rotated frame of a landscape keyboard from
    /// before iOS 8.
    public static let leastDockedWidthShare: CGFloat = 0.5

    /// Returns the state after a notification.
    ///
    /// - Parameters:
    ///   - screenBounds: the screen's bounds in the screen's own coordinates, in points.
    ///   - lastWill: the last *will* event that counted, or nil.
    public func reducing(
        _ transition: KeyboardTransition, in screenBounds: CGRect, after lastWill: KeyboardEvent? = nil
    ) -> KeyboardState {
        reducingWithReason(transition, in: screenBounds, after: lastWill).state
    }

    /// Returns the state after a notification, and a closure that returns the reason as one line.
    ///
    /// - A `willHide` event hides the keyboard, with any frame (T6, T14, S28, S61). The exception is a docked frame in
    ///   which a bar of the app is known to stay (hackiftekhar/IQKeyboardManager#2124).
    /// - A *did* event counts only if the event confirms the last *will* event. After a hide, only a *will* event shows
    ///   a keyboard, because iOS 26 ends a hide with a frame that has the height of the accessory view
    ///   (badoo/Chatto#797, hackiftekhar/IQKeyboardManager#2124). After a show, only a *will* event hides the keyboard.
    ///   The *did* event of a hide may come late, when the next show has already begun (duckduckgo/iOS#1898).
    /// - Only the end frame of any other event counts. Without an end frame the state stays the same.
    /// - If a show announces a frame of zeros, the keyboard is a shortcuts bar that a person has dragged from the
    ///   bottom. If an undocked keyboard announces a frame of zeros, a finger drags it, and its place is unknown. Any
    ///   other announced empty frame means that no keyboard is docked: Prefer Cross-Fade is on, or a
    ///   floating keyboard is being dragged (E53, E54, S26, S64). In a *did* event an empty frame is ignored, because
    ///   under Cross-Fade a show may end with height 0 (S65).
    /// - A frame with the screen's width gets the x 0, because iOS 26 may report the frame in a view's coordinates
    ///   (S115).
    /// - A keyboard off the screen is hidden, a keyboard at the bottom edge is docked, and any other keyboard is
    ///   undocked. For a window the state may differ; see ``judged(inWindow:onScreen:guideTop:)``.
    ///
    /// - Parameters:
    ///   - screenBounds: the screen's bounds in the screen's own coordinates, in points.
    ///   - lastWill: the last *will* event that counted, or nil.
    ///   - left: the frame of an undocked keyboard with which the last `willHide` event came, or nil. A *did* event with
    ///     the same frame tells that a person has undocked the keyboard, since nothing has left the screen (E51).
    ///   - keepsBar: returns whether a bar of the app stays in a docked frame; called at most once, for a `willHide`
    ///     event with a docked frame in the screen's coordinates, in points.
    public func reducingWithReason(
        _ transition: KeyboardTransition, in screenBounds: CGRect, after lastWill: KeyboardEvent? = nil,
        leaving left: CGRect? = nil, keepsBar: (CGRect) -> Bool = { _ in false }
    ) -> (state: KeyboardState, reason: () -> String) {
        if transition.event == .willHide, let frame = Self.dockedFrame(of: transition, in: screenBounds),
            keepsBar(frame)
        {
            return (.docked(frame), { "docked: \(frame.shortText), in which an accessory view stays after the hide" })
        }
        if !transition.event.isWill, let left, transition.endFrameInScreen == left {
            return (.undocked(left), { "undocked: \(left.shortText), which the hide has left on the screen" })
        }
        let claimed = claimedWithReason(transition, in: screenBounds)
        guard !transition.event.isWill, let lastWill, (claimed.state == .hidden) != lastWill.isHide else {
            return claimed
        }
        return (self, { "ignored: \(transition.event.rawValue) confirms nothing after \(lastWill.rawValue)" })
    }

    private func claimedWithReason(
        _ transition: KeyboardTransition, in screenBounds: CGRect
    ) -> (state: KeyboardState, reason: () -> String) {
        if transition.event.isHide { return (.hidden, { "hidden: \(transition.event.rawValue)" }) }
        guard let reported = transition.endFrameInScreen else { return (self, { "ignored: no end frame" }) }
        guard screenBounds.keyboardAnomaly == nil, !screenBounds.isEmpty else {
            return (self, { "ignored: screen bounds \(screenBounds.shortText) are unusable" })
        }
        if reported.size.width <= 0 || reported.size.height <= 0 {
            return afterEmptyFrame(reported, event: transition.event)
        }
        return Self.classify(reported, in: screenBounds)
    }

    /// Returns the docked keyboard's frame, as a notification reports it.
    ///
    /// The method looks only at the end frame, and not at the kind of event. The result is nil if the frame shows no
    /// docked keyboard.
    ///
    /// When the keyboard hides, a docked bar may stay, and the end frame is then the frame of this bar
    /// (MessageKit/MessageKit#977). Apple's guide decides whether the bar is there.
    ///
    /// - Parameter screenBounds: the screen's bounds in the screen's own coordinates, in points.
    public static func dockedFrame(of transition: KeyboardTransition, in screenBounds: CGRect) -> CGRect? {
        guard let end = transition.endFrameInScreen, screenBounds.keyboardAnomaly == nil, !screenBounds.isEmpty,
            case .docked(let frame) = classify(end, in: screenBounds).state
        else { return nil }
        return frame
    }

    /// Returns the frame of an undocked keyboard, as a notification of any kind reports it; nil for another keyboard.
    ///
    /// - Parameter screenBounds: the screen's bounds in the screen's own coordinates, in points.
    public static func undockedFrame(of transition: KeyboardTransition, in screenBounds: CGRect) -> CGRect? {
        guard let end = transition.endFrameInScreen, !end.isEmpty, screenBounds.keyboardAnomaly == nil,
            !screenBounds.isEmpty, case .undocked = classify(end, in: screenBounds).state
        else { return nil }
        return end
    }

    private func afterEmptyFrame(_ frame: CGRect, event: KeyboardEvent) -> (state: KeyboardState, reason: () -> String)
    {
        if !event.isWill { return (self, { "ignored: empty end frame \(frame.shortText) in \(event.rawValue)" }) }
        if event == .willChangeFrame, frame == .zero, case .undocked = self {
            return (.undocked(.zero), { "undocked: a finger drags it, and its place is unknown" })
        }
        if event == .willShow && frame == .zero { return (.undocked(.zero), { "undocked: shown with a zero frame" }) }
        return (.hidden, { "hidden: empty end frame \(frame.shortText)" })
    }

    private static func classify(
        _ reported: CGRect, in screen: CGRect
    ) -> (state: KeyboardState, reason: () -> String) {
        var frame = reported
        if frame.width >= screen.width - edgeTolerance && abs(frame.minX - screen.minX) >= edgeTolerance {
            frame.origin.x = screen.minX
        }
        let text = { [frame] in
            frame.minX == reported.minX
                ? frame.shortText
                : "\(frame.shortText), x \(Double(reported.minX).shortText) taken as \(Double(frame.minX).shortText)"
        }
        let visible = frame.intersection(screen)
        if visible.isNull || visible.height < edgeTolerance || visible.width < edgeTolerance {
            return (.hidden, { "hidden: \(text()) is off screen" })
        }
        if frame.maxY < screen.maxY - edgeTolerance {
            // Keep the reported frame, because `judged(inWindow:onScreen:guideTop:)` needs the frame for a smaller
            // window.
            return (.undocked(reported), { "undocked: \(reported.shortText) ends above the screen's bottom" })
        }
        if frame.width < screen.width * leastDockedWidthShare {
            return (.undocked(frame), { "undocked: \(text()) is narrower than half the screen" })
        }
        // Before iOS 8, frames did not rotate with the interface: (0, 0, 162, 480) is a landscape keyboard on a 320 x
        // 480 screen. As a docked keyboard, such a frame would push the content off the screen.
        if frame.minY < screen.minY + edgeTolerance {
            return (.undocked(frame), { "undocked: \(text()) would fill the screen" })
        }
        return (.docked(frame), { "docked: \(text())" })
    }
}
