import DeviceSimulation
import Scenarios
import UIKit

/// What happened, with the virtual time since a start, in seconds.
@MainActor
final class Diary {
    private weak var phone: SimulatedPhone?
    var start = 0.0
    var entries: [String] = []

    /// Begins to count the time of a phone.
    func follow(_ phone: SimulatedPhone) {
        self.phone = phone
        start = phone.now
    }

    func write(_ entry: String) {
        let time = (phone?.now ?? 0) - start
        entries.append("\(entry) \((time * 1e6).rounded() / 1e6)")
    }
}

/// Tests of what an app does in turns, written down in a diary.
@MainActor
protocol DiarySuite {
    var stage: SimulatedStage { get }
    var diary: Diary { get }
}

extension DiarySuite {
    func write(_ entry: String) { diary.write(entry) }

    /// Runs a closure as the app's, in a turn.
    func inApp(_ body: () -> Void) {
        stage.phone.perform(body)
        stage.phone.endTurn()
    }
}

/// Writes down when it is laid out.
final class DiaryView: UIView {
    private let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { diary.write("layout") }
}
