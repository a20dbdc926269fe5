import AuditRules
import UIKit

/// A small screen as an app would write it, with one planted fault or none, and what an audit must say of it.
struct SuiteScreen: Sendable {
    /// What a person does with a screen.
    enum Act: Sendable {
        /// Taps the view with a name.
        case tap(String)
        /// Gives the keyboard to a field without a finger, as a return key or a next button would.
        case focus(String)
        /// Types into the focused view.
        case type(String)
        /// Puts the keyboard away.
        case dismiss
        /// Scrolls the view with a name by so many points up, negative ones down.
        case scroll(String, CGFloat)
        /// Turns the device and back.
        case turn
    }

    /// The name that tables and `Docs/Rules.md` have for it.
    let name: String
    /// Ids of the rules that must report the planted fault; none for a clean screen.
    let planted: Set<Rule.ID>
    /// Ids of the rules that may tell further effects of the same fault.
    let also: Set<Rule.ID>
    /// Accessibility identifiers of the controls that must stay in reach.
    let marks: Set<String>
    /// What a person does, first to last.
    let acts: [Act]
    /// The version of iOS.
    let systemVersion: Double
    /// Makes the screen.
    let make: @MainActor @Sendable () -> UIViewController

    /// Creates a screen whose fields a person fills in one after the other.
    init(
        _ name: String, planted: Set<Rule.ID> = [], also: Set<Rule.ID> = [], marks: Set<String> = [], fields: [String],
        acts: [Act]? = nil,
        systemVersion: Double = 17, make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.planted = planted
        self.also = also
        self.marks = marks
        self.systemVersion = systemVersion
        self.acts = acts ?? Self.filling(fields)
        self.make = make
    }

    /// Each field gets a word, the first one by a tap; then the keyboard goes.
    static func filling(_ fields: [String]) -> [Act] {
        fields.enumerated().flatMap { index, field in
            [index == 0 ? .tap(field) : .focus(field), .type("Ann")]
        } + [.dismiss]
    }
}
