import AuditRules
import TidelineTesting
import UIKit

/// A screen as an app has it, written without knowledge of the rules, and the truth about it.
///
/// The truth was set before the first run. A verdict of the audit never changes it.
struct FieldScreen: Sendable {
    /// The name in tables and in `Docs/Verdicts.md`.
    let name: String
    /// The address of the report that the screen rebuilds, or where the idea comes from.
    let source: String
    /// What a person sees, and on which devices.
    let sentence: String
    /// Ids of the rules that must speak.
    let planted: Set<Rule.ID>
    /// Ids of the rules that may tell a further effect of the same fault.
    let also: Set<Rule.ID>
    /// Makes the screen.
    let make: @MainActor @Sendable () -> UIViewController

    /// Creates a screen; one without planted rules is innocent.
    init(
        _ name: String, source: String, _ sentence: String, planted: Set<Rule.ID> = [], also: Set<Rule.ID> = [],
        make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.source = source
        self.sentence = sentence
        self.planted = planted
        self.also = also
        self.make = make
    }

    /// For an audit.
    var screen: Screen { Screen(name) { [make] in make() } }
}
