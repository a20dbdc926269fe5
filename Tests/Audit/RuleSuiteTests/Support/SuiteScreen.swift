import AuditRules
import UIKit

/// A small screen with one planted fault or none, and the expected findings.
struct SuiteScreen: Sendable {
    enum Act: Sendable {
        case tap(String)
        /// Code gives the focus to the field, as a return key or a next button would.
        case focus(String)
        case type(String)
        case dismiss
        /// A negative number scrolls the view down.
        case scroll(String, CGFloat)
        /// The device turns to the other orientation and back.
        case turn
    }

    /// The name in tables and in `Docs/Rules.md`.
    let name: String
    /// The rules that must report the planted fault; empty for a clean screen.
    let planted: Set<Rule.ID>
    /// The rules that may report further effects of the same fault.
    let also: Set<Rule.ID>
    /// Accessibility identifiers of the controls that must stay in reach.
    let marks: Set<String>
    let acts: [Act]
    let systemVersion: Double
    let make: @MainActor @Sendable () -> UIViewController

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

    /// Each field gets a word, and at the end the keyboard is dismissed.
    static func filling(_ fields: [String]) -> [Act] {
        fields.enumerated().flatMap { index, field in
            [index == 0 ? .tap(field) : .focus(field), .type("Ann")]
        } + [.dismiss]
    }
}
