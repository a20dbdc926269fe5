// Fidelity: partial — the touches of fingers; motion, presses and other kinds never happen here

import Foundation
@_spi(Simulation) import ObjectiveC

/// Something that happened to the device.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing happened.
    open var type: EventType { .touches }
    /// More about the kind.
    open var subtype: EventSubtype { .none }
    /// Seconds of virtual time since the simulation began.
    open internal(set) var timestamp: TimeInterval = 0
    var allTouchesStorage: Set<UITouch> = []
    /// What is associated with the object; nil while nothing is.
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    /// The fingers that are on the screen or just leave it.
    open var allTouches: Set<UITouch>? { allTouchesStorage.isEmpty ? nil : allTouchesStorage }

    /// The fingers that came down in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The fingers that came down on a view.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The fingers that a recognizer examines.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches(where: gesture.touches.contains) }

    private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = allTouchesStorage.filter(isMeant)
        return touches.isEmpty ? nil : touches
    }

    /// All that a finger did since the last event: no more than the touch says.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouchesStorage.contains(touch) ? [touch] : nil }

    /// What a finger might do next; nothing is foretold here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouchesStorage.contains(touch) ? [] : nil }
}

extension UIEvent {
    /// What kind of thing happened.
    public enum EventType: _ImportedEnumeration {
        case touches
        case motion
        case remoteControl
        case presses
        case scroll
        case hover
        case transform
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .touches
            case 1: self = .motion
            case 2: self = .remoteControl
            case 3: self = .presses
            case 10: self = .scroll
            case 11: self = .hover
            case 14: self = .transform
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .touches: 0
            case .motion: 1
            case .remoteControl: 2
            case .presses: 3
            case .scroll: 10
            case .hover: 11
            case .transform: 14
            @unknown default: unnamedNumber
            }
        }
    }
}

extension UIEvent {
    /// More about what happened.
    public enum EventSubtype: _ImportedEnumeration {
        case none
        case motionShake
        case remoteControlPlay
        case remoteControlPause
        case remoteControlStop
        case remoteControlTogglePlayPause
        case remoteControlNextTrack
        case remoteControlPreviousTrack
        case remoteControlBeginSeekingBackward
        case remoteControlEndSeekingBackward
        case remoteControlBeginSeekingForward
        case remoteControlEndSeekingForward
        /// A number that has no name.
        @available(*, unavailable) case _unnamed(Int)

        /// The value of a number; every number has one.
        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .none
            case 1: self = .motionShake
            case 100: self = .remoteControlPlay
            case 101: self = .remoteControlPause
            case 102: self = .remoteControlStop
            case 103: self = .remoteControlTogglePlayPause
            case 104: self = .remoteControlNextTrack
            case 105: self = .remoteControlPreviousTrack
            case 106: self = .remoteControlBeginSeekingBackward
            case 107: self = .remoteControlEndSeekingBackward
            case 108: self = .remoteControlBeginSeekingForward
            case 109: self = .remoteControlEndSeekingForward
            default: self = .unnamed(rawValue)
            }
        }

        /// The number.
        public var rawValue: Int {
            switch self {
            case .none: 0
            case .motionShake: 1
            case .remoteControlPlay: 100
            case .remoteControlPause: 101
            case .remoteControlStop: 102
            case .remoteControlTogglePlayPause: 103
            case .remoteControlNextTrack: 104
            case .remoteControlPreviousTrack: 105
            case .remoteControlBeginSeekingBackward: 106
            case .remoteControlEndSeekingBackward: 107
            case .remoteControlBeginSeekingForward: 108
            case .remoteControlEndSeekingForward: 109
            @unknown default: unnamedNumber
            }
        }
    }
}
