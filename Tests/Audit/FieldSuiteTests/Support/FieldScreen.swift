import AuditRules
import TidelineTesting
import UIKit

/// A screen as an app might have it, and the screen's true faults.
///
/// The authors of the screens did not know the audit's rules. The faults were listed before the first run, and the list
/// stays the same.
struct FieldScreen: Sendable {
    /// The name in tables and in `Docs/Verdicts.md`.
    let name: String
    /// The address of the rebuilt report, or the source of the idea.
    let source: String
    let sentence: String
    /// The rules that must have findings.
    let planted: Set<Rule.ID>
    /// The rules that may report a further effect of the same fault.
    let also: Set<Rule.ID>
    let make: @MainActor @Sendable () -> UIViewController

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

    var screen: Screen { Screen(name) { [make] in make() } }
}
