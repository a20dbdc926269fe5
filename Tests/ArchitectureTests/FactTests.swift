import Foundation
import TestSupport
import Testing

/// Facts have ids, such as E29 for a rule of UIKit and S12 for a scenario.
///
/// Each cited id belongs to a fact, and each known fact has a source.
@Suite(.besideMainActor) struct FactTests {
    private let checkout = Checkout.current

    private func facts() throws -> [Fact] { try Fact.pages.flatMap { try Fact.all(on: $0, of: checkout) } }

    @Test func `each id stands for one fact`() throws {
        let ids = try facts().map(\.id)
        #expect(ids.count > 490)
        for id in Set(ids) { #expect(ids.count { $0 == id } == 1, "\(id)") }
        for fact in try facts() {
            #expect(!fact.text.isEmpty && fact.confidence != nil, "\(fact.id)")
            for origin in fact.from { #expect(ids.contains(origin), "\(fact.id) follows from \(origin)") }
        }
    }

    @Test(arguments: Fact.pages)
    func `each row of a page is a fact, and each link is a source`(path: String) throws {
        let page = try #require(checkout.file(path)), facts = try Fact.all(on: path, of: checkout)
        let rows = try page.captures(of: #"^\| *([A-Z]+\d+)\b"#).map { $0[0] }
        #expect(rows == facts.map(\.id))
        let sources = facts.flatMap(\.sources)
        #expect(Set(sources) == Set(try Fact.links(of: page).values))
    }

    @Test func `a fact without a source that can be opened is inferred`() throws {
        for fact in try facts() where fact.confidence != .inferred && fact.confidence != .run {
            #expect(!fact.sources.isEmpty, "\(fact.id) has no source")
            for source in fact.sources { #expect(source.hasPrefix("https://"), "\(fact.id): \(source)") }
        }
    }

    @Test func `a source in a repository's files names the commit`() throws {
        for source in try facts().flatMap(\.sources) {
            let parts = source.split(separator: "/")
            guard let kind = parts.firstIndex(where: { $0 == "blob" || $0 == "tree" }) else { continue }
            #expect(parts[kind + 1].count == 40 && parts[kind + 1].allSatisfy(\.isHexDigit), "\(source)")
        }
    }

    @Test func `each situation is played by a test, or says why by none`() throws {
        var words: Set<String> = []
        for file in checkout.tests where file.name != "FactTests.swift" {
            // The name of a test or of a test case may begin with ids of facts.
            for ids in try file.captures(of: #"(?:func `|"|, )((?:[A-Z]\d+ )+)"#) {
                words.formUnion(ids[0].split(separator: " ").map(String.init))
            }
        }
        // Ids with W are wishes, which need no test. No scenario has the same id as a rule.
        for fact in try Fact.all(on: "Docs/Scenarios.md", of: checkout) where !fact.id.hasPrefix("W") {
            #expect(words.contains(fact.id) == (fact.unplayed == nil), "\(fact.id): \(fact.text)")
            #expect(fact.unplayed == nil || fact.option == nil, "\(fact.id)")
        }
    }

    @Test func `the page of versions names each fact that names a version`() throws {
        var ids: [Int: [[String]]] = [:]
        for (column, path) in Fact.pages.enumerated() {
            for fact in try Fact.all(on: path, of: checkout) {
                for version in Set(fact.text.matches(of: /iOS (\d+)/).compactMap { Int($0.1) }) {
                    ids[version, default: Fact.pages.map { _ in [] }][column].append(fact.id)
                }
            }
        }
        #expect(ids[26].map { !$0.contains([]) } == true)
        let page = "Docs/SystemVersions.md", text = try #require(checkout.file(page)).text
        let head = try #require(text.range(of: "| iOS |")).lowerBound
        let titles = Fact.pages.map {
            "[\($0.dropFirst("Docs/".count).dropLast(".md".count))](\($0.dropFirst("Docs/".count)))"
        }
        let rows = ids.sorted { $0.key > $1.key }.map { version, columns in
            "| \(version) | " + columns.map { $0.joined(separator: ", ") }.joined(separator: " | ") + " |"
        }
        let table =
            ["| iOS | " + titles.joined(separator: " | ") + " |", "|---|" + titles.map { _ in "---|" }.joined()] + rows
        let wanted = text[..<head] + table.joined(separator: "\n") + "\n"
        #expect(try PackageFolder.regenerated(page, as: String(wanted)) == String(wanted))
    }

    @Test func `the newest SDK that was read has facts, each with a date`() throws {
        let page = try #require(checkout.file("Docs/SystemVersions.md"))
        let sdks = try page.captures(of: #"\n\| (\d+)\.\d+ \| 20\d\d-\d\d \|"#).compactMap { Int($0[0]) }
        let newest = try #require(sdks.max())
        let ofNewest = try facts().filter { $0.text.contains("iOS \(newest)") }
        #expect(!ofNewest.isEmpty, "nothing is known of iOS \(newest)")
        for fact in ofNewest {
            #expect(fact.text.contains(/20\d\d-\d\d/), "\(fact.id) names iOS \(newest) without a date")
        }
        let readme = try #require(checkout.file("README.md")).text
        for sdk in try page.captures(of: #"\| ([\d.]+) \| [\d-]+ \| all that ships"#) {
            #expect(readme.contains(sdk[0]), "README.md: \(sdk[0])")
        }
    }

    @Test func `each option that plays a situation exists`() throws {
        let files = checkout.sources.filter { $0.path.hasPrefix("Sources/Audit/AuditRules/Names/") }
        let names = Set(
            try files.flatMap { file in
                try file.captures(of: #"case (\w+)(?: = "([\w-]+)")?"#).flatMap(\.self)
            })
        for option in Set(try facts().compactMap(\.option)) where !option.hasPrefix("--ios ") {
            let words = option.split(separator: " ").map(String.init)
            #expect(words.count == 2 && names.contains(words[1]), "\(option)")
        }
    }

    /// Matches the id of a fact, a letter and a number such as `E29`, in a comment, a test's name or a page.
    private static let citation = #"(?<![\w./#-])([A-KQSTW]\d{1,3})(?![\w]|[./]\d)"#

    private func citations(in file: TextFile) throws -> [(id: String, place: String)] {
        let isPage = file.path.hasSuffix(".md")
        let prose = isPage ? #"https?://\S+|```[\s\S]*?```|`[^`\n]*`"# : ""
        let text = isPage ? file.text.replacing(try Regex(prose), with: "") : file.text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        return try lines.flatMap { number, line -> [(String, String)] in
            let spoken =
                isPage
                ? [String(line)] : try file.captures(of: #"(//.*|func `[^`]*`)"#, in: String(line)).flatMap(\.self)
            return try spoken.flatMap { try file.captures(of: Self.citation, in: $0).flatMap(\.self) }.map {
                ($0, "\(file.path):\(number + 1)")
            }
        }
    }

    @Test func `citations count in comments, names and pages only`() throws {
        let source = TextFile(path: "A.swift", text: "let a = \"E1\" // E29, not G5/6, rdar#E3\nfunc `S66 a gap`() {}")
        #expect(try citations(in: source).map(\.id) == ["E29", "S66"])
        let page = TextFile(path: "A.md", text: "E29 `E30` https://a.b/E31\n```\nE32\n```\nT4.")
        #expect(try citations(in: page).map(\.id) == ["E29", "T4"])
    }

    @Test func `every id that is cited is that of a fact`() throws {
        let known = Set(try facts().map(\.id))
        let files = checkout.sources + checkout.tests + checkout.neighbours + checkout.documents
        let own = ["FactTests.swift", "UIKitRules.md", "Scenarios.md"]
        for file in files where !own.contains(file.name) {
            for (id, place) in try citations(in: file) { #expect(known.contains(id), "\(place): \(id)") }
        }
    }

    /// A source can be opened if it is a web address or a file of a repository.
    @Test func `a recorded log is open only if its source can be opened`() throws {
        let known = try #require(checkout.file("Sources/Simulator/DeviceData/FactSource+Known.swift"))
        let logs = try known.captures(
            of: #""recorded log (\S+\.json)(, which is not in this repository)?"(, isOpen: false)?\)"#)
        #expect(logs.count > 40)
        for log in logs {
            let trace = checkout.file("Tests/Audit/SimulatedStagesTests/Fixtures/Traces/\(log[0])")
            #expect((trace == nil) == !log[1].isEmpty, "\(log[0])")
            let sources = try trace?.captures(
                of: #"^ +"(?:source": ")?((?:https?://|\w+/|OmniGroup |same Stack)[^"]*)"#)
            let isOpen = sources?.isEmpty == false
            #expect(isOpen == log[2].isEmpty, "\(log[0]): \(sources ?? [])")
        }
    }
}
