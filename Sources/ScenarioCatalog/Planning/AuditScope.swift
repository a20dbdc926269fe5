import DeviceSimulation

/// The audits of a plan by what they have in common: parts by screen and avoidance, and in each the runs that have to be
/// played, each of which may stand for several devices.
@MainActor
struct AuditScope {
    /// One run that is played, in the words of the first audit that it stands for.
    struct Row {
        let circumstance: Circumstance
        let entry: AuditEntry
    }

    /// One screen with one avoidance.
    struct Part {
        /// The audits to report, each with the row that it is played by.
        var audits: [(audit: Audit, row: Int)] = []
        /// What may be played.
        var rows: [Row] = []
        /// The rows that are played even if nothing is found.
        var chosen: [Int] = []

        /// The rows that are played only if something is found in those.
        var otherRows: [Row] {
            let chosen = Set(chosen)
            return rows.indices.filter { !chosen.contains($0) }.map { rows[$0] }
        }
    }

    let parts: [Part]

    /// - Parameter isExhaustive: whether everything is played, instead of a choice that covers what meets.
    init(of plan: AuditPlan, isExhaustive: Bool) {
        let facts = Dictionary(
            plan.devices.map { ($0.name, Circumstance.facts(of: $0)) }, uniquingKeysWith: { first, _ in first })
        var choices: [[Usage]: [Int]] = [:]
        var parts: [Part] = []
        for audits in plan.parts {
            var part = Self.part(of: audits, facts)
            if isExhaustive {
                part.chosen = Array(part.rows.indices)
            } else {
                // Parts with the same usages have the same rows.
                let usages = audits.first?.screen.usages ?? []
                let chosen = choices[usages] ?? Self.choice(among: part, facts)
                choices[usages] = chosen
                part.chosen = chosen
            }
            parts.append(part)
        }
        self.parts = parts
    }

    private static func part(of audits: [Audit], _ facts: [String: String]) -> Part {
        var part = Part()
        var known: [Circumstance: Int] = [:]
        for audit in audits {
            let circumstance = Circumstance(audit, on: facts[audit.device.name] ?? audit.device.name)
            let row = known[circumstance] ?? part.rows.count
            if row == part.rows.count {
                known[circumstance] = row
                part.rows.append(Row(circumstance: circumstance, entry: AuditEntry(audit)))
            }
            part.audits.append((audit, row))
        }
        return part
    }

    /// Every model with each keyboard, orientation and usage, and of what models have in common every three that meet.
    private static func choice(among part: Part, _ facts: [String: String]) -> [Int] {
        var audits: [Audit] = []
        for (audit, row) in part.audits where row == audits.count { audits.append(audit) }
        var traits: [String: [String]] = [:]
        for audit in audits where traits[audit.device.name] == nil {
            traits[audit.device.name] = DeviceTraits.answers(about: audit.device)
        }
        let answers = audits.map { audit in
            [audit.orientation.rawValue, audit.keyboard.rawValue, audit.usage.rawValue]
                + (traits[audit.device.name] ?? [])
        }
        let columns = (answers.first ?? []).indices.map { column in
            CoveringChoice.Factor(answers.map { $0[column] })
        }
        let models = CoveringChoice.Factor(audits.map { facts[$0.device.name] ?? "" }, strength: .pairs)
        let isPreferred = audits.map { audit in Precedent.known.contains { $0.covers(audit) } }
        return CoveringChoice(of: [models] + columns, preferring: isPreferred).rows
    }
}
