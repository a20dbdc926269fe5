import Foundation
import Testing

@Suite struct DocumentationTests {
    private let checkout = Checkout.current

    @Test func `the architecture's table of modules matches the checked one`() throws {
        let document = try #require(checkout.file("Docs/Architecture.md"))
        let rows = try document.captures(
            of: #"^\| `([\w-]+)` \| `((?:Sources/\w+|Examples)/[\w-]+)` \|.*\| ([^|]*) \|$"#)
        #expect(rows.map { $0[0] } == Module.all.map(\.name))
        for (row, module) in zip(rows, Module.all) {
            #expect(row[1].hasSuffix("/\(module.folder)") && checkout.exists(row[1]))
            let imports = Set(try document.captures(of: "`([^`]+)`", in: row[2]).compactMap(\.first))
            #expect(imports == module.mayImport, "\(module.name)")
        }
    }

    @Test func `every module has its paragraph and its invariant`() throws {
        let document = try #require(checkout.file("Docs/Architecture.md"))
        for module in Module.all {
            let sections = document.text.components(separatedBy: "\n### ")
            let section = sections.first { $0.hasPrefix("`\(module.name)`") }
            #expect(section?.contains("*Invariant:*") == true, "\(module.name) has none in Docs/Architecture.md")
        }
    }

    @Test func `links lead to files that exist`() throws {
        for document in checkout.documents {
            let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
            for link in try document.captures(of: #"\]\(([^)#\s]+)"#).compactMap(\.first) {
                guard !link.contains("://") else { continue }
                let path = Self.resolve(link, in: folder)
                #expect(checkout.exists(path), "\(document.path): \(link)")
            }
        }
    }

    @Test func `paths in documents exist`() throws {
        for document in checkout.documents where document.path != "CHANGELOG.md" {
            let path = #"`((?:Sources|Tests|Docs|Benchmarks)/[^`\s*…<>]*)`"#
            for path in try document.captures(of: path).compactMap(\.first) where !path.contains("/.build/") {
                #expect(checkout.exists(path), "\(document.path): \(path)")
            }
        }
    }

    @Test func `decisions have numbers of their own and name their alternatives`() throws {
        let decisions = checkout.documents.filter { $0.path.hasPrefix("Docs/Decisions/") }
        let numbers = decisions.compactMap { Int($0.name.prefix(4)) }
        #expect(numbers.count == decisions.count && Set(numbers).count == numbers.count)
        for decision in decisions {
            let headings = try decision.captures(of: "^## (.+)$").compactMap(\.first)
            #expect(
                headings.contains("Decision") && headings.contains { $0.hasPrefix("Alternatives") }, "\(decision.path)")
        }
    }

    private static func resolve(_ link: String, in folder: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        for part in link.split(separator: "/") where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(String(part)) }
        }
        return parts.joined(separator: "/")
    }
}
