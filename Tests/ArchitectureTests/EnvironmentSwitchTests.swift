import Testing

@Suite struct EnvironmentSwitchTests {
    private let checkout = Checkout.current
    private static let switches = [
        "TIDELINE_REGENERATE", "TIDELINE_EFFORT", "TIDELINE_RANDOM_SEED", "TIDELINE_DIGESTS"
    ]
    private let access = #"(?:environment\[|getenv\()\s*"(\w+)""#

    @Test func `the manifest reads no switch`() throws {
        let manifest = try #require(checkout.file("Package.swift"))
        #expect(!manifest.code.contains(".environment"))
        #expect(try TextFile(path: "Sample.txt", text: #"environment["A"]"#).captures(of: access) == [["A"]])
    }

    /// The environment variables that only describe the system, for each file that reads them.
    ///
    /// Apple's simulator sets `SIMULATOR_MODEL_IDENTIFIER`. The phone certificate is a list of questions that a phone
    /// answers, and the record of the answers contains the value of this variable.
    private static let signs = ["UIKitMaker": ["SIMULATOR_MODEL_IDENTIFIER"]]

    @Test func `sources read none`() throws {
        for file in checkout.sources {
            let signs = Self.signs[file.stem] ?? []
            #expect(try file.captures(of: access).map { $0.joined() } == signs, "\(file.path)")
            // These files pass an environment on to another process without reading its values.
            let gives = file.folder == "SimulatedUIKit" || file.stem == "WorkerProcess"
            // SwiftUI calls the values that a view hands on an environment, too.
            let isOfViews = file.folder == "TidelineSwiftUI"
            #expect(!file.code.contains(".environment") || gives || isOfViews || !signs.isEmpty, "\(file.path)")
        }
    }

    @Test func `tests read only the environment switches on the list`() throws {
        for file in checkout.tests where file.folder != "ArchitectureTests" {
            for name in try file.captures(of: access).compactMap(\.first) {
                #expect(
                    Self.switches.contains(name),
                    "\(file.path) reads \(name)")
            }
        }
    }

    @Test func `the document lists all and nothing else`() throws {
        let document = try #require(checkout.file("Docs/EnvironmentVariables.md"))
        let names = try document.captures(of: #"^\| `(\w+)` \|"#).compactMap(\.first)
        #expect(names == Self.switches)
    }
}
