import CoreGraphics
import Foundation

/// One keyboard notification, parsed by ``validating(event:raw:)``.
///
/// Only the end frame is used for decisions. Begin frames are kept only for logs, because their heights are wrong in
/// many recorded notifications. For example, begin frames had the heights 288, 243, 54 or 0 points, and the end frames
/// 346, 301 or 253.
public struct KeyboardTransition: Sendable, Equatable {
    /// The longest accepted duration of a notification, in seconds; longer durations are reduced to it.
    public static let longestDurationSeconds: Double = 10

    /// The notification's event.
    public var event: KeyboardEvent
    /// The keyboard's frame before the movement, in the screen's coordinates, in points; only for logs.
    public private(set) var beginFrameInScreen: CGRect?
    /// The keyboard's frame after the movement, in the screen's coordinates, in points; it includes the accessory view.
    public private(set) var endFrameInScreen: CGRect?
    /// The duration of the movement according to the notification, in seconds, 0…10.
    public var durationSeconds: Double?
    /// The raw value of the animation curve; 7 is the keyboard's private curve.
    public var curveRawValue: Int?
    /// Whether the keyboard belongs to this app.
    ///
    /// If the notification lacks this value, it is treated as local.
    public var isLocal: Bool

    /// Creates a transition and drops implausible frames.
    ///
    /// The duration is limited to 0…10 seconds. A NaN or an infinite duration is dropped.
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
/// When the keyboard is shown, UIKit posts `willChangeFrame`, `willShow`, `didChangeFrame` and `didShow`. When it
/// hides, UIKit posts `willChangeFrame`, `willHide`, `didChangeFrame` and `didHide` (rule E7).
public enum KeyboardEvent: String, Sendable, CaseIterable {
    case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

    /// Whether the event announces a movement; the other events confirm a movement that has ended.
    public var isWill: Bool {
        switch self {
        case .willShow, .willHide, .willChangeFrame: true
        case .didShow, .didHide, .didChangeFrame: false
        }
    }

    /// Whether the keyboard hides; the frame of such an event is ignored.
    public var isHide: Bool { self == .willHide || self == .didHide }
}
