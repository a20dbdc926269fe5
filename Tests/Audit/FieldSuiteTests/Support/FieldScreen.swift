import AuditRules
import TidelineTesting
import UIKit

/// A screen as an app might have it, and its true faults.
///
/// The screen was written without knowledge of the audit's rules. Its faults were listed before the first run, and the
/// list stays the same, whatever the audit says.
struct FieldScreen: Sendable {
    /// The screen's name in tables and in `Docs/Verdicts.md`.
    let name: String
    /// The address of the report that the screen rebuilds, or the source of the idea.
    let source: String
    /// What a person sees on the screen, and on which devices.
    let sentence: String
    /// The ids of the rules that must have findings on the screen.
    let planted: Set<Rule.ID>
    /// The ids of the rules that may report a further effect of the same fault.
    let also: Set<Rule.ID>
    /// Makes the screen.
    let make: @MainActor @Sendable () -> UIViewController

    /// Creates a screen; by default it has no planted fault.
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

    /// The screen in the form that an audit plays.
    var screen: Screen { Screen(name) { [make] in make() } }
}
