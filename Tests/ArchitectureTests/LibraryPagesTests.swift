import Foundation
import Testing

/// The code on the documentation pages of the products compiles, quoted sentences are names of tests, and every public
/// type has a link.
@Suite struct LibraryPagesTests {
    private let checkout = Checkout.current
    private let products = [
        "Tideline", "TidelineChanges", "TidelineClassics", "TidelineInspector", "TidelineSwiftUI", "TidelineTesting"
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

    @Test func `every public type of the products is linked`() throws {
        let links = try pages.flatMap { page in try page.captures(of: "``([^`\\n]+)``").compactMap(\.first) }
        let linked = Set(links.flatMap { $0.split(separator: "/").map(String.init) })
        let pattern = #"^ *(?:@\S+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor) (\w+)"#
        let sources = checkout.sources.filter { products.contains($0.folder) }
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
