import AuditRules
import DeviceSimulation
import Foundation
import SimulatedStages
import TestSupport
import Testing
import Tideline
import TidelineTesting
import UIKit

/// A screen that ignores the keyboard, with a button at the bottom of the safe area.
final class CommentViewController: UIViewController {
    let commentField = UITextField(), sendButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        (commentField.accessibilityIdentifier, sendButton.accessibilityIdentifier) = ("Comment", "Send")
        for child in [commentField, sendButton] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        sendButton.setTitle("Send", for: .normal)
        NSLayoutConstraint.activate([
            commentField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            commentField.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            commentField.widthAnchor.constraint(equalToConstant: 200),
            sendButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sendButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        ])
    }
}

@Test("A comment stays clear of the keyboard")
func comment() async throws {
    let report = try await Audit("Comment") { CommentViewController() }
        .avoidance("automatic") { $0.keyboardAvoidance = .automatic }
        .run()
    #expect(report.isClear, "\(report)")
}

/// The README's program would end the process.
///
/// So no test calls this function, and the function only proves that the program compiles.
@MainActor
func auditMain() {
    AuditMain { Screen("comment") { CommentViewController() } }
}

@MainActor struct ReadmeExampleTests {
    @Test(arguments: Device.all)
    func `nothing hides behind the keyboard`(device: Device) throws {
        let stage = SimulatedStage(device, marked: ["Send"])
        let window = stage.phone.window
        window.keyboardAvoidance = .automatic
        stage.present(CommentViewController())
        try stage.recordFrames { try stage.tap("Comment") }
        try stage.type("Above the tideline")
        stage.recordFrames { stage.dismissKeyboard() }
        #expect(Rule.findings(in: stage.recording) == [])
    }

    @Test func `the README counts the devices that an audit plays`() throws {
        let readme = try PackageFolder.text(of: "README.md")
        #expect(readme.contains("| on Linux, for \([Device].supported.count) devices, "))
    }

    @Test(arguments: [("README.md", 12), ("AGENTS.md", 17), ("Docs/Tool.md", 2)])
    func `every line of Swift in a page is compiled`(page: String, lines: Int) throws {
        let readme = try PackageFolder.text(of: page)
        let own = URL(fileURLWithPath: #filePath)
        let files = [own, own.deletingLastPathComponent().appendingPathComponent("ReadmeWays.swift")]
        let compiled = Set(
            try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
                .map { $0.trimmingCharacters(in: .whitespaces) })
        var isSwift = false, count = 0
        for line in readme.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("```") {
                isSwift = line == "```swift"
            } else if isSwift, !line.isEmpty, line != "}" {
                #expect(compiled.contains(line), "\(page): \(line)")
                count += 1
            } else if !isSwift, line.hasPrefix("|") {
                // In a table, each call is between backticks.
                for code in line.split(separator: "`").map(String.init)
                where code.contains("keyboardAvoidance =") || code.contains("keyboardGuide.") {
                    #expect(compiled.contains(code), "\(page): \(code)")
                    count += 1
                }
            }
        }
        #expect(count >= lines, "\(count)")
    }
}
