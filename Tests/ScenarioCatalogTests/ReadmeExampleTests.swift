import AuditRules
import DeviceSimulation
import Foundation
import Scenarios
import Testing
import Tideline
import TidelineClassics
import UIKit

final class CommentView: KeyboardGuideView {
    let commentField = UITextField(), sendButton = UIButton(type: .system)

    override init() {
        super.init()
        (commentField.accessibilityIdentifier, sendButton.accessibilityIdentifier) = ("Comment", "Send")
        for view in [commentField, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        sendButton.setTitle("Send", for: .normal)
        NSLayoutConstraint.activate([
            commentField.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
            commentField.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            commentField.widthAnchor.constraint(equalToConstant: 200),
            sendButton.centerXAnchor.constraint(equalTo: centerXAnchor),
            sendButton.bottomAnchor.constraint(equalTo: keyboardGuide.topAnchor, constant: -8)
        ])
    }
}

@MainActor struct ReadmeExampleTests {
    @Test(arguments: Device.all)
    func `nothing hides behind the keyboard`(device: Device) throws {
        let controller = KeyboardGuideViewController(contentView: CommentView())
        controller.automaticallyAdjustsKeyboardGuide = true
        let stage = Stage(device, marked: ["Send"])
        stage.present(controller)
        try stage.recordFrames { try stage.tap("Comment") }
        try stage.type("Above the tideline")
        stage.recordFrames { stage.dismissKeyboard() }
        #expect(Rule.findings(in: stage.recording) == [])
    }

    @Test func `every line of Swift in the README stands in a file that is compiled`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let own = URL(fileURLWithPath: #filePath)
        let files = [own, own.deletingLastPathComponent().appendingPathComponent("ReadmeSystems.swift")]
        let compiled = Set(
            try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
                .map { $0.trimmingCharacters(in: .whitespaces) })
        var isSwift = false, count = 0
        for line in readme.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("```") {
                isSwift = line == "```swift"
            } else if isSwift, !line.isEmpty, line != "}" {
                #expect(compiled.contains(line), "README: \(line)")
                count += 1
            }
        }
        #expect(count > 20)
    }
}
