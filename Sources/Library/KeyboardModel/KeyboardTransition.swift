import CoreGraphics
import Foundation

/// One keyboard notification, parsed by ``validating(event:raw:)``.
///
/// Only the end frame ever decides anything. Begin frames are kept for logs: their heights are wrong in too many recorded
/// notifications (288, 243, 54 or 0 for an end of 346, 301 or 253).
public struct KeyboardTransition: Sendable, Equatable {
    /// The longest animation a notification may ask for, in seconds; longer ones are cut to it.
    public static let longestDurationSeconds: Double = 10

    /// Which notification it was.
    public var event: KeyboardEvent
    /// Where the keyboard comes from, in the screen's coordinates, in points; for logs, never for decisions.
    public private(set) var beginFrameInScreen: CGRect?
    /// Where the keyboard goes, in the screen's coordinates, in points; the accessory view is part of it.
    public private(set) var endFrameInScreen: CGRect?
    /// How long the movement takes by the notification's own account, in seconds, 0…10.
    public var durationSeconds: Double?
    /// The raw value of the animation curve; 7 is the keyboard's private one.
    public var curveRawValue: Int?
    /// Whether the keyboard belongs to this app; a notification that does not say so counts as local.
    public var isLocal: Bool

    /// Creates a transition without frames that no keyboard can have; a duration is cut to 0…10 seconds and dropped when it
    /// is not finite.
    public init(
        event: KeyboardEvent, beginFrameInScreen: CGRect? = nil, endFrameInScreen: CGRect? = nil,
        durationSeconds: Double? = nil, curveRawValue: Int? = nil, isLocal: Bool = true
    ) {
        self.init(
            event: event,
            checkedFrames: (
                beginFrameInScreen.flatMap { $0.keyboardAnomaly == nil ? $0 : nil },
                endFrameInScreen.flatMap { $0.keyboardAnomaly == nil ? $0 : nil }
            ),
            durationSeconds: durationSeconds, curveRawValue: curveRawValue, isLocal: isLocal
        )
    }

    /// Creates a transition from frames that have been checked for anomalies.
    init(
        event: KeyboardEvent, checkedFrames: (begin: CGRect?, end: CGRect?), durationSeconds: Double?,
        curveRawValue: Int?, isLocal: Bool
    ) {
        self.event = event
        (beginFrameInScreen, endFrameInScreen) = checkedFrames
        self.durationSeconds = durationSeconds.flatMap { seconds in
            seconds.isFinite ? min(max(seconds, 0), Self.longestDurationSeconds) : nil
        }
        self.curveRawValue = curveRawValue
        self.isLocal = isLocal
    }
}

/// Which of the six keyboard notifications was posted.
///
/// A show posts `willChangeFrame`, `willShow`, `didChangeFrame`, `didShow`; a hide the same with hide in place of show
/// (rule E7).
public enum KeyboardEvent: String, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Whether the event announces a movement, as opposed to confirming one that has ended.
    public var isWill: Bool {
        switch self {
        case .willShow, .willHide, .willChangeFrame: true
        case .didShow, .didHide, .didChangeFrame: false
        }
    }

    /// Whether the keyboard leaves; the frame does not count then.
    public var isHide: Bool { self == .willHide || self == .didHide }
}
