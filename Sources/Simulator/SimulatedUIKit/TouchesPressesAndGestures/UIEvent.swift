// Fidelity: partial — touch events; motion, press and other events never occur

import Foundation
@_spi(Simulation) import ObjectiveC

@preconcurrency @MainActor
open class UIEvent: NSObject {
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds of virtual time since the simulation began.
    open internal(set) var timestamp: TimeInterval = 0
    var allTouchesStorage: Set<UITouch> = []
    @_spi(Simulation) public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

    open var allTouches: Set<UITouch>? { allTouchesStorage.isEmpty ? nil : allTouchesStorage }

    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches(where: gesture.touches.contains) }

    private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = allTouchesStorage.filter(isMeant)
        return touches.isEmpty ? nil : touches
    }

    /// The result contains only the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouchesStorage.contains(touch) ? [touch] : nil }

    open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouchesStorage.contains(touch) ? [] : nil }
}

extension UIEvent {
    public enum EventType: _ImportedEnumeration {
        case touches
        case motion
        case remoteControl
        case presses
        case scroll
        case hover
        case transform
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [0, 1, 2, 3, 10, 11, 14]
    }
}

extension UIEvent {
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
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [0, 1, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109]
    }
}
