internal import KeyboardModel
import UIKit

extension Keyboard {
    /// The position of the keyboard.
    public enum State: Sendable, Equatable {
        /// The keyboard is off the screen.
        case hidden
        /// The keyboard is docked at the bottom of the screen, with UIKit's frame in the screen's coordinates, in
        /// points.
        ///
        /// The frame may reach below the screen. For example, the bar of a hardware keyboard has the height 313 points,
        /// and 55 points are on the screen.
        case docked(CGRect)
        /// The keyboard floats, is split, or is a shortcuts bar away from the bottom.
        ///
        /// The value is the frame in the screen's coordinates, in points. UIKit may announce a zero frame.
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
