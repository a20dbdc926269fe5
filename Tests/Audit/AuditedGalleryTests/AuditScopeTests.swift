import DeviceSimulation
import SimulatorTestSupport
import TestSupport
import AuditedGallery
@testable import TidelineTesting
import Testing

/// An audit plays only some runs of a plan, and other runs get the results of these runs.
@MainActor
@Suite(.ownProcess) struct AuditScopeTests {
    private func scope(_ plan: AuditPlan, exhaustive: Bool = false) -> AuditScope {
        AuditScope(of: plan, isExhaustive: exhaustive)
    }

    /// The values that distinguish one run from another.
    private func named(_ audit: PlannedRun) -> [String] {
        let values =
            [audit.orientation.rawValue, audit.keyboard.rawValue, audit.usage.rawValue]
            + DeviceTraits.answers(about: audit.device)
        return values.enumerated().map { "\($0): \($1)" }
    }

    private func triples(_ audit: PlannedRun) -> Set<[String]> {
        let named = named(audit)
        var found: Set<[String]> = []
        for first in named.indices {
            for second in named.indices.dropFirst(first + 1) {
                for third in named.indices.dropFirst(second + 1) {
                    found.insert([named[first], named[second], named[third]])
                }
            }
        }
        return found
    }

    private func pairs(_ audit: PlannedRun) -> Set<[String]> {
        let named = named(audit)
        var found: Set<[String]> = []
        for first in named.indices {
            for second in named.indices.dropFirst(first + 1) { found.insert([named[first], named[second]]) }
        }
        return found
    }

    private func union(_ audits: [PlannedRun], _ parts: (PlannedRun) -> Set<[String]>) -> Set<[String]> {
        var known: Set<[String]> = [], found: Set<[String]> = []
        // Many models have the same traits, so runs with equal values count once.
        for audit in audits where known.insert(named(audit)).inserted { found.formUnion(parts(audit)) }
        return found
    }

    private func plan(_ generator: inout SeededGenerator) -> AuditPlan {
        func some<Item>(_ all: [Item]) -> [Item] {
            let chosen = all.filter { _ in Int.random(in: 0..<3, using: &generator) > 0 }
            return chosen.isEmpty ? [all[0]] : chosen
        }
        return AuditPlan(
            screens: [.signIn], avoidances: ["tideline"], devices: some(Device.all),
            orientations: some(Device.Orientation.allCases), keyboards: some(KeyboardKind.allCases),
            usages: some(Usage.allCases))
    }

    @Test func `a scope covers each triple and every keyboard of each model`() {
        for seed in 0..<6 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let plan = plan(&generator), part = scope(plan).parts[0]
            let chosen = Set(part.chosen)
            let played = part.runs.filter { chosen.contains($0.row) }.map(\.planned)
            let met = union(played, triples)
            let models = Set(played.map { "\($0.device.name), \($0.keyboard)" })
            let all = plan.runs, followed = all.filter { Usage.followed.contains($0.usage) }
            let others = all.filter { !Usage.followed.contains($0.usage) }
            #expect(union(followed, triples).isSubset(of: met), "seed \(seed)")
            #expect(models.isSuperset(of: followed.map { "\($0.device.name), \($0.keyboard)" }), "seed \(seed)")
            #expect(union(others, pairs).isSubset(of: union(played, pairs)), "seed \(seed)")
        }
    }

    @Test func `the same plan has the same scope`() {
        let plan = AuditPlan(screens: [.signIn], avoidances: ["tideline"])
        #expect(scope(plan).parts[0].chosen == scope(plan).parts[0].chosen)
    }

    @Test func `less than a fifth of the runs is chosen, with all devices`() throws {
        let plan = AuditPlan(screens: Screen.gallery, avoidances: ["tideline"]), scope = scope(plan)
        #expect(scope.parts.count == plan.screens.count)
        for part in scope.parts {
            let followed = part.runs.filter { Usage.followed.contains($0.planned.usage) }
            #expect(followed.count > 1000 && Set(followed.map(\.row)).count < followed.count * 4 / 5)
            #expect(part.runs.count == 2 * followed.count && part.chosen.count * 8 < part.rows.count)
            let chosen = Set(part.chosen)
            let devices = Set(part.runs.filter { chosen.contains($0.row) }.map(\.planned.device.name))
            #expect(devices.count == [Device].supported.count)
        }
    }

    @Test func `an exhaustive scope chooses every row`() {
        let part = scope(AuditPlan(screens: [.ruler], avoidances: ["none"]), exhaustive: true).parts[0]
        #expect(part.chosen == Array(part.rows.indices))
        for (audit, row) in part.runs { #expect(part.rows[row].circumstance == Circumstance(audit)) }
    }

    @Test func `one device is played in all combinations`() throws {
        let plan = AuditPlan(
            screens: [.signIn], avoidances: ["tideline"], devices: [try Device.named("iPhone 16")],
            usages: Usage.followed)
        #expect(scope(plan).parts[0].chosen.count == 54)
    }

    @Test func `precedents are chosen at least as often as other runs`() {
        let part = scope(AuditPlan(screens: [.signIn], avoidances: ["tideline"])).parts[0]
        let chosen = Set(part.chosen)
        for precedent in Precedent.known {
            #expect(!precedent.reason.isEmpty)
            let all = part.runs.filter { precedent.covers($0.planned) }
            let taken = all.filter { chosen.contains($0.row) }
            #expect(!taken.isEmpty, "\(precedent)")
            #expect(taken.count * part.rows.count >= all.count * part.chosen.count, "\(taken.count) of \(all.count)")
        }
    }
}
