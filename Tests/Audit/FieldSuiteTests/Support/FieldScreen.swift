import AuditRules
import TidelineTesting
import UIKit

/// A screen as in a real app, with a list of the faults in the screen's code.
///
/// The authors of the screens did not know the audit's rules. The faults were listed before the first run, and the list
/// stays the same.
struct FieldScreen: Sendable {
    /// The name in tables and in `Docs/Verdicts.md`.
    let name: String
    /// The address of the bug report that the screen imitates, or the source of the idea.
    let source: String
    let sentence: String
    /// The rules that must have findings.
    let planted: Set<Rule.ID>
    /// The rules that may report a further effect of the same fault.
    let also: Set<Rule.ID>
    /// The windows, smaller than the screen, in which the keyboard covers something because of the screen's code.
    ///
    /// A person chose these windows by reading the screen's code, without knowledge of the audit's verdicts. Most of
    /// these screens convert the keyboard's frame from the window's coordinates, although the frame is in the screen's
    /// coordinates (E59).
    let coveredIn: Set<WindowPlace>
    let make: @MainActor @Sendable () -> UIViewController

    init(
        _ name: String, source: String, _ sentence: String, planted: Set<Rule.ID> = [], also: Set<Rule.ID> = [],
        coveredIn: Set<WindowPlace> = [], make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.source = source
        self.sentence = sentence
        self.planted = planted
        self.also = also
        self.coveredIn = coveredIn
        self.make = make
    }

    /// Returns whether a rule's finding in a window is correct because `coveredIn` contains the window.
    func explains(_ rule: Rule.ID, in window: WindowPlace?) -> Bool {
        let covering: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .unreachable]
        return covering.contains(rule) && window.map(coveredIn.contains) == true
    }

    var screen: Screen { Screen(name) { [make] in make() } }
}
