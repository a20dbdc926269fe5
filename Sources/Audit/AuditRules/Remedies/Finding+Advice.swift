extension Finding {
    /// What to change where no change is played, in a sentence; nil if only a played change can tell.
    public var advice: String? {
        if let proposal { return proposal }
        return switch rule {
        case .focusLost:
            "While a person types in \(subject), change the views around it in place: reload no row and build no view "
                + "again."
        case .neverSettles, .layoutPasses:
            "In the layout of \(subject), set a value or ask for layout only if the new value differs from the old one."
        case .underHardware, .underHardwareAtRest:
            "Constrain \(subject) to view.safeAreaLayoutGuide, or move it inside the safe area's insets."
        case .bleed:
            "Extend the background of \(subject) to the bottom of the screen. Only its content ends at the keyboard."
        case .floatingCover:
            "Scroll \(subject) out of the keyboard's end frame, which may be anywhere on the screen."
        case .caretCovered:
            "Let \(subject) end at the top of the view that covers its text, or add that view's height to its bottom "
                + "inset."
        case .leftItsEnd:
            "If the end of \(subject) was in sight, scroll it to its end again after setting its inset, with the "
                + "duration and curve of the notification."
        case .notRestored:
            "When the keyboard hides, set the changed values of \(subject) back to the values before the show."
        case .jump:
            "Change \(subject) in UIView.animate with the duration and curve of the notification, and call "
                + "layoutIfNeeded() there."
        default: nil
        }
    }
}
