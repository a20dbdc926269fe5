extension Rule {
    /// What to do about a finding, by the rule's id.
    static let remedies: [ID: Finding.Remedy] = [
        .focusCovered: .init(
            tideline: "scrollView.keyboardAvoidance = .insets",
            uikit: "Constrain the content's bottom to view.keyboardLayoutGuide.topAnchor."),
        .caretCovered: .init(
            tideline: "textView.keyboardAvoidance = .insets",
            uikit: "Constrain the text view's bottom to view.keyboardLayoutGuide.topAnchor."),
        .controlCovered: .init(
            tideline: "Constrain the control to view.keyboardGuide.topAnchor.",
            uikit: "Constrain the control's bottom to view.keyboardLayoutGuide.topAnchor."),
        .unreachable: .init(
            tideline: "scrollView.keyboardAvoidance = .insets",
            uikit: "Set contentInset.bottom to the keyboard's overlap with the scroll view less its safe area."),
        .pushedOffScreen: .init(
            tideline: "Let only the content that scrolls make way: scrollView.keyboardAvoidance = .insets",
            uikit: "Move by the overlap of the focused view, not by the keyboard's height."),
        .underHardware: .init(
            tideline: "Constrain to the safe area; the library leaves it alone.",
            uikit: "Constrain to view.safeAreaLayoutGuide instead of the view's edges."),
        .underHardwareAtRest: .init(
            tideline: "Constrain to the safe area; the library leaves it alone.",
            uikit: "Constrain to view.safeAreaLayoutGuide instead of the view's edges."),
        .leftItsEnd: .init(
            tideline: "listView.keyboardAvoidance = .insets",
            uikit: "Scroll to the last row in the keyboard's animation, if it was in sight before."),
        .barPushedOff: .init(
            tideline: "Let only the content that scrolls make way: scrollView.keyboardAvoidance = .insets",
            uikit: "Move the content, not the controller's whole view."),
        .movedNeedlessly: .init(
            tideline: "Let keyboardAvoidance move it: it moves what the keyboard covers, and no farther.",
            uikit: "Move by the overlap of the view with the keyboard's end frame, which is 0 where nothing is covered."
        ),
        .notRestored: .init(
            tideline: "Leave insets, constraints and transforms to keyboardAvoidance, which puts its own share back.",
            uikit: "Set values from the end frame, and back to what they were at a hide; never add differences."),
        .doubleAvoidance: .init(
            tideline: "Keep one owner: set the keyboardAvoidance of the other one to nil.",
            uikit: "Use either the keyboard layout guide, or insets, or a constraint."),
        .neverSettles: .init(
            tideline: "Nothing of the library asks for layout in a layout.",
            uikit: "Call setNeedsLayout() in a layout only when a value has changed."),
        .floatingCover: .init(
            tideline: "Observe Keyboard, and scroll the focused view out of its undocked frame.",
            uikit: "Call scrollRectToVisible for the part that the keyboard's end frame leaves free."),
        .focusLost: .init(
            tideline: "Nothing of the library takes views away.",
            uikit: "Change rows and views in place instead of reloading or rebuilding them while one is edited."),
        .needlessGap: .init(
            tideline: "Constrain the control to view.keyboardGuide.topAnchor.",
            uikit: "Use the overlap with the view less its safe area, not the keyboard's height."),
        .jump: .init(
            tideline: "Observe Keyboard: what its closure lays out moves with the keyboard.",
            uikit: "Call layoutIfNeeded() in UIView.animate with the notification's duration and curve."),
        .lag: .init(
            tideline: "Observe Keyboard: what its closure lays out moves with the keyboard.",
            uikit: "Animate in the will-show notification, with its duration and curve, without options that override."),
        .bleed: .init(
            tideline: "Let the background reach the screen's bottom, and only the content end at view.keyboardGuide.",
            uikit: "Let the background reach the screen's bottom, and only the content end at view.keyboardLayoutGuide."
        ),
        .slowSettle: .init(
            tideline: "Let keyboardAvoidance move it, which ends with the keyboard.",
            uikit: "Use the notification's duration, and no delay."),
        .layoutPasses: .init(
            tideline: "Let keyboardAvoidance move it, which lays out once.",
            uikit: "Lay out once in the notification's animation, not in each frame.")
    ]
}
