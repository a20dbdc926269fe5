import Foundation
import TidelineInspector
import TidelineTesting
import UIKit

func reportOnSigningUp() async throws -> AuditReport {
    try await Audit("Sign Up") { SignUpViewController() }.run()
}

final class SignUpViewController: UIViewController {
    private let emailField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        emailField.placeholder = "Email"
        emailField.frame = CGRect(x: 20, y: 120, width: 280, height: 44)
        view.addSubview(emailField)
    }
}

@MainActor
func watchTheKeyboard() {
    #if DEBUG
    KeyboardInspector.start(showsOverlay: true)
    #endif
}

@MainActor
func attachments(of report: AuditReport, recording record: (Data, String) -> Void) throws {
    for file in try report.attachments() { record(file.data, file.name) }
}
