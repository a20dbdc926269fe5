import CoreGraphics
import Foundation

/// One keyboard notification, parsed.
///
/// Only the end frame ever decides anything. Begin frames are kept for logs: their heights are wrong in too many recorded
/// notifications (288, 243, 54 or 0 for an end of 346, 301 or 253).
public struct KeyboardTransition: Sendable, Equatable {
    /// The longest animation a notification may ask for, in seconds; longer ones are cut to it.
    public static let longestDurationSeconds: Double = 10

    /// Which notification it was.
    public var event: KeyboardEvent
    /// Where the keyboard comes from, in the screen's coordinates, in points; for logs, never for decisions.
    public var beginFrameInScreen: CGRect?
    /// Where the keyboard goes, in the screen's coordinates, in points; the accessory view is part of it.
    public var endFrameInScreen: CGRect?
    /// How long the movement takes by the notification's own account, in seconds, 0…10.
    public var durationSeconds: Double?
    /// The raw value of the animation curve; 7 is the keyboard's private one.
    public var curveRawValue: Int?
    /// Whether the keyboard belongs to this app; a notification that does not say so counts as local.
    public var isLocal: Bool
    /// The bounds of the screen the notification names, in its own coordinates, in points, when it names one.
    public var screenBounds: CGRect?

    /// Creates a transition; a duration is cut to 0…10 seconds and dropped when it is not finite.
    public init(
        event: KeyboardEvent, beginFrameInScreen: CGRect? = nil, endFrameInScreen: CGRect? = nil,
        durationSeconds: Double? = nil, curveRawValue: Int? = nil, isLocal: Bool = true, screenBounds: CGRect? = nil
    ) {
        self.event = event
        self.beginFrameInScreen = beginFrameInScreen
        self.endFrameInScreen = endFrameInScreen
        self.durationSeconds = durationSeconds.flatMap { seconds in
            seconds.isFinite ? min(max(seconds, 0), Self.longestDurationSeconds) : nil
        }
        self.curveRawValue = curveRawValue
        self.isLocal = isLocal
        self.screenBounds = screenBounds
    }
}
