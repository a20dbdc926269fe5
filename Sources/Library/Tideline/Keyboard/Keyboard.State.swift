internal import KeyboardModel
import UIKit

extension Keyboard {
    /// Where the keyboard is.
    public enum State: Sendable, Equatable {
        /// No keyboard is on the screen.
        case hidden
        /// The keyboard stands at the bottom of the screen; its frame in the screen's coordinates, in points.
        ///
        /// The frame is the reported one: a hardware keyboard's bar keeps the full height of 313 of which 55 pt are on the
        /// screen and the rest hangs below it.
        case docked(CGRect)
        /// The keyboard floats, is split or is a dropped shortcuts bar; its frame in the screen's coordinates, in points.
        ///
        /// The frame is zero when the notification has none.
        case undocked(CGRect)

        init(_ state: KeyboardState) {
            switch state {
            case .hidden: self = .hidden
            case .docked(let frame): self = .docked(frame)
            case .undocked(let frame): self = .undocked(frame)
            }
        }

        /// Whether the keyboard stands at the bottom of the screen.
        public var isDocked: Bool {
            if case .docked = self { true } else { false }
        }
    }
}
