import Foundation
import Testing

/// The code on the documentation pages of the products compiles, quoted sentences are names of tests, and every public
/// type has a link.
@Suite struct LibraryPagesTests {
    private let checkout = Checkout.current
    private let products = [
        "Tideline", "TidelineChanges", "TidelineClassics", "TidelineInspector", "TidelineObjC", "TidelineSwiftUI",
        "TidelineTesting"
    ]

    private var pages: [TextFile] {
        checkout.documents.filter { page in products.contains { page.path.contains("/\($0)/\($0).docc/") } }
    }
    private var samples: [TextFile] { checkout.files.filter { $0.isSwift && $0.path.hasPrefix("Examples/Pages/") } }

    @Test func `each product that an app or a test imports has a page`() {
        for product in products {
            #expect(pages.contains { $0.path.hasSuffix("/\(product)/\(product).docc/\(product).md") }, "\(product)")
        }
    }

    @Test func `every Swift block stands word for word in a compiled sample`() throws {
        // A test can't be in a sample, because a sample is no test target. The README shows the same test.
        let readme = try #require(checkout.file("Tests/Audit/AuditedGalleryTests/ReadmeExampleTests.swift"))
        for page in pages {
            for block in try page.captures(of: #"^```swift\n([\s\S]*?)^```"#).compactMap(\.first) {
                let isCompiled = (samples + [readme]).contains { ("\n" + $0.text).contains("\n" + block) }
                #expect(isCompiled, "\(page.path): Examples/Pages does not hold\n\(block)")
            }
        }
    }

    @Test func `pages show every sample in full, except for imports`() throws {
        #expect(!samples.isEmpty)
        for sample in samples {
            for part in sample.text.components(separatedBy: "\n\n") where !part.hasPrefix("import ") {
                let code = part.trimmingCharacters(in: .newlines)
                let isShown = pages.contains { $0.text.contains(code) }
                #expect(isShown, "no page shows this of \(sample.path)\n\(code)")
            }
        }
    }

    @Test func `Objective-C on a page stands word for word in a file that an app compiles`() throws {
        let sample = try #require(checkout.file("Examples/ObjectiveC/SignInViewController.m")).text
        let blocks = try pages.flatMap { try $0.captures(of: #"^```objc\n([\s\S]*?)^```"#).compactMap(\.first) }
        #expect(!blocks.isEmpty)
        for block in blocks { #expect(sample.contains("\n" + block), "no file holds\n\(block)") }
    }

    /// The compiler writes the header from these names, and Linux has no compiler for it.
    @Test func `the page of Objective-C and its sample use the names that the module gives`() throws {
        let sources = checkout.sources.filter { $0.folder == "TidelineObjC" }
        let names = try sources.flatMap { try $0.captures(of: #"@objc\(([^)]+)\)"#).compactMap(\.first) }
        // The header puts the name of an enumeration before each of its cases.
        let enumerations = try sources.flatMap {
            try $0.captures(of: #"@objc\((\w+)\)\npublic enum [^{]*\{([\s\S]*?)\n\}"#)
        }
        let cases = try enumerations.flatMap { parts in
            try TextFile(path: "", text: parts[1]).captures(of: #"(?m)^    case (\w)(\w*)"#).map {
                parts[0] + $0[0].uppercased() + $0[1]
            }
        }
        let given = Set((names + cases).flatMap { $0.split(separator: ":").map(String.init) })
        #expect(given.count > 15)
        let page = try #require(pages.first { $0.path.hasSuffix("/TidelineObjC.md") })
        let sample = try #require(checkout.file("Examples/ObjectiveC/SignInViewController.m"))
        for file in [page, sample] {
            let used = try file.captures(of: #"\b(tdl_\w+|TDL[A-Z]\w+)"#).compactMap(\.first)
            #expect(!used.isEmpty)
            let unknown = used.filter { !given.contains($0) }
            #expect(unknown.isEmpty, "\(file.path)")
        }
        #expect(names.filter { $0.hasPrefix("t") || $0.hasPrefix("T") }.allSatisfy(page.text.contains), "left out")
    }

    @Test func `every public type of the products is linked`() throws {
        let links = try pages.flatMap { page in try page.captures(of: "``([^`\\n]+)``").compactMap(\.first) }
        let linked = Set(links.flatMap { $0.split(separator: "/").map(String.init) })
        let pattern = #"^ *(?:@\S+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor) (\w+)"#
        // Linux extracts no symbols of what Objective-C alone sees, so its page links to none.
        let sources = checkout.sources.filter { products.contains($0.folder) && $0.folder != "TidelineObjC" }
        let types = try sources.flatMap { file in try file.captures(of: pattern, in: file.code).compactMap(\.first) }
        #expect(types.count > 30)
        let forgotten = types.filter { !linked.contains($0) }
        #expect(forgotten.isEmpty, "no page links these")
    }

    @Test func `what a page quotes is the name of a test`() throws {
        let names = try checkout.tests.flatMap { test in
            try test.captures(of: "func `([^`]+)`").compactMap(\.first).map { $0.lowercased() }
        }
        var count = 0
        for page in pages {
            let prose = page.text.replacing(/(?m)^```[\s\S]*?^```/, with: "").replacing(/(?m)^    .*$/, with: "")
                .replacing(/``?[^`\n]+``?/, with: "")
            for quotation in try page.captures(of: #""([^"]+)""#, in: prose).compactMap(\.first) {
                let words = quotation.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
                let sentence = words.hasSuffix(".") ? String(words.dropLast()) : words
                #expect(names.contains { $0.contains(sentence) }, "\(page.path): no test is called \(sentence)")
                count += 1
            }
        }
        #expect(count > 30)
    }
}
