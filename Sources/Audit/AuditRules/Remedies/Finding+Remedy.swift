import SceneModel

extension [Finding] {
    /// - Parameter names: the names of views in the screen's code, by the identity of their nodes.
    func withRemedies(in snapshots: [SceneSnapshot], names: [Int: CodeName]) -> [Finding] {
        map { found in
            var finding = found
            finding.remedy =
                Cure(of: found, in: snapshots, names: names)?.remedy(names) ?? found.remedyWithoutGivingWay
            return finding
        }
    }
}

extension Finding {
    fileprivate var remedyWithoutGivingWay: Remedy? {
        let words: String? =
            switch rule {
            case .focusLost:
                "Change what lies around \(subject) in place: reload no row and rebuild no view while it is edited."
            case .neverSettles, .layoutPasses:
                "Change values and ask for layout in \(subject)'s layout only where a value differs from the one before."
            case .underHardwareAtRest:
                "Constrain \(subject) to view.safeAreaLayoutGuide, or move it inside the safe area's insets."
            case .bleed:
                "Let the background of \(subject) reach the screen's bottom; only its content ends at the keyboard."
            case .floatingCover:
                "Scroll \(subject) out of the keyboard's end frame, which is not at the bottom here."
            case .caretCovered:
                "Let \(subject) end where what lies in front of it begins, or raise its contentInset.bottom by that height."
            case .leftItsEnd:
                "Scroll \(subject) to its end in the keyboard's animation, after its inset is set, if the end was in sight."
            case .notRestored:
                "At the hide, set what the show has changed of \(subject) back to what it was before the show."
            case .jump:
                "Change \(subject) in UIView.animate with the notification's duration and curve, and lay out in there."
            default: nil
            }
        return words.map { Remedy(tideline: nil, uikit: $0) }
    }
}
