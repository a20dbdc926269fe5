import UIKit
internal import KeyboardModel

extension Keyboard {
    /// One event of the keyboard or of an avoidance, for an app's log.
    ///
    ///     Keyboard.shared.onLog = { logger.debug("\($0)") }
    ///
    /// The name of a view is its accessibility identifier, or else the view's type and its controller's type.
    public struct LogEntry: Sendable, Equatable, CustomStringConvertible {
        enum Kind { case ignored, gaveWay, leftAlone, chose }

        let kind: Kind
        /// The name of the view or of the notification.
        public let subject: String
        private let reason: String

        /// One line such as `Form: scroll insets: the keyboard covers 336 pt of it; kept clear by 336 pt (docked: (0,
        /// 508, 390, 336))`.
        public var description: String { "\(subject): \(reason)" }

        static func ignored(_ subject: String, reason: String) -> LogEntry {
            LogEntry(kind: .ignored, subject: subject, reason: reason)
        }

        static func chose(input: String, reason: String) -> LogEntry {
            LogEntry(kind: .chose, subject: input, reason: reason)
        }

        static func adjusted(_ subject: String, isLeftAlone: Bool, reason: String) -> LogEntry {
            LogEntry(kind: isLeftAlone ? .leftAlone : .gaveWay, subject: subject, reason: reason)
        }
    }
}
