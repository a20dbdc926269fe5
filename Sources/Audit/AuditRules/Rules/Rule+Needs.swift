public import SceneModel

extension Rule {
    /// The facts without which the rule cannot judge.
    ///
    /// A rule of an app's own needs everything.
    public var needs: Set<SceneFact> {
        switch id {
        case .focusCovered: [.focus]
        case .caretCovered: [.focus, .caret, .paint]
        case .controlCovered: [.containers]
        case .unreachable: [.focus, .containers, .textEnd]
        case .pushedOffScreen: [.containers, .restBefore]
        case .notRestored: [.restBefore, .restAfter]
        case .barPushedOff: [.containers, .restBefore]
        case .movedNeedlessly: [.focus, .containers, .restBefore]
        case .doubleAvoidance, .needlessGap: [.focus, .containers, .safeArea, .restBefore]
        case .leftItsEnd: [.focus, .containers, .course, .restBefore]
        case .underHardware, .underHardwareAtRest: [.safeArea]
        case .bleed: [.paint, .course]
        case .focusLost, .neverSettles, .floatingCover, .jump, .lag, .slowSettle, .layoutPasses: [.course]
        default: Set(SceneFact.allCases)
        }
    }
}

extension [SceneSnapshot] {
    /// The facts that at least one of the snapshots lacks.
    public var unknowns: Set<SceneFact> { reduce(into: []) { $0.formUnion($1.unknowns) } }
}
