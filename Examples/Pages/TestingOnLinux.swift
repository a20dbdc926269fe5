import Foundation
import Tideline
import TidelineChanges
import TidelineTesting
import UIKit

func tippingReport() throws -> AuditReport {
    try Audit("Tipping") { TippingViewController() }.trying(Change.tideline).run()
}

func narrowReport(into folder: URL) throws -> AuditReport {
    try Audit("Tipping", marking: ["Send"], script: .tap("Tip").type("12").expect("Send")) { TippingViewController() }
        .avoidance("automatic") { $0.keyboardAvoidance = .automatic }
        .devices(.current).keyboards(.common).usages([.typing])
        .report(to: folder)
        .run()
}

@MainActor
func tippingMain() {
    AuditMain { Screen("tipping") { TippingViewController() } }
}

@MainActor
func findings(on device: Device, in orientation: Device.Orientation) throws -> [Finding] {
    let stage = SimulatedStage(device, orientation: orientation, marked: ["Send"])
    stage.phone.window.keyboardAvoidance = .automatic
    stage.present(TippingViewController())
    try stage.recordFrames { () throws(StageError) in try stage.tap("Tip") }
    try stage.type("12")
    stage.recordFrames { stage.dismissKeyboard() }
    return Rule.findings(in: stage.recording)
}

@MainActor
func logOfShowing(_ controller: UIViewController, tapping field: String) throws -> [Keyboard.LogEntry] {
    var entries: [Keyboard.LogEntry] = []
    Keyboard.shared.onLog = { entry in entries.append(entry) }
    let stage = SimulatedStage(try Device.named("iPhone 15"))
    stage.phone.window.keyboardAvoidance = .automatic
    stage.present(controller)
    try stage.tap(field)
    Keyboard.shared.onLog = nil
    return entries
}

final class TippingViewController: UIViewController {
    private let tipField = UITextField(), sendButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        (tipField.accessibilityIdentifier, sendButton.accessibilityIdentifier) = ("Tip", "Send")
        for child in [tipField, sendButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        sendButton.setTitle("Send", for: .normal)
        NSLayoutConstraint.activate([
            tipField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            tipField.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            tipField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sendButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        ])
    }
}
