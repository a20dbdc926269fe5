import AuditRules
import UIKit

/// A small screen as an app would write it, with one planted fault or none, and the expected findings.
struct SuiteScreen: Sendable {
    /// Something that a person does on the screen.
    enum Act: Sendable {
        /// Taps the view with a name.
        case tap(String)
        /// Gives the focus to a field by code, as a return key or a next button would.
        case focus(String)
        /// Types into the focused view.
        case type(String)
        /// Dismisses the keyboard.
        case dismiss
        /// Scrolls the view with a name up by some points; a negative number scrolls it down.
        case scroll(String, CGFloat)
        /// Turns the device to the other orientation and back.
        case turn
    }

    /// The screen's name in tables and in `Docs/Rules.md`.
    let name: String
    /// The ids of the rules that must report the planted fault; empty for a clean screen.
    let planted: Set<Rule.ID>
    /// The ids of the rules that may report further effects of the same fault.
    let also: Set<Rule.ID>
    /// Accessibility identifiers of the controls that must stay in reach.
    let marks: Set<String>
    /// What a person does on the screen, first to last.
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

    /// Returns the acts that tap the first field, type a word into each field, and dismiss the keyboard at the end.
    static func filling(_ fields: [String]) -> [Act] {
        fields.enumerated().flatMap { index, field in
            [index == 0 ? .tap(field) : .focus(field), .type("Ann")]
        } + [.dismiss]
    }
}
