import TestSupport
import Testing

/// Every generated sequence of events keeps all clauses of the law, except for the known faults.
///
/// Each batch has a process of its own, so that the batches run on all cores although UIKit has one actor.
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
