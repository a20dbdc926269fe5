import TestSupport
import Testing

/// Every generated sequence of events satisfies all clauses of the law, apart from the known faults.
///
/// UIKit runs on the main actor alone, so only several processes can use all cores.
@Suite(.besideMainActor) struct OneLawTests {
    @Test(.onePerCore, arguments: LawBatch.all)
    func `the law holds in every life but for known faults`(batch: LawBatch) async {
        await #expect(processExitsWith: .success) { [batch] in
            try await LawTrial.run(batch)
        }
    }
}

extension LawTrial {
    fileprivate static func run(_ batch: LawBatch) throws {
        for cell in batch.cells {
            var trial = LawTrial(cell)
            try trial.judge()
        }
    }
}
