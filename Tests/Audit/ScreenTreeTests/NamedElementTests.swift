import AuditRules
import Foundation
import ReportRendering
@testable import ScreenTree
import Testing
@testable import tideline_check

/// What a person says of a tree: the edited field, and what has to be in reach.
@Suite struct NamedElementTests {
    private func check(
        _ name: String, focus: String? = nil, needs: [String] = []
    ) throws -> TreeCheck {
        let tree = try #require(JudgedTree.all.first { $0.description == name })
        var question = TreeCheck.Question()
        (question.focus, question.needs) = (focus, needs)
        return try TreeCheck(try ElementTree(Data(tree.written.utf8)), question)
    }

    /// The controls of a page need not show at once: most of them scroll.
    @Test(arguments: [nil, "saveUser", "savePass", "coverField"])
    func `the remedy for a pinned button names the button, whichever field is edited`(focus: String?) throws {
        let check = try check("pinned-button", focus: focus)
        let remedy = try #require(check.faults.first { $0.finding.subject == "coveredBtn" }?.remedy)
        #expect(remedy.contains("coveredBtn") && remedy.contains("keyboardLayoutGuide"), "\(remedy)")
        #expect(!"\(try check.json())".contains("show at once"))
    }

    @Test func `an element of any role is judged if it is needed`() throws {
        let text = try check("pinned-button", needs: ["explanation"])
        #expect(text.faults.contains { $0.finding.subject == "explanation" }, "\(text.text)")
        let link = try check("form-without-bar", needs: ["login_support_email"])
        #expect(link.facts.contains { $0.subject == "login_support_email" }, "\(link.text)")
    }

    @Test func `a button is refused as the edited field`() throws {
        let error = #expect(throws: TreeError.self) { try check("sheet-with-form", focus: "settings") }
        #expect(error?.description.contains("'settings' is a Button") == true, "\(error?.description ?? "")")
        let custom = try check("reachable-button", focus: "loginHint")
        #expect(custom.facts.contains { $0.subject == "loginHint" }, "\(custom.text)")
    }

    @Test func `a clear answer says that the edited field is not judged`() throws {
        let check = try check("form-without-bar")
        #expect(check.text.hasPrefix("clear, but the edited field is not judged: "), "\(check.text)")
        #expect(try check.json(isBrief: true).contains("\"judged\":[\"control-covered\"]"))
        let junit = JUnitReport.render(AuditReport(runs: [check.run]))
        #expect(junit.contains("<system-out>not judged: focus-covered"), "\(junit)")
        let named = try self.check("form-without-bar", focus: "login_username")
        #expect(named.text.hasPrefix("clear: no fault by focus-covered, control-covered"), "\(named.text)")
    }
}
