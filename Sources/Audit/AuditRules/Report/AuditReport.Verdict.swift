extension AuditReport {
    /// What an audit says as a whole: the same in text, on the page, in JUnit, and in the exit code.
    public enum Verdict: String, Codable, Sendable, CaseIterable, Comparable {
        /// No run has a finding.
        case clear
        /// All findings are accepted by a baseline.
        case accepted
        /// Some runs have warnings, and no run has an error.
        case warnings
        /// In some runs nothing was checked, and no run has an error.
        case notExercised = "not-exercised"
        /// Some runs have errors.
        case findings

        /// Whether the audit fails: something is wrong, or nothing was checked.
        public var fails: Bool { self >= .notExercised }

        /// Whether an audit that also refuses warnings fails.
        public var failsStrictly: Bool { self >= .warnings }

        /// Orders verdicts from the best to the worst.
        public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// The worst verdict of the runs.
    ///
    /// A report without runs has checked nothing, and one of an audit that was stopped has not checked all.
    public var verdict: Verdict {
        let worst = runs.lazy.map(\.verdict).max() ?? .notExercised
        return isStopped ? max(worst, .notExercised) : worst
    }
}

extension AuditRun {
    /// What the run says.
    public var verdict: AuditReport.Verdict {
        guard !findings.isEmpty else { return accepted?.isEmpty == false ? .accepted : .clear }
        let errors = findings.filter { $0.severity == .error }
        if errors.isEmpty { return .warnings }
        return errors.allSatisfy { [.nothingExercised, .noKeyboard].contains($0.rule) } ? .notExercised : .findings
    }
}
