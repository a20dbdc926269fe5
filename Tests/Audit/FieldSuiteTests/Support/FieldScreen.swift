import AuditRules
import TidelineTesting
import UIKit

/// A screen as an app has it, and the truth about it.
///
/// It was written without knowledge of the rules. The truth was set before the first run. It stays the same, whatever
/// the audit says.
struct FieldScreen: Sendable {
    /// The name in tables and in `Docs/Verdicts.md`.
    let name: String
    /// The address of the report that the screen rebuilds, or the source of the idea.
    let source: String
    /// The screen as a person sees it, and its devices.
    let sentence: String
    /// The ids of the rules that must have findings.
    let planted: Set<Rule.ID>
    /// The ids of the rules that may report a further effect of the same fault.
    let also: Set<Rule.ID>
    /// Makes the screen.
    let make: @MainActor @Sendable () -> UIViewController

    /// Creates a screen; by default it is clear of faults.
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

    /// The screen for an audit.
    var screen: Screen { Screen(name) { [make] in make() } }
}
