import DeviceSimulation
import UIKit

/// What happened, with the virtual time since a start, in seconds.
@MainActor
final class Diary {
    weak var phone: SimulatedPhone?
    var start = 0.0
    var entries: [String] = []

    func write(_ entry: String) {
        let time = (phone?.now ?? 0) - start
        entries.append("\(entry) \((time * 1e6).rounded() / 1e6)")
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
