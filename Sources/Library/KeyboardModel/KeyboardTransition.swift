import CoreGraphics
import Foundation

/// The checked values of one keyboard notification.
///
/// The library computes the keyboard's position from the end frame. The begin frame is only for logs, because many
/// recorded begin frames have wrong heights: 288, 243, 54 or 0 points, where the end frames have 346, 301 or 253.
public struct KeyboardTransition: Sendable, Equatable {
    /// The longest accepted duration of a notification, in seconds.
    public static let longestDurationSeconds: Double = 10

    /// The notification's event.
    public var event: KeyboardEvent
    /// The keyboard's frame before the movement, in the screen's coordinates, in points; only for logs.
    public private(set) var beginFrameInScreen: CGRect?
    /// The keyboard's frame after the movement, in the screen's coordinates, in points; with the accessory view.
    public private(set) var endFrameInScreen: CGRect?
    /// The announced duration of the movement, in seconds, 0…10.
    public var durationSeconds: Double?
    /// The raw value of the animation curve; 7 is the keyboard's private curve.
    public var curveRawValue: Int?
    /// Whether the keyboard belongs to this app; true if the notification does not tell.
    public var isLocal: Bool

    /// Creates a transition and drops implausible frames and durations.
    ///
    /// The duration is limited to 0…10 seconds.
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

/// One of the six keyboard notifications.
///
/// For a show, UIKit posts `willChangeFrame`, `willShow`, `didChangeFrame` and `didShow`. For a hide, UIKit posts
/// `willChangeFrame`, `willHide`, `didChangeFrame` and `didHide` (rule E7).
public enum KeyboardEvent: String, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Whether the event announces a movement; the other events follow a movement.
    public var isWill: Bool {
        switch self {
        case .willShow, .willHide, .willChangeFrame: true
        case .didShow, .didHide, .didChangeFrame: false
        }
    }

    /// Whether the event hides the keyboard.
    public var isHide: Bool { self == .willHide || self == .didHide }
}
