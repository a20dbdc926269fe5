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
                "A person has tapped a view, and the view has the focus. The view leaves its window, and its controller "
                + "stays.",
            ignores:
                "Code that resigns the focus, a tap on another view, a person who puts the keyboard away, and a "
                + "controller that leaves the screen."),
        .focusCovered: RuleNotes(
            evidence: "The rectangles of the focused view and of the docked keyboard at rest.",
            ignores: "Text views, because the rule `caret-covered` judges their caret, and floating keyboards.",
            tolerance: "Half a pixel."),
        .caretCovered: RuleNotes(
            evidence: "The rectangles of the caret and of the docked keyboard at rest.",
            ignores: "Floating keyboards.", tolerance: "Half a pixel."),
        .controlCovered: RuleNotes(
            evidence:
                "The rectangle of each marked control. The rule moves the rectangle up as far as the views around the "
                + "control can still scroll.",
            ignores: "The focused view, and controls that a person can scroll into sight.",
            tolerance: "Half a pixel."),
        .unreachable: RuleNotes(
            evidence:
                "The positions of inputs, marked controls and the last text of the content, after the content is scrolled "
                + "to its end.",
            ignores:
                "Content that fits its view and has neither an input nor a marked control, and lists in another column "
                + "than the focus.",
            tolerance:
                "8 pt of the last text, which is less than half a line. A margin below the last row may be covered."),
        .pushedOffScreen: RuleNotes(
            evidence:
                "The rectangles of the focused view and of the marked controls, compared with the screen, the safe area, "
                + "and the views that clip them.",
            ignores:
                "Marked controls that were outside at first, or that can be scrolled back. The rule also ignores the "
                + "caret of a text view that is higher than the room above the keyboard, if scrolling shows the caret.",
            tolerance: "Half a pixel."),
        .underHardware: RuleNotes(
            evidence:
                "The rectangles of texts, inputs and controls at rest, compared with the sensor housing, the home "
                + "indicator, and the display's rounded corners.",
            ignores:
                "Pictures, backgrounds, views under the keyboard, and views that a person can scroll away from the "
                + "hardware.",
            tolerance: "Half a pixel."),
        .leftItsEnd: RuleNotes(
            evidence:
                "Lists that were scrolled to their end at the last rest before the keyboard came. The rule compares their "
                + "end at each rest with the keyboard.",
            ignores: "The list with the focus, and lists that a finger has scrolled.", tolerance: "A row of 44 pt."),
        .barPushedOff: RuleNotes(
            evidence:
                "Bars at the top of the screen or of a sheet. The rule compares their positions at the last rest before "
                + "the keyboard, at each rest with the keyboard, and in the run with a hidden keyboard.",
            ignores: "Content that scrolls, and bars with an input.", tolerance: "A third of the bar's height."),
        .movedNeedlessly: RuleNotes(
            evidence: "The positions of the focused field in this run and in the run with a hidden keyboard.",
            ignores: "Text views, and screens with an input or a marked control that the keyboard would cover.",
            tolerance: "A movement of 16 pt up, and 44 pt of free room below the field."),
        .underHardwareAtRest: RuleNotes(
            evidence: "The same views as above, at the first rest without a keyboard, in each orientation.",
            ignores: "All views except the one that the hardware covers most.", tolerance: "Half a pixel."),
        .notRestored: RuleNotes(
            evidence:
                "All numbers in the geometry of the visible views, at the last rest before the keyboard and at the first "
                + "rest after the keyboard. The rule also reads each number at the same instant of the run with a hidden "
                + "keyboard ([decision 0033](Decisions/0033-the-twin.md)).",
            ignores:
                "Hidden views, changes that also happen with a hidden keyboard, and screens with a new view exactly in "
                + "the keyboard's place.",
            tolerance:
                "Half a pixel for positions. Numbers that the app sets must be equal to the last bit."),
        .doubleAvoidance: RuleNotes(
            evidence:
                "The distance of the focused view, of the marked controls and of the content's end from the keyboard, and "
                + "their former distance from the bottom.",
            ignores: "Gaps below 60 % and above 160 % of the keyboard's height above the bottom.",
            tolerance:
                "60 % of that height. In `tab with the whole height` the gap is as high as a bar, which is another "
                + "fault."),
        .neverSettles: RuleNotes(
            evidence: "One hundred passes of layout in a run-loop turn, or in one explicit layout.",
            ignores: "Layout that asks for one more pass and then ends, as in `layout twice`."),
        .floatingCover: RuleNotes(
            evidence:
                "The rectangles of the caret and of a floating keyboard, and the distances that the views around can "
                + "scroll.",
            ignores:
                "A keyboard that a person has moved while the same view had the focus, content that does not scroll, and "
                + "wide fields whose caret is beside the keyboard."),
        .needlessGap: RuleNotes(
            evidence:
                "The distance of a marked control from the keyboard, and its former distance from the safe area of the "
                + "views around the control.",
            ignores: "Content that scrolls, and controls that the app has moved since the keyboard came.",
            tolerance:
                "8 pt, which is UIKit's own distance between two views. In `a little air above the keyboard` the gap is "
                + "6 pt. The smallest fault is a safe area that counts twice, and is 20 pt high."),
        .jump: RuleNotes(
            evidence:
                "The distance of each view from frame to frame while a visible keyboard moves, and the distance in the "
                + "same frame of the run with a hidden keyboard.",
            ignores:
                "New rows, movements that also happen with a hidden keyboard, views that stay above the keyboard, and "
                + "announcements that UIKit replaces within 0.1 s.",
            tolerance:
                "Twice the keyboard's step, 10 pt, and a fifth of the view's whole movement. In `bar in a rhythm of its "
                + "own` the bar moves evenly, so only the rule `lag` speaks."),
        .lag: RuleNotes(
            evidence:
                "The bottom edges of the focused view and of the marked controls in each frame. The rule compares them "
                + "with the positions that belong to the keyboard's progress, and with the run with a hidden keyboard.",
            ignores:
                "Movements that also happen with a hidden keyboard, views that stay above the keyboard, and announcements "
                + "that UIKit replaces within 0.1 s.",
            tolerance: "One point."),
        .bleed: RuleNotes(
            evidence:
                "The colours just above a docked keyboard and just behind its upper edge, from iOS 26 on.",
            ignores: "Earlier versions, and screens that also draw nothing above the keyboard.",
            tolerance: "A strip of two points."),
        .slowSettle: RuleNotes(
            evidence:
                "Views that begin to move at most 0.25 s after the keyboard has come to rest. The rule follows them until "
                + "everything rests.",
            ignores: "Views that begin later, as in `toast after the keyboard`, and content that is scrolled.",
            tolerance: "0.25 s, which a finger needs for the way to the next key, and one point."),
        .layoutPasses: RuleNotes(
            evidence: "The passes of layout during one movement of the keyboard.",
            ignores: "Frames in which content scrolls by itself, or in which a finger drags the keyboard.",
            tolerance:
                "Two passes for each view, and at least 24 passes. A small screen with a bar needs 13 passes, and a "
                + "layout in every frame takes 30."
        )
    ]
}
