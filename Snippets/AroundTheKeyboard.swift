import Foundation
import Observation
import Tideline
import UIKit

final class PaymentViewController: UIViewController {
    let amountField = UITextField()
    private var navigator: TextInputNavigator?
    private var tapOutside: TapOutsideToDismiss?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(amountField)
        let navigator = TextInputNavigator(in: view)
        amountField.inputAccessoryView = TextInputNavigationBar(navigator)
        self.navigator = navigator
        tapOutside = TapOutsideToDismiss(in: view)
    }
}

final class PlayerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        KeyboardObserver.shared.exclude(self)
    }
}

@MainActor
func setUpKeyboard() {
    let keyboard = KeyboardObserver.shared
    keyboard.foreignKeyboards = .ignored
    keyboard.onExplanation = { explanation in print(explanation) }
    keyboard.onIgnored = { line in print(line) }
}

@MainActor
final class AppearanceCounter {
    private(set) var appearances = 0
    private var subscription: KeyboardSubscription?

    init() {
        subscription = KeyboardObserver.shared.subscribe { [weak self] change in
            if change.previousState == .hidden, change.state.isDocked { self?.appearances += 1 }
        }
    }
}

@available(iOS 17, *)
final class StatusViewController: UIViewController {
    private let keyboard = ObservableKeyboard()

    override func viewDidLoad() {
        super.viewDidLoad()
        showStatus()
    }

    private func showStatus() {
        withObservationTracking {
            title = keyboard.isVisible ? "Typing" : "Ready"
        } onChange: { [weak self] in
            Task { @MainActor in self?.showStatus() }
        }
    }
}

@MainActor
final class BugReport {
    private let recorder = KeyboardTraceRecorder(id: "password-field-jumps", context: "tap both fields, turn, go back")

    func save() throws -> URL {
        recorder.stop()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("password-field-jumps.json")
        try recorder.write(to: file)
        return file
    }
}
