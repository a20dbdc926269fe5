import CoreGraphics
internal import KeyboardModel

extension Keyboard {
    /// One thing worth knowing about the keyboard and what gives way to it, for an app's log.
    ///
    ///     Keyboard.shared.onLog = { logger.debug("\($0)") }
    ///
    /// A view is named by its accessibility identifier, or else by its type.
    public enum LogEntry: Sendable, Equatable, CustomStringConvertible {
        /// A notification, or a value of one, was not believed, with the reason in words.
        case ignored(notification: String, reason: String)
        /// A view was asked to give way: by how many points it is kept clear, how many points of it the keyboard covers
        /// without that, both 0 or more, and in words what was done and why.
        case gaveWay(view: String, points: CGFloat, covered: CGFloat, reason: String)
        /// A view was left alone, with the reason in words.
        case leftAlone(view: String, reason: String)
        /// The way `automatic` has chosen what gives way for an input, with the reason in words.
        case chose(input: String, reason: String)

        /// What an avoider did when it was asked to follow.
        @MainActor
        init(_ avoider: any Avoider, _ adjustment: KeyboardAdjustment, reason: String) {
            let subject = avoider.subject
            if let exemption = adjustment.exemption {
                self = .leftAlone(view: subject, reason: "\(avoider.way): left alone, because \(exemption) (\(reason))")
                return
            }
            self = .gaveWay(
                view: subject, points: adjustment.points, covered: adjustment.wanted,
                reason: "\(avoider.way): \(adjustment.sentence) (\(reason))")
        }

        /// One line such as `Form: scroll insets: the keyboard covers 336 pt of it; kept clear by 302 pt, because the
        /// insets hold the rest already (docked: (0, 508, 390, 336))`.
        public var description: String {
            switch self {
            case .ignored(let subject, let reason), .gaveWay(let subject, _, _, let reason),
                .leftAlone(let subject, let reason), .chose(let subject, let reason):
                "\(subject): \(reason)"
            }
        }
    }
}

extension KeyboardAdjustment {
    /// What was done, in words.
    fileprivate var sentence: String {
        if wanted <= 0 && points <= 0 { return "nothing to do, because no docked keyboard covers any of it" }
        let kept = "the keyboard covers \(text(wanted)) pt of it; kept clear by \(text(points)) pt"
        return limit.map { "\(kept), because \($0)" } ?? kept
    }

    private func text(_ points: CGFloat) -> String {
        let rounded = Double((points * 100).rounded() / 100)
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : rounded.description
    }
}
