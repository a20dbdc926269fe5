import Foundation
import TestSupport
import Testing

struct FidelityTableTests {
    private static let path = "Docs/Fidelity.md"
    private static let command = "TIDELINE_REGENERATE=1 swift test --filter FidelityTableTests"

    private func fidelity() throws -> FidelityTable {
        let modules = try ["CoreGraphics", "ObjectiveC"].flatMap { module in
            try PackageFiles.swiftFiles(below: "Sources/Simulator/\(module)").map { ("\(module)/" + $0.path, $0.text) }
        }
        return FidelityTable(files: modules + (try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit")))
    }

    private func rules() throws -> RuleTable {
        let folders = ["Tests/Simulator/UIKitConformanceTests", "Tests/Simulator/SimulatedUIKitTests"]
        return RuleTable(files: try folders.flatMap(PackageFiles.swiftFiles(below:)))
    }

    @Test func `every file of the simulated UIKit says in its first line how faithful it is`() throws {
        let table = try fidelity()
        #expect(table.silent == [], "first line: // Fidelity: exact|partial|inert — what")
        #expect(table.rows.count > 50)
    }

    @Test func `every rule of the first milestone has a test that is named by it`() throws {
        #expect(try rules().missing == [])
    }

    @Test func `the fidelity document is what the sources and tests say`() throws {
        let text = """
            # Fidelity of the simulated UIKit

            Generated: do not edit. `\(Self.command)` writes this file from the first lines of `Sources/Simulator/SimulatedUIKit`, \
            `Sources/Simulator/CoreGraphics` and `Sources/Simulator/ObjectiveC` and from the names of the tests.

            - *exact*: behaves as far as the rules named there go.
            - *partial*: what the line names is there, the rest is absent.
            - *inert*: compiles and has no effect.

            ## Files

            \(try fidelity().markdown)
            ## Rules of the first milestone

            \(try rules().markdown)
            """
        #expect(try PackageFolder.regenerated(Self.path, as: text) == text, "out of date; run: \(Self.command)")
    }
}
