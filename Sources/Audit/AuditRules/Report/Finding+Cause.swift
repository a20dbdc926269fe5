extension [Finding] {
    /// Rules whose findings are explained by one of another rule on the same view at the same time, by the explaining one.
    private static let symptoms: [String: Set<String>] = [
        "focus-lost": ["not-restored", "jump"],
        "double-avoidance": ["needless-gap", "pushed-off-screen", "under-hardware", "lag", "jump"],
        "unreachable": ["focus-covered", "caret-covered", "control-covered"],
        "pushed-off-screen": ["focus-covered", "caret-covered", "unreachable", "under-hardware"],
        "focus-covered": ["caret-covered"],
        "slow-settle": ["lag"],
        "jump": ["lag"],
        "never-settles": ["layout-passes"]
    ]

    /// The findings, each with the id of the rule that explains it.
    ///
    /// A root explains others and is explained by none.
    var withCauses: [Finding] {
        var result = self
        for index in indices {
            var seen: Set<String> = [self[index].rule]
            var current = self[index]
            while let root = root(of: current), seen.insert(root.rule).inserted {
                result[index].cause = root.rule
                current = root
            }
        }
        return result
    }

    private func root(of finding: Finding) -> Finding? {
        first { other in
            Self.symptoms[other.rule]?.contains(finding.rule) == true
                && (other.subject == finding.subject && isNear(other, finding) || other.rule == "never-settles")
        }
    }

    /// What begins in a movement of the keyboard is judged at its end, half a second later.
    private func isNear(_ one: Finding, _ other: Finding) -> Bool { abs(one.at - other.at) <= 0.6 }
}

extension AuditRun {
    /// The findings that no other one explains, each with those that it explains.
    public var causes: [(root: Finding, symptoms: [Finding])] {
        let roots = findings.filter { $0.cause == nil }
        var folded = roots.map { (root: $0, symptoms: [Finding]()) }
        for finding in findings where finding.cause != nil {
            let places = roots.indices.filter { roots[$0].rule == finding.cause }
            let own = places.filter { roots[$0].subject == finding.subject }
            let nearest = (own.isEmpty ? places : own).min {
                abs(roots[$0].at - finding.at) < abs(roots[$1].at - finding.at)
            }
            if let nearest { folded[nearest].symptoms.append(finding) } else { folded.append((finding, [])) }
        }
        return folded
    }
}
