import CoreGraphics
import Foundation

/// Why an avoidance does what it does, for logs: who, by how much, and because of what.
public struct KeyboardExplanation: Sendable, Equatable, CustomStringConvertible {
    /// What kind of avoidance it is, such as `layout guide` or `scroll insets`.
    public var means: String
    /// The view that is kept clear: its accessibility identifier, or else its type.
    public var subject: String
    /// By how many points it is kept clear at present, 0 or more.
    public var points: CGFloat
    /// The reason in words, beginning with the keyboard's state, such as `docked: (0, 508, 390, 336)`.
    public var reason: String

    /// Creates an explanation.
    public init(means: String, subject: String, points: CGFloat, reason: String) {
        self.means = means
        self.subject = subject
        self.points = points
        self.reason = reason
    }

    /// One line such as `scroll insets of Form: 302 pt because docked: (0, 508, 390, 336)`.
    public var description: String {
        "\(means) of \(subject): \(Double((points * 100).rounded() / 100).shortText) pt because \(reason)"
    }
}
