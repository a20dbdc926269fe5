import AuditRules
import Foundation
import ReportRendering
@testable import ScreenTree
import Testing
@testable import tideline_check

/// What a person has typed is in no answer.
@Suite struct PrivacyTests {
    private static let formats = ["xcuitest", "webdriveragent", "dictionary", "agent-device"]

    private func outputs(of check: TreeCheck) throws -> [String] {
        let report = AuditReport(runs: [check.run])
        return [
            check.text, try check.json(), try check.json(isBrief: true), JUnitReport.render(report),
            try SARIFReport.render(report, places: [:]), TreePage(check).markup
        ]
    }

    @Test(arguments: formats) func `the text of a field is in no output`(format: String) throws {
        for judged in JudgedTree.all
        where judged.refusal == nil && judged.rows.contains(where: { $0.role.contains("Field") }) {
            let written = judged.written(as: format)
            #expect(written.contains(JudgedTree.typed), "\(judged) has a field with text, or the test proves nothing")
            // An accessibility label may repeat the text.
            let repeating = written.replacingOccurrences(of: "coverField", with: JudgedTree.typed)
            for text in [written, repeating] {
                let check = try TreeCheck(try ElementTree(Data(text.utf8)))
                for output in try outputs(of: check) {
                    #expect(!output.contains(JudgedTree.typed), "\(judged) as \(format)")
                }
            }
        }
    }

    @Test func `a field is not called by its text`() {
        for (identifier, label, placeholder, value, name) in [
            ("email", "a@b.de", nil, "a@b.de", "email"), (nil, "a@b.de", "Email", "a@b.de", "Email"),
            (nil, "Email", nil, "a@b.de", "Email"), ("email", "Email", nil, "e", "email"),
            (nil, "Email, a@b.de", nil, "a@b.de", "TextField"), ("a@b.de", nil, nil, "a@b.de", "TextField")
        ] as [(String?, String?, String?, String, String)] {
            var element = Element(.textField)
            element.takeNames(identifier: identifier, label: label, placeholder: placeholder, value: value)
            #expect(element.name == name, "\(identifier ?? "-") \(label ?? "-") \(value)")
        }
    }
}
