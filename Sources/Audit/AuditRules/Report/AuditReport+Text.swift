extension AuditReport: CustomStringConvertible {
    /// How many findings are told in words.
    private static let toldFindings = 3

    /// Whether no rule found anything that is not accepted.
    public var isClear: Bool { runs.allSatisfy(\.isClear) }

    /// The first findings in words, the others by number.
    public var description: String {
        var known: Set<String> = []
        let all = runs.flatMap { run in run.findings.map { (run, $0) } }
        let different = all.filter { known.insert($0.0.id(of: $0.1)).inserted }
        guard !different.isEmpty else { return "\(runs.count) runs, all clear" }
        let told = different.prefix(Self.toldFindings).map { run, finding in
            "\(finding.rule): \(finding.message) (\(run.device), \(run.orientation), \(run.keyboard), \(run.usage))"
        }
        let rest = different.count - told.count
        let more = rest > 0 ? ["and \(rest) more \(rest == 1 ? "finding" : "findings")"] : []
        let found = runs.count { !$0.isClear }
        return (["\(found) of \(runs.count) runs with findings"] + told + more).joined(separator: "\n")
    }
}
