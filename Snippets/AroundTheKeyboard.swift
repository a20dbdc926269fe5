import Foundation
import Observation
import Tideline
import UIKit

final class PaymentViewController: UIViewController {
    let amountField = UITextField()
    private var navigator: TextInputNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(amountField)
        let navigator = TextInputNavigator(in: view) { [weak self] in self?.pay() }
        amountField.inputAccessoryView = navigator.makeBar()
        navigator.endEditingOnTapOutside()
        self.navigator = navigator
    }

    private func pay() {}
}

final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardAvoidance = .excluded
    }
}

@MainActor
func setUpKeyboard() {
    let keyboard = Keyboard.shared
    keyboard.countsForeignKeyboards = false
    keyboard.onLog = { entry in print(entry) }
}

@MainActor
final class AppearanceCounter {
    private(set) var appearances = 0

    init() {
        Keyboard.shared.observe(for: self) { counter, change in
            if change.previousState == .hidden, change.state.isDocked { counter.appearances += 1 }
        }
    }
}

@MainActor
final class TideGauge: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        Keyboard.shared.observeFrames(for: self) { gauge, state, fractionComplete in
            gauge.text = "\(Int(state.overlap(of: gauge))) points, \(Int(100 * fractionComplete)) %"
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

@available(iOS 17, *)
final class StatusViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        showStatus()
    }

    private func showStatus() {
        withObservationTracking {
            title = Keyboard.shared.state == .hidden ? "Ready" : "Typing"
        } onChange: { [weak self] in
            Task { @MainActor in self?.showStatus() }
        }
    }
}

@MainActor
final class BugReport {
    init() { Keyboard.shared.startRecording(id: "password-field-jumps", context: "tap both fields, turn, go back") }

    func save() throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("password-field-jumps.json")
        try Keyboard.shared.stopRecording().write(to: file, options: .atomic)
        return file
    }
}
