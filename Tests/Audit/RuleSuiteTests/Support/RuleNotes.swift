import AuditRules

/// Notes that `Docs/Rules.md` adds to a rule's own explanation.
struct RuleNotes {
    /// The parts of a recording that the rule reads.
    let evidence: String
    let ignores: String
    /// The rule's tolerance, and the screens that led to the tolerance.
    var tolerance: String?

    static let all: [Rule.ID: RuleNotes] = [
        .focusLost: RuleNotes(
            evidence:
                "A view with the focus left its window while its controller stayed, after a person had tapped it.",
            ignores: "Code that resigns, a tap on something else, a keyboard that is put away, a controller that goes."),
        .focusCovered: RuleNotes(
            evidence: "The focused view's rectangle and the docked keyboard's, at rest.",
            ignores: "Text views, whose caret counts; keyboards that float.",
            tolerance: "Half a pixel."),
        .caretCovered: RuleNotes(
            evidence: "The caret's rectangle and the docked keyboard's, at rest.",
            ignores: "Keyboards that float.", tolerance: "Half a pixel."),
        .controlCovered: RuleNotes(
            evidence:
                "The rectangle of each marked control, moved up as far as the views around it can still be scrolled.",
            ignores: "What a person can scroll out; the focused view.", tolerance: "Half a pixel."),
        .unreachable: RuleNotes(
            evidence:
                "Where inputs, marked controls and the last text of content stand once it is scrolled to its end.",
            ignores: "Content that fits its view and holds neither; lists in another column than the focus.",
            tolerance: "8 pt of the last text, less than half a line: a margin below the last row is no loss."),
        .pushedOffScreen: RuleNotes(
            evidence:
                "The focused view and the marked controls against the screen, the views that cut off, and the safe area.",
            ignores:
                "Marked controls that were outside at first or can be scrolled back; the caret of a text view that is "
                + "higher than its room, where scrolling brings it into sight.",
            tolerance: "Half a pixel."),
        .underHardware: RuleNotes(
            evidence:
                "Text, inputs and controls at rest, against the strips of the sensor housing and the home indicator, and "
                + "the display's corners.",
            ignores: "What can be scrolled out, what the keyboard covers, pictures and backgrounds.",
            tolerance: "Half a pixel."),
        .leftItsEnd: RuleNotes(
            evidence: "Lists at their end at the last rest before the keyboard came, and the end at the rests with it.",
            ignores: "The list that the focus lies in; what a finger has scrolled.", tolerance: "A row of 44 pt."),
        .barPushedOff: RuleNotes(
            evidence:
                "Bars at the top of the screen or of a sheet, at the last rest before the keyboard came and at the rests with "
                + "it. From the twin: where the bar stands.",
            ignores: "Content that scrolls; bars with an input.", tolerance: "A third of the bar's height."),
        .movedNeedlessly: RuleNotes(
            evidence: "Where the focused field stands. From the twin: where it would stand.",
            ignores: "Text views; screens with an input or a marked control that the keyboard would cover.",
            tolerance: "16 pt up; 44 pt of room below."),
        .underHardwareAtRest: RuleNotes(
            evidence: "The same views at the first rest without a keyboard, in each orientation.",
            ignores: "All views but the worst one.", tolerance: "Half a pixel."),
        .notRestored: RuleNotes(
            evidence:
                "Every number of every visible view's geometry, at the last rest before the keyboard came and at the first "
                + "one after it. From the twin: the same number at the same instant "
                + "([decision 0033](Decisions/0033-the-twin.md)).",
            ignores: "Hidden views; what the twin has as well.",
            tolerance: "Half a pixel for places; none for numbers that the app sets: the last bit counts."),
        .doubleAvoidance: RuleNotes(
            evidence:
                "How far the focused view, the marked controls and the end of content stand above the keyboard, and stood "
                + "above the bottom before.",
            ignores: "Gaps below 60 % and above 160 % of what the keyboard reaches above the bottom.",
            tolerance:
                "60 % of the keyboard's reach: `tab with the whole height` gives a bar's height away, which is another "
                + "fault."),
        .neverSettles: RuleNotes(
            evidence: "One hundred passes of layout in a turn, or in one explicit layout.",
            ignores: "Layout that asks once more and then ends, as in `layout twice`."),
        .floatingCover: RuleNotes(
            evidence:
                "The caret and the rectangle of a keyboard that is not docked, and how far the views around can be scrolled.",
            ignores:
                "A keyboard that was carried there while the same view had the focus; content that does not scroll; wide "
                + "fields whose caret is beside the keyboard."),
        .needlessGap: RuleNotes(
            evidence:
                "How far a marked control stands above the keyboard, and stood above the safe area of the views around it.",
            ignores: "Content that scrolls; controls that the app has moved since the keyboard came.",
            tolerance:
                "8 pt, UIKit's own distance between two views: `a little air above the keyboard` has 6. The smallest "
                + "fault, a safe area counted twice, is 20 pt high."),
        .jump: RuleNotes(
            evidence:
                "How far each view goes from frame to frame while a keyboard that is seen moves. From the twin: how far the "
                + "view goes in the same frame.",
            ignores:
                "Rows that come; what the twin does as well; views that stay above the keyboard; announcements that another "
                + "one replaces within 0.1 s.",
            tolerance:
                "Twice the keyboard's step, 10 pt, and a fifth of the view's own way: `bar in a rhythm of its own` goes "
                + "evenly, and lags."),
        .lag: RuleNotes(
            evidence:
                "How far the bottom of the focused view and of marked controls is from where the keyboard's progress puts "
                + "it, from its start to where it comes to rest. From the twin: how far the view goes.",
            ignores:
                "What the twin does as well; views that stay above the keyboard; announcements that another one replaces "
                + "within 0.1 s.",
            tolerance: "One point."),
        .bleed: RuleNotes(
            evidence: "What is painted just above a docked keyboard and just behind its upper edge, from iOS 26 on.",
            ignores: "Earlier versions; screens that paint nothing above the keyboard either.",
            tolerance: "A strip of two points."),
        .slowSettle: RuleNotes(
            evidence:
                "Views that have begun to move by 0.25 s after the keyboard stands, from then until everything rests.",
            ignores: "Views that begin later, as in `toast after the keyboard`; content that is scrolled.",
            tolerance: "0.25 s, a finger's way to the next key; one point."),
        .layoutPasses: RuleNotes(
            evidence: "Passes of layout in one movement of the keyboard.",
            ignores: "Nothing.",
            tolerance:
                "Two for each view, 24 at least: a small screen with a bar needs 13, and layout in every frame takes 30."
        )
    ]
}
