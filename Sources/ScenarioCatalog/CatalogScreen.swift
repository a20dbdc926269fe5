public import Scenarios
public import UIKit

/// A screen that can be audited: how to make it, how a person uses it, and what must stay in reach.
public struct CatalogScreen: Sendable {
    /// The name on the command line.
    public let name: String
    /// Accessibility identifiers of the controls that a person must be able to reach while typing.
    public let marked: Set<String>
    /// Accessibility identifier of the field that is edited first.
    public let firstField: String
    /// The ways of keeping the screen clear that it can be shown with, its own first.
    public let avoidances: [String]
    /// Makes the screen with one of ``avoidances``.
    public let make: @MainActor @Sendable (_ avoidance: String) -> UIViewController
    /// Uses the screen as a person would, from a keyboard that is down to one that is gone.
    public let script: @MainActor @Sendable (Stage) throws(StageError) -> Void
    /// The height at which the screen's keyboard guide begins, in the root view's coordinates, in points; nil without one.
    public let guideTop: @MainActor @Sendable (UIViewController, _ avoidance: String) -> CGFloat?
}
