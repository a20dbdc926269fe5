import DeviceSimulation
import SimulatedStages
import UIKit

/// A list of events with virtual seconds.
@MainActor
final class Diary {
    private weak var phone: SimulatedPhone?
    var start = 0.0
    var entries: [String] = []

    func follow(_ phone: SimulatedPhone) {
        self.phone = phone
        start = phone.now
    }

    func write(_ entry: String) {
        let time = (phone?.now ?? 0) - start
        entries.append("\(entry) \((time * 1e6).rounded() / 1e6)")
    }
}

@MainActor
struct DiaryStage {
    let stage: SimulatedStage, diary = Diary()

    init() throws {
        stage = SimulatedStage(try Device.named("iPhone 14"))
        diary.follow(stage.phone)
    }
}

/// A suite about the time of an app's work in the phone's run-loop turns.
///
/// The app writes each piece of work into a diary.
@MainActor
protocol DiarySuite {
    var kept: DiaryStage { get }
}

extension DiarySuite {
    var stage: SimulatedStage { kept.stage }
    var diary: Diary { kept.diary }

    func write(_ entry: String) { diary.write(entry) }

    /// Runs a closure as code of the app.
    func inApp(_ body: () -> Void) {
        stage.phone.perform(body)
        stage.phone.endTurn()
    }
}

final class DiaryView: UIView {
    private let diary: Diary

    init(_ diary: Diary) {
        self.diary = diary
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { diary.write("layout") }
}
