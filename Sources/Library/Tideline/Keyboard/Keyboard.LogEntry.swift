import UIKit
internal import KeyboardModel

extension Keyboard {
    /// One event of the keyboard or of an avoidance, for an app's log.
    ///
    ///     Keyboard.shared.onLog = { logger.debug("\($0)") }
    ///
    /// The name of a view is its accessibility identifier, or else its type and its controller's.
    public struct LogEntry: Sendable, Equatable, CustomStringConvertible {
        enum Kind { case ignored, gaveWay, leftAlone, chose }

        let kind: Kind
        /// The view, or the notification, of the entry.
        public let subject: String
        /// The result and its reason, in words.
        private let reason: String

        /// One line such as `Form: scroll insets: the keyboard covers 336 pt of it; kept clear by 302 pt, because the
        /// insets hold the rest already (docked: (0, 508, 390, 336))`.
        public var description: String { "\(subject): \(reason)" }

        static func ignored(_ subject: String, reason: String) -> LogEntry {
            LogEntry(kind: .ignored, subject: subject, reason: reason)
        }

        static func chose(input: String, reason: String) -> LogEntry {
            LogEntry(kind: .chose, subject: input, reason: reason)
        }

        /// The result of an adjustment.
        @MainActor
        static func adjusted(_ avoider: any Avoider, _ adjustment: KeyboardAdjustment, reason: String) -> LogEntry {
            LogEntry(
                kind: adjustment.exemption == nil ? .gaveWay : .leftAlone, subject: avoider.subject,
                reason: "\(avoider.way): \(adjustment.sentence) (\(reason))")
        }
    }
}

extension KeyboardAdjustment {
    /// The result in words.
    var sentence: String {
        if let exemption { return "left alone, because \(exemption)" }
        if wanted <= 0 && points <= 0 { return "nothing to do, because no docked keyboard covers any of it" }
        let kept = "the keyboard covers \(text(wanted)) pt of it; kept clear by \(text(points)) pt"
        return limit.map { "\(kept), because \($0)" } ?? kept
    }

    private func text(_ points: CGFloat) -> String {
        let rounded = Double((points * 100).rounded() / 100)
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : rounded.description
    }
}
