import CoreGraphics
import Foundation

extension KeyboardState {
    /// How far, in points, a frame may miss an edge and still be taken to meet it.
    ///
    /// Third-party keyboards report frames such as y 445.333, height 366.667 on a screen of 812.
    public static let edgeTolerance: CGFloat = 0.5

    /// The least part of the screen's width that a docked keyboard takes up.
    ///
    /// Below it a keyboard that touches the bottom edge is a floating one that was dragged there (rule of the field:
    /// width under half the screen), or the column of a landscape frame from before iOS 8.
    public static let leastDockedWidthShare: CGFloat = 0.5

    /// The state after a notification.
    ///
    /// - Parameters:
    ///   - screenBounds: bounds of the keyboard's screen in its own coordinates, in points.
    ///   - lastWill: the last *will* event that counted; nil before the first one.
    public func reducing(
        _ transition: KeyboardTransition, in screenBounds: CGRect, after lastWill: KeyboardEvent? = nil
    ) -> KeyboardState {
        reducingWithReason(transition, in: screenBounds, after: lastWill).state
    }

    /// The state after a notification, and what writes the reason in one line for logs, when it is called.
    ///
    /// - A hide that is about to happen always hides, with any frame (T6, T14, S28, S61).
    /// - A *did* event confirms the last *will* event or nothing. After a hide only a *will* event shows a keyboard again:
    ///   iOS 26 confirms a hide with a frame as high as the accessory view (badoo/Chatto#797,
    ///   hackiftekhar/IQKeyboardManager#2124). After a show only a *will* event hides it: the end of a hide may come once
    ///   the next show has begun (duckduckgo/iOS#1898).
    /// - Every other event is judged by its end frame alone; without one nothing changes.
    /// - An empty end frame never means "fills the screen". Announced with a show and all zero it is a dropped shortcuts
    ///   bar, announced otherwise there is no docked keyboard: Prefer Cross-Fade, or a floating keyboard that is being
    ///   dragged (E53, E54, S26, S64). In a *did* event it confirms nothing and changes nothing, because under Cross-Fade
    ///   a show may end with height 0 (S65).
    /// - A frame as wide as the screen but beside it is taken at x 0: iOS 26 may give it in a view's coordinates (S115).
    /// - Off the screen is hidden, bottom edge reached is docked, the rest is undocked. A window may judge the latter
    ///   differently, see ``judged(inWindow:onScreen:guideTop:)``.
    ///
    /// - Parameters:
    ///   - screenBounds: bounds of the keyboard's screen in its own coordinates, in points.
    ///   - lastWill: the last *will* event that counted; nil before the first one.
    public func reducingWithReason(
        _ transition: KeyboardTransition, in screenBounds: CGRect, after lastWill: KeyboardEvent? = nil
    ) -> (state: KeyboardState, reason: () -> String) {
        let claimed = claimedWithReason(transition, in: screenBounds)
        guard !transition.event.isWill, let lastWill, (claimed.state == .hidden) != lastWill.isHide else {
            return claimed
        }
        return (self, { "ignored: \(transition.event.rawValue) confirms nothing after \(lastWill.rawValue)" })
    }

    /// The state by a notification alone.
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

    /// The docked frame that a notification leaves on the screen, by its end frame alone; nil for none.
    ///
    /// A hide may end at a docked bar (MessageKit/MessageKit#977). Apple's guide decides whether the bar is there.
    ///
    /// - Parameter screenBounds: bounds of the keyboard's screen in its own coordinates, in points.
    public static func dockedFrame(of transition: KeyboardTransition, in screenBounds: CGRect) -> CGRect? {
        guard let end = transition.endFrameInScreen, screenBounds.keyboardAnomaly == nil, !screenBounds.isEmpty,
            case .docked(let frame) = classify(end, in: screenBounds).state
        else { return nil }
        return frame
    }

    private func afterEmptyFrame(_ frame: CGRect, event: KeyboardEvent) -> (state: KeyboardState, reason: () -> String)
    {
        if !event.isWill { return (self, { "ignored: empty end frame \(frame.shortText) in \(event.rawValue)" }) }
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
            // As it was reported: a window that knows its own place may make more of it.
            return (.undocked(reported), { "undocked: \(reported.shortText) ends above the screen's bottom" })
        }
        if frame.width < screen.width * leastDockedWidthShare {
            return (.undocked(frame), { "undocked: \(text()) is narrower than half the screen" })
        }
        // Before iOS 8 frames did not rotate with the interface: (0, 0, 162, 480) is a landscape keyboard on a 320 x 480
        // screen. Nothing can be derived from it, but it must not push everything out of the screen.
        if frame.minY < screen.minY + edgeTolerance {
            return (.undocked(frame), { "undocked: \(text()) would fill the screen" })
        }
        return (.docked(frame), { "docked: \(text())" })
    }
}
