import Foundation
import TestSupport
import Testing

/// The package has three wings: the library, the simulator and the audit.
///
/// The folders, the manifest and the architecture page must show the same wings.
@Suite(.besideMainActor) struct WingTests {
    private let checkout = Checkout.current
    private static let order = ["Library", "Simulator", "Audit"]
    /// The wings that each wing may import.
    ///
    /// The audit judges the library, so the audit must not use the library's code.
    private static let imports = ["Library": [], "Simulator": [], "Audit": ["Simulator"]]
    /// The modules that may import the library, the simulator and the audit.
    ///
    /// `AuditedGallery` only lists example screens, and `TidelineChanges` the library's ways. They contain no
    /// rule by which an audit judges the library.
    private static let catalogues = ["AuditedGallery", "TidelineChanges"]

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
                // In an app, these imports mean Apple's frameworks.
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

    @Test func `the manifest names each wing's modules by their folders, what ships first`() throws {
        let targets = try Manifest(try #require(checkout.file("Package.swift"))).targets
        for wing in Self.order {
            let named = targets.filter { $0.path.hasPrefix("Sources/\(wing)/") }.map(\.name)
            #expect(named.sorted() == wings.filter { $0.value == wing }.map(\.key).sorted(), "\(wing)")
            #expect(wing != "Library" || named == targets.prefix(named.count).map(\.name))
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
