import DeviceSimulation

/// The runs of a plan, in one part for each combination of a screen and an avoidance.
///
/// Several planned runs may have equal conditions, for example on two devices with the same screen. The audit plays
/// only one of them, which is called a row. The report gives all of them the row's result.
@MainActor
struct AuditScope {
    /// A run that the audit plays for all planned runs with equal conditions.
    struct Row {
        let circumstance: Circumstance
        let entry: AuditEntry
        /// The same conditions with the letters keyboard.
        ///
        /// Some other keyboards give the same result as the letters keyboard on many fields. The value is nil if the
        /// keyboard of this row is not one of them.
        let withLetters: Circumstance?
    }

    struct Part {
        var runs: [(planned: PlannedRun, row: Int)] = []
        var rows: [Row] = []
        /// The indices of the rows that are played if no run has a finding.
        ///
        /// The first rows cover the most combinations of conditions.
        var chosen: [Int] = []
    }

    let parts: [Part]

    init(of plan: AuditPlan, isExhaustive: Bool) {
        let facts = Dictionary(
            plan.devices.map { ($0.name, Circumstance.facts(of: $0)) }, uniquingKeysWith: { first, _ in first })
        var choices: [[Usage]: [Int]] = [:]
        var parts: [Part] = []
        for all in plan.parts {
            var part = Self.part(of: all, facts)
            if isExhaustive {
                part.chosen = Array(part.rows.indices)
            } else {
                // A part contains the runs of one screen with one avoidance. If two parts have the same usages, their
                // lists of rows are equal, so the rows chosen for one part also suit the other.
                let usages = all.first?.screen.usages ?? []
                let chosen = choices[usages] ?? Self.choice(among: part, facts)
                choices[usages] = chosen
                part.chosen = chosen
            }
            parts.append(part)
        }
        self.parts = parts
    }

    private static func part(of all: [PlannedRun], _ facts: [String: String]) -> Part {
        var part = Part()
        var known: [Circumstance: Int] = [:]
        for planned in all {
            let facts = facts[planned.device.name] ?? planned.device.name
            let circumstance = Circumstance(planned, on: facts)
            let row = known[circumstance] ?? part.rows.count
            if row == part.rows.count {
                known[circumstance] = row
                let mayBeLetters = KeyboardKind.mayBeLetters.contains(planned.keyboard)
                part.rows.append(
                    Row(
                        circumstance: circumstance, entry: AuditEntry(planned),
                        withLetters: mayBeLetters ? Circumstance(planned, with: .letters, on: facts) : nil))
            }
            part.runs.append((planned, row))
        }
        return part
    }

    /// Chooses the rows to play.
    ///
    /// Conditions are orientations, keyboards, usages and traits of a device. The rows contain every combination of
    /// three conditions. They also contain every model with each keyboard, orientation and usage.
    ///
    /// The usages outside of `Usage.followed` are rare. For these usages, the rows contain only every combination of
    /// two conditions. Each of the unusual surroundings is played in both orientations, and on a phone and an iPad.
    private static func choice(among part: Part, _ facts: [String: String]) -> [Int] {
        var all: [(planned: PlannedRun, row: Int)] = [], known: Set<Int> = []
        for (planned, row) in part.runs where known.insert(row).inserted { all.append((planned, row)) }
        let isNamed = !all.contains { $0.planned.surroundings == .usual }
        let full = all.filter { isNamed || $0.planned.surroundings == .usual }
        let followed = full.filter { Usage.followed.contains($0.planned.usage) }
        let others = full.filter { !Usage.followed.contains($0.planned.usage) }
        let chosen = spread(choice(among: followed, facts, .triples), choice(among: others, facts, .pairs))
        let beside = isNamed ? [] : all.filter { $0.planned.surroundings != .usual }
        return withLettersFirst(spread(chosen, choiceOfSurroundings(among: beside)), in: part)
    }

    private static func choiceOfSurroundings(among rows: [(planned: PlannedRun, row: Int)]) -> [Int] {
        let answers: [(PlannedRun) -> String] = [
            { $0.surroundings.words }, { $0.orientation.rawValue }, { $0.device.kind.rawValue },
            { DeviceTraits.answers(about: $0.device)[1] }
        ]
        let factors = answers.map { answer in
            CoveringChoice.Factor(rows.map { answer($0.planned) }, strength: .pairs)
        }
        guard !rows.isEmpty else { return [] }
        let isPreferred = rows.map { $0.planned.device.hasHomeIndicator }
        return CoveringChoice(of: factors, preferring: isPreferred).rows.map { rows[$0].row }
    }

    private static func spread(_ one: [Int], _ other: [Int]) -> [Int] {
        let places =
            one.indices.map { (Double($0) + 0.5) / Double(one.count) }
            + other.indices.map { (Double($0) + 0.5) / Double(other.count) }
        let all = one + other
        return all.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { all[$0] }
    }

    /// Puts a run with the letters keyboard before runs that may turn out to be equal to it.
    ///
    /// Some other keyboards give the same run as the letters keyboard on many fields. The audit plays the letters
    /// keyboard first, and may then skip the others.
    private static func withLettersFirst(_ chosen: [Int], in part: Part) -> [Int] {
        let numbers = Dictionary(uniqueKeysWithValues: chosen.map { (part.rows[$0].circumstance, $0) })
        var known: Set<Int> = []
        return chosen.flatMap { row in [part.rows[row].withLetters.flatMap { numbers[$0] }, row].compactMap(\.self) }
            .filter { known.insert($0).inserted }
    }

    private static func choice(
        among rows: [(planned: PlannedRun, row: Int)], _ facts: [String: String], _ strength: CoveringChoice.Strength
    ) -> [Int] {
        let all = rows.map(\.planned)
        guard !all.isEmpty else { return [] }
        var traits: [String: [String]] = [:]
        for planned in all where traits[planned.device.name] == nil {
            traits[planned.device.name] = DeviceTraits.answers(about: planned.device)
        }
        let answers = all.map { planned in
            [
                planned.orientation.rawValue, planned.keyboard.rawValue, planned.usage.rawValue,
                planned.surroundings.words
            ]
                + (traits[planned.device.name] ?? [])
        }
        let columns = (answers.first ?? []).indices.map { column in
            CoveringChoice.Factor(answers.map { $0[column] }, strength: strength)
        }
        let models = CoveringChoice.Factor(all.map { facts[$0.device.name] ?? "" }, strength: .pairs)
        let isPreferred = all.map { planned in Precedent.known.contains { $0.covers(planned) } }
        let factors = strength == .triples ? [models] + columns : columns
        return CoveringChoice(of: factors, preferring: isPreferred).rows.map { rows[$0].row }
    }
}
