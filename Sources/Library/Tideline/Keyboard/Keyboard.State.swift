internal import KeyboardModel
import UIKit

extension Keyboard {
    /// The position of the keyboard.
    public enum State: Sendable, Equatable {
        /// The keyboard is off the screen.
        case hidden
        /// The keyboard is docked at the bottom of the screen, with its frame in the screen's coordinates, in points.
        ///
        /// This is the frame that UIKit reports. For example, the bar of a hardware keyboard reports the full height of
        /// 313 points, of which only 55 pt are on the screen.
        case docked(CGRect)
        /// The keyboard floats, is split, or is a shortcuts bar away from the bottom, with its frame in the screen's
        /// coordinates, in points.
        ///
        /// The frame is zero if the notification announces a frame of zeros.
        case undocked(CGRect)

        init(_ state: KeyboardState) {
            switch state {
            case .hidden: self = .hidden
            case .docked(let frame): self = .docked(frame)
            case .undocked(let frame): self = .undocked(frame)
            }
        }

        /// Whether the keyboard is docked at the bottom of the screen.
        public var isDocked: Bool {
            if case .docked = self { true } else { false }
        }
    }
}
