import TestSupport
import Testing

/// Every generated sequence of events satisfies all clauses of the law, apart from the known faults.
///
/// UIKit runs on the main actor alone, so only several processes can use all cores.
@Suite(.besideMainActor) struct OneLawTests {
    @Test(.onePerCore, arguments: LawCell.all)
    func `the law holds in every life but for known faults`(cell: LawCell) async {
        await #expect(processExitsWith: .success) { [cell] in
            try await LawTrial.run(cell)
        }
    }

    @Test(.enabled(if: LifeDigests.asked != nil, "TIDELINE_DIGESTS names no folder"))
    @MainActor func `known lives have digests too`() throws {
        try LifeDigests.asked?.write(KnownLife.all.map { ($0.testDescription, $0.life) }, as: "known")
    }
}

extension LawTrial {
    fileprivate static func run(_ cell: LawCell) throws {
        if let digests = LifeDigests.asked { return try digests.write(cell) }
        var trial = LawTrial(cell)
        try trial.judge()
    }
}
