import Foundation
import TestSupport
import Testing

struct FidelityTableTests {
    private func files() throws -> [(path: String, text: String)] {
        let modules = try ["CoreGraphics", "ObjectiveC"].flatMap { module in
            try PackageFiles.swiftFiles(below: "Sources/Simulator/\(module)").map { ("\(module)/" + $0.path, $0.text) }
        }
        return modules + (try PackageFiles.swiftFiles(below: "Sources/Simulator/SimulatedUIKit"))
    }

    private func fidelity() throws -> FidelityTable { FidelityTable(files: try files()) }

    private func rules() throws -> RuleTable {
        let folders = ["Tests/Simulator/UIKitConformanceTests", "Tests/Simulator/SimulatedUIKitTests"]
        return RuleTable(files: try folders.flatMap(PackageFiles.swiftFiles(below:)))
    }

    @Test func `every simulated file states its fidelity in its first line`() throws {
        let table = try fidelity()
        #expect(table.silent == [], "first line: // Fidelity: exact|partial|inert — what")
        #expect(table.rows.count > 50)
    }

    @Test func `every rule of the first milestone is named by a test`() throws {
        #expect(try rules().missing == [])
    }

    @Test func `a member's level follows from its comment and its records`() {
        let table = MemberTable(files: [
            (
                "Sample.swift",
                """
                open class Sample: UIView {
                    /// A name.
                    open var name: String?
                    /// A colour.
                    open var tint: UIColor? { didSet { undrawn("Sample.tint") } }
                    /// Moves.
                    ///
                    /// Partial: the way back is absent.
                    @available(iOS 15, *)
                    open func move(to place: Int) {
                        step()
                    }
                    /// Turns.
                    public func turn(
                        by angle: Double, _ body: @escaping (Int) -> Void
                    ) {
                        unmodelled("Sample.turn")
                    }
                    private func step() {}
                    private var hidden = 0
                    /// Hidden.
                    @_spi(Simulation)
                    public func hide() {}
                    /// Begins.
                    public convenience init?(named name: String, in bundle: [String: Int]) {}
                    /// A kind.
                    public enum Kind { case first }
                }
                extension Sample.Kind {
                    public var number: Int { 0 }
                }
                """
            )
        ])
        #expect(
            table.types["Sample"] == [
                .init(name: "name", level: .exact, note: ""), .init(name: "tint", level: .recorded, note: ""),
                .init(name: "move(to:)", level: .partial, note: "the way back is absent"),
                .init(name: "turn(by:_:)", level: .partial, note: "what has no effect is recorded"),
                .init(name: "init?(named:in:)", level: .exact, note: "")
            ])
        #expect(table.types["Sample.Kind"] == [.init(name: "number", level: .exact, note: "")])
    }

    @Test func `the fidelity page lists every simulated file, and each type with a partial member`() throws {
        let files = try files(), members = MemberTable(files: files)
        let page = """
            # Fidelity of the simulated UIKit

            `.ci/documentation` writes this page from the first lines and the comments of the files in \
            `Sources/Simulator/SimulatedUIKit`, `Sources/Simulator/CoreGraphics` and `Sources/Simulator/ObjectiveC`.

            - *exact*: behaves as far as the rules named there go.
            - *partial*: what the line names is there, the rest is absent.
            - *inert*: compiles and has no effect.

            ## Files

            \(try fidelity().markdown)
            ## Members

            A member that is not listed is *exact*: it behaves as UIKit's, as far as the first line of its file goes.

            - *partial*: what the brackets name is absent.
            - *recorded*: compiles and keeps its value; a run that uses it says so by name.

            A test searches the compiler's index for properties that nothing reads; such a property has to be recorded.

            \(members.markdown)

            """
        for file in files {
            let name = file.path.split(separator: "/").last ?? ""
            #expect(page.contains("| \(name) |"), "\(file.path)")
        }
        for (type, members) in members.types where members.contains(where: { $0.level == .partial }) {
            #expect(page.contains("| \(type) |"), "\(type)")
        }
        try PackageFolder.write(page, to: ".build/documentation/Fidelity.md")
    }
}
