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
    /// Accessibility identifier of the field that is edited next; whichever else there is unless said.
    public let nextField: String?
    /// The ways of keeping the screen clear that it can be shown with, its own first.
    public let avoidances: [String]
    /// What a person can do with it.
    public let usages: [Usage]
    /// Makes the screen with one of ``avoidances``.
    public let make: @MainActor @Sendable (_ avoidance: String) -> UIViewController
    /// Uses the screen as a person would, from a keyboard that is down to one that is gone.
    public let script: @MainActor @Sendable (Stage) throws(StageError) -> Void
    /// The height at which the screen's keyboard guide begins, in the root view's coordinates, in points; nil without one.
    public let guideTop: @MainActor @Sendable (UIViewController, _ avoidance: String) -> CGFloat?

    /// Creates a screen.
    public init(
        name: String, marked: Set<String>, firstField: String, nextField: String? = nil, avoidances: [String],
        usages: [Usage] = Usage.allCases,
        make: @escaping @MainActor @Sendable (_ avoidance: String) -> UIViewController,
        script: @escaping @MainActor @Sendable (Stage) throws(StageError) -> Void,
        guideTop: @escaping @MainActor @Sendable (UIViewController, _ avoidance: String) -> CGFloat?
    ) {
        self.name = name
        self.marked = marked
        self.firstField = firstField
        self.nextField = nextField
        self.avoidances = avoidances
        self.usages = usages
        self.make = make
        self.script = script
        self.guideTop = guideTop
    }
}
