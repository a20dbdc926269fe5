import AuditRules
import Foundation
import FoundationXML
import ReportRendering
@testable import ScreenTree
import Testing
@testable import tideline_check

/// The page of a tree says what the other formats say, to a person.
@Suite struct TreePageTests {
    @Test func `a page is well-formed, and has all faults, facts and what is not judged`() throws {
        for judged in JudgedTree.all where judged.refusal == nil {
            let check = try TreeCheck(try ElementTree(Data(judged.written.utf8)))
            let page = TreePage(check).markup
            let parser = XMLParser(data: Data(page.utf8)), reader = TextReader()
            parser.delegate = reader
            #expect(parser.parse(), "\(judged): \(parser.parserError.map { "\($0)" } ?? "")")
            let told =
                check.faults.flatMap { [$0.finding.message, $0.remedy] }
                + (check.facts + check.unjudged).flatMap { [$0.subject, $0.reason] }
            for words in told {
                #expect(reader.text.contains(words.replacing("\n", with: " ")), "\(judged) leaves out: \(words)")
            }
            #expect(page.contains("<h1 class=\"\(check.verdict)\">") && page.contains("<svg"), "\(judged)")
        }
    }

    @Test func `a name cannot become markup`() throws {
        let name = "<script>alert(1)</script>&\"'"
        let tree = try #require(JudgedTree.all.first { "\($0)".contains("pinned-button") })
        let hostile = tree.written.replacing("coveredBtn", with: Markup.escaped(name))
        let page = TreePage(try TreeCheck(try ElementTree(Data(hostile.utf8)))).markup
        #expect(page.contains(Markup.escaped(name)) && !page.contains("<script"))
        #expect(XMLParser(data: Data(page.utf8)).parse())
    }

    private final class TextReader: NSObject, XMLParserDelegate {
        private(set) var text = ""

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
    }
}
