/// A hand-written way to make room for the keyboard, after a well-known article.
///
/// The articles' ways keep the faults of their articles, so that the audit can show the cost of each fault. Apps must not use
/// them.
public enum ArticleWay: String, CaseIterable, Sendable {
    /// A guide as high as the keyboard's frame: ``RawHeightGuide``.
    case guide = "hand-rolled-guide"
    /// A translation: ``TranslatedView``.
    case translation = "hand-rolled-translation"
    /// A bottom inset to which the keyboard's height is added: ``AddedInsets``.
    case insets = "hand-rolled-insets"
    /// A constraint at the bottom: ``BottomConstraint``.
    case constraint = "hand-rolled-constraint"
    /// An additional safe area that changes with the keyboard: ``AddedSafeArea``.
    case safeArea = "hand-rolled-safe-area"

    /// One known fault.
    public struct Fault: Sendable, Equatable {
        /// The id of the scenario that demonstrates the fault, such as `S57`.
        public let scenario: String
        /// A description of the fault.
        public let words: String
        /// The ids of the audit's rules that detect the fault.
        public let rules: Set<String>
        /// The names of the audit's keyboards that cause the fault; empty if any keyboard does.
        public let keyboards: Set<String>

        init(_ scenario: String, _ words: String, _ rules: Set<String>, _ keyboards: Set<String> = []) {
            self.scenario = scenario
            self.words = words
            self.rules = rules
            self.keyboards = keyboards
        }
    }

    /// A description of the way, in one sentence.
    public var summary: String {
        switch self {
        case .guide: "A layout guide at the view's bottom, as high as the frame of any keyboard notification."
        case .translation: "A translation of the view by what the keyboard overlaps, added at each show."
        case .insets:
            "The keyboard's height added to a scroll view's inset at each show, and remembered values put back."
        case .constraint: "A bottom constraint: the view's lower edge less the upper edge of the keyboard's end frame."
        case .safeArea: "An additional safe area, changed by the way from the begin to the end frame."
        }
    }

    /// The way's known faults, from reports about apps and libraries.
    public var faults: [Fault] {
        switch self {
        case .guide:
            [
                Fault(
                    "S57", "The frame of a hardware keyboard's bar hangs below the screen.", ["needless-gap"],
                    ["hardware"]),
                Fault("S26", "Frames of keyboards that float or are dragged count.", ["not-restored"], ["floating"]),
                Fault(
                    "S47, S72", "A view that ends above the screen's bottom gets a gap.", ["needless-gap"], ["letters"])
            ]
        case .translation:
            [
                Fault("S53", "The top is pushed out of the screen.", ["pushed-off-screen"]),
                Fault("S10", "Each further show adds to the last.", ["not-restored", "needless-gap"]),
                Fault("S18", "A keyboard that gets lower leaves a gap.", ["needless-gap"]),
                Fault(
                    "S66", "The view's bottom counts, not the control's, so that the safe area is left as a gap.",
                    ["needless-gap"]),
                Fault(
                    "S24", "The transform changes the safe area, and with it the layout, a second time.",
                    ["jump", "lag", "layout-passes"])
            ]
        case .insets:
            [
                Fault("S11, S14, S17", "Each further show adds the height once more.", ["not-restored"]),
                Fault("S12", "What was remembered is another field's, or nothing.", ["not-restored"]),
                Fault("S80, S100", "A hide sets an offset that no longer fits.", ["not-restored", "jump"]),
                Fault("S84", "UIKit scrolls to the field too.", ["pushed-off-screen", "focus-covered", "jump", "lag"])
            ]
        case .constraint:
            [
                Fault("S27, S35", "A floating keyboard counts from its top down.", ["not-restored"], ["floating"]),
                Fault(
                    "S61", "A hide with Prefer Cross-Fade reports a zero frame, which reads as all of the screen.",
                    ["not-restored", "pushed-off-screen", "script-stuck"], ["cross-fade"]),
                Fault("S130", "A frame below the view makes the number negative.", ["control-covered"])
            ]
        case .safeArea:
            [
                Fault(
                    "S25", "A keyboard that is undocked leaves the rest of its height behind.", ["not-restored"],
                    ["floating"]),
                Fault(
                    "S64", "The zero frame of a hide that fades is taken for a way up.",
                    ["not-restored", "pushed-off-screen", "needless-gap"], ["cross-fade"]),
                Fault(
                    "S15", "Differences of several shows add up in steps of their own.", ["lag", "jump"],
                    ["third-party"])
            ]
        }
    }
}
