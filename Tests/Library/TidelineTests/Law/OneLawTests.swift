import TestSupport
import Testing

/// The one law holds in every generated life, but for the known faults.
///
/// Each cell has a process of its own, so that cells run on all cores although UIKit has one actor.
@Suite(.besideMainActor) struct OneLawTests {
    @Test(arguments: LawCell.all)
    func `the law holds in every life but for known faults`(cell: LawCell) async {
        await #expect(processExitsWith: .success) { [cell] in
            try await LawTrial.run(cell)
        }
    }
}

extension LawTrial {
    fileprivate static func run(_ cell: LawCell) throws {
        var trial = LawTrial(cell)
        try trial.judge()
    }
}
