import AuditRules
import UIKit
import Stages

/// A screen with the faults that are in its code, so that the audit's verdict on it can be called right or wrong.
struct JudgedScreen: Sendable {
    enum Origin: Sendable, Equatable {
        /// This project has planted the fault, or something that looks like it, to try a rule.
        case byUs
        /// Others wrote the screen before they knew the audit's rules.
        ///
        /// The faults were listed before the first run, and the list stays the same. `source` is the address of the bug
        /// report that the screen imitates, or the idea. `sentence` says what a person sees.
        case byOthers(source: String, sentence: String)
    }

    /// The name in tables and on pages.
    let name: String
    let origin: Origin
    /// The rules that must have findings; empty for a screen without a fault.
    let planted: Set<Rule.ID>
    /// The rules that may report a further effect of the same fault.
    let also: Set<Rule.ID>
    /// The windows, smaller than the screen, in which the keyboard covers something because of the screen's code.
    ///
    /// A person chose these windows by reading the screen's code, without knowledge of the audit's verdicts. Most of
    /// these screens convert the keyboard's frame from the window's coordinates, although the frame is in the screen's
    /// coordinates (E59).
    let coveredIn: Set<WindowPlace>
    let systemVersion: Double
    let make: @MainActor @Sendable () -> UIViewController
    /// The screen in the form that an audit plays.
    let screen: Screen

    /// A screen by this project, with the names of the controls that must stay in reach.
    init(
        _ name: String, planted: Set<Rule.ID> = [], also: Set<Rule.ID> = [], marks: Set<String> = [], fields: [String],
        acts: [Act]? = nil, systemVersion: Double = 17, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        (self.name, self.planted, self.also, self.make) = (name, planted, also, make)
        (origin, coveredIn, self.systemVersion) = (.byUs, [], systemVersion)
        screen = Screen(name, marking: marks, script: Act.script(acts ?? Act.filling(fields)), make: make)
    }

    /// A screen by others.
    init(
        _ name: String, source: String, _ sentence: String, planted: Set<Rule.ID> = [], also: Set<Rule.ID> = [],
        coveredIn: Set<WindowPlace> = [], make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        (self.name, self.planted, self.also, self.make) = (name, planted, also, make)
        (origin, self.coveredIn, systemVersion) = (.byOthers(source: source, sentence: sentence), coveredIn, 17)
        screen = Screen(name, make: make)
    }

    /// Returns whether a rule's finding in a window is correct because `coveredIn` contains the window.
    func explains(_ rule: Rule.ID, in window: WindowPlace?) -> Bool {
        let covering: Set<Rule.ID> = [.focusCovered, .caretCovered, .controlCovered, .unreachable]
        return covering.contains(rule) && window.map(coveredIn.contains) == true
    }

    /// Whether the screen imitates a bug report that everyone can read.
    var imitatesReport: Bool {
        if case .byOthers(let source, _) = origin { source.hasPrefix("http") } else { false }
    }
}
