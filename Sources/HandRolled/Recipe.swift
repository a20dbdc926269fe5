/// A way of keeping clear of the keyboard that apps write by hand, after well-known articles.
///
/// They are here with their faults, so that the audit can show what each of them costs. No app should use them.
public enum Recipe: String, CaseIterable, Sendable {
    /// A guide as high as the keyboard's frame: ``RawHeightGuide``.
    case guide = "hand-rolled-guide"
    /// A translation: ``TranslatedView``.
    case translation = "hand-rolled-translation"
    /// Insets that are added: ``AddedInsets``.
    case insets = "hand-rolled-insets"
    /// A constraint at the bottom: ``BottomConstraint``.
    case constraint = "hand-rolled-constraint"
    /// A safe area that is added: ``AddedSafeArea``.
    case safeArea = "hand-rolled-safe-area"

    /// One known fault.
    public struct Fault: Sendable, Equatable {
        /// The id of the scenario that shows it, such as `S57`.
        public let scenario: String
        /// What happens.
        public let words: String
    }

    /// What it does, in a sentence.
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

    /// The faults that are known from reports about apps and libraries, by the scenarios of the tests.
    public var faults: [Fault] {
        switch self {
        case .guide:
            [
                Fault(scenario: "S57", words: "the frame of a hardware keyboard's bar hangs below the screen"),
                Fault(scenario: "S26", words: "frames of keyboards that float or are dragged count"),
                Fault(scenario: "S47", words: "a view that ends above the screen's bottom gets a gap")
            ]
        case .translation:
            [
                Fault(scenario: "S53", words: "the top is pushed out of the screen"),
                Fault(scenario: "S10", words: "each further show adds to the last"),
                Fault(scenario: "S18", words: "a keyboard that gets lower leaves a gap")
            ]
        case .insets:
            [
                Fault(scenario: "S11", words: "each further show adds the height once more"),
                Fault(scenario: "S12", words: "what was remembered is another field's, or nothing"),
                Fault(scenario: "S80", words: "a hide sets an offset that no longer fits")
            ]
        case .constraint:
            [
                Fault(scenario: "S27", words: "a floating keyboard counts from its top down"),
                Fault(
                    scenario: "S61",
                    words: "a hide with Prefer Cross-Fade reports a zero frame, which reads as all of the screen"),
                Fault(scenario: "S130", words: "a frame below the view makes the number negative")
            ]
        case .safeArea:
            [
                Fault(scenario: "S25", words: "a keyboard that is undocked leaves the rest of its height behind"),
                Fault(scenario: "S64", words: "the zero frame of a hide that fades is taken for a way up"),
                Fault(scenario: "S09", words: "begin and end frames of a rotation belong to two orientations")
            ]
        }
    }
}
