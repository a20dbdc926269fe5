import CoreGraphics
import Foundation

/// What an avoidance does and why, for logs: what it wanted, for which view, what limited it, and where the keyboard is.
public struct KeyboardExplanation: Sendable, Equatable, CustomStringConvertible {
    /// What kind of avoidance it is, such as `layout guide` or `scroll insets`.
    public var means: String
    /// The view that is kept clear: its accessibility identifier, or else its type.
    public var subject: String
    /// By how many points it is kept clear at present, 0 or more.
    public var points: CGFloat
    /// How many points of it the keyboard covers without the avoidance, 0 or more.
    public var wanted: CGFloat
    /// Why ``points`` is not ``wanted``, in words; nil when it is, or when nothing had to be done.
    public var limit: String?
    /// Why the view is left alone, in words; nil when it is not.
    public var exemption: String?
    /// Where the keyboard is and how that is known, such as `docked: (0, 508, 390, 336)`; frames in the screen's
    /// coordinates, in points.
    public var reason: String

    /// Creates an explanation.
    public init(
        means: String, subject: String, points: CGFloat, wanted: CGFloat, limit: String? = nil,
        exemption: String? = nil, reason: String
    ) {
        self.means = means
        self.subject = subject
        self.points = points
        self.wanted = wanted
        self.limit = limit
        self.exemption = exemption
        self.reason = reason
    }

    /// One line such as `scroll insets of Form: the keyboard covers 336 pt of it; kept clear by 302 pt, because 34 pt are
    /// inset already (docked: (0, 508, 390, 336))`.
    public var description: String { "\(means) of \(subject): \(sentence) (\(reason))" }

    private var sentence: String {
        if let exemption { return "left alone, because \(exemption)" }
        if wanted <= 0 && points <= 0 { return "nothing to do, because no docked keyboard covers any of it" }
        let kept = "the keyboard covers \(text(wanted)) pt of it; kept clear by \(text(points)) pt"
        return limit.map { "\(kept), because \($0)" } ?? kept
    }

    private func text(_ points: CGFloat) -> String { Double((points * 100).rounded() / 100).shortText }
}
