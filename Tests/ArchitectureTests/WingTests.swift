import Foundation
import TestSupport
import Testing

/// The three wings, which the folders, the manifest and the architecture tell alike.
@Suite(.besideMainActor) struct WingTests {
    private let checkout = Checkout.current
    private static let order = ["Library", "Simulator", "Audit"]
    /// The wings that a wing imports beside itself: what judges the library knows nothing of it.
    private static let imports = ["Library": [], "Simulator": [], "Audit": ["Simulator"]]
    /// The gallery's screens with the library's ways are no judge.
    private static let catalogues = ["ScenarioCatalog"]

    /// The wing of each module, by its folder.
    private var wings: [String: String] {
        checkout.sources.reduce(into: [:]) { wings, file in
            if let wing = file.wing, let module = Module.all.first(where: { $0.folder == file.folder }) {
                wings[module.name] = wing
            }
        }
    }

    @Test func `library and bench know nothing of each other`() throws {
        let wings = wings
        for file in checkout.sources where !Self.catalogues.contains(file.folder) {
            guard let own = file.wing, let others = Self.imports[own] else { continue }
            for line in try file.imports {
                // UIKit is Apple's for what ships.
                guard let wing = wings[line.module], !["UIKit", "CoreGraphics", "ObjectiveC"].contains(line.module)
                else {
                    continue
                }
                #expect(wing == own || others.contains(wing), "\(file.path) imports \(line.module) of \(wing)")
            }
        }
    }

    @Test func `sources and tests have the same wings, and no others`() {
        #expect(Set(checkout.sources.compactMap(\.wing)) == Set(Self.order))
        #expect(Set(checkout.tests.compactMap(\.wing)) == Set(Self.order + ["Support"]))
    }

    @Test func `the manifest's first 40 lines list each wing's modules`() throws {
        let manifest = try #require(checkout.file("Package.swift"))
        let head = manifest.text.split(separator: "\n", omittingEmptySubsequences: false).prefix(40)
            .joined(separator: "\n")
        let named = try manifest.captures(
            of: #"Wing\(\s*name: "(\w+)",\s*targets: \[([^\]]*)\]"#, in: head)
        #expect(named.map { $0[0] } == Self.order)
        for wing in named {
            let targets = Set(try manifest.captures(of: #""([^"]+)""#, in: wing[1]).compactMap(\.first))
            // Linux has no SwiftUI, and its folder is a module of the table all the same.
            #expect(targets == Set(wings.filter { $0.value == wing[0] }.map(\.key)), "\(wing[0])")
        }
    }

    @Test func `the architecture has a chapter for each wing and its modules`() throws {
        let page = try #require(checkout.file("Docs/Architecture.md"))
        let chapters = page.text.components(separatedBy: "\n## ")
        for wing in Self.order {
            let chapter = try #require(chapters.first { $0.hasPrefix("\(wing)\n") }, "no chapter \(wing)")
            for (module, home) in wings where home == wing {
                #expect(chapter.contains("\n### `\(module)`"), "\(module) is not in the chapter \(wing)")
            }
        }
    }
}
