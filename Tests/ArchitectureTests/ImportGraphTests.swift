import TestSupport
import Testing

@Suite(.besideMainActor) struct ImportGraphTests {
    private let checkout = Checkout.current

    @Test func `every folder of Sources is a module of the table`() {
        let folders = Set(checkout.sources.map(\.folder))
        let known = Set(Module.all.map(\.folder))
        #expect(folders.subtracting(known).isEmpty, "add these to Module.all and to Docs/Architecture.md")
        #expect(known.subtracting(folders).isEmpty, "these modules of the table have no folder")
    }

    @Test(arguments: Module.all.map(\.name))
    func `a module imports nothing but what the table allows`(name: String) throws {
        let module = try #require(Module.all.first { $0.name == name })
        for file in checkout.sources where file.folder == module.folder {
            for line in try file.imports where !module.mayImport.contains(line.module) {
                Issue.record("\(file.path) imports \(line.module); \(name) may import \(module.mayImport.sorted())")
            }
        }
    }

    @Test(arguments: Module.all.map(\.name))
    func `a manifest target depends only on what the table allows`(name: String) throws {
        let module = try #require(Module.all.first { $0.name == name })
        let manifest = try Manifest(try #require(checkout.file("Package.swift")))
        let target = try #require(manifest.target(name), "Package.swift has no target \(name)")
        #expect(target.dependencies.subtracting(module.mayImport).isEmpty)
    }

    @Test(arguments: [
        ("Tideline", ["KeyboardModel", "Tideline"]),
        ("TidelineClassics", ["KeyboardModel", "Tideline", "TidelineClassics"]),
        ("TidelineSwiftUI", ["KeyboardModel", "Tideline", "TidelineSwiftUI"]),
        ("TidelineObjC", ["KeyboardModel", "Tideline", "TidelineObjC"])
    ])
    func `an app builds two modules, three with classics, SwiftUI or Objective-C`(
        product: String, modules: [String]
    ) throws {
        let file = try #require(checkout.file("Package.swift")), manifest = try Manifest(file)
        #expect(try !file.captures(of: #"\.library\(name: "(\#(product))", targets: \["\#(product)"\]\)"#).isEmpty)
        var built: Set<String> = [], waiting = [product]
        while let name = waiting.popLast() {
            guard built.insert(name).inserted else { continue }
            let needed = try #require(manifest.target(name), "\(name)").dependencies
            waiting += needed.subtracting(manifest.linuxOnly)
        }
        #expect(built.sorted() == modules)
    }

    @Test func `tests import only declared or toolchain modules`() throws {
        let manifest = try Manifest(try #require(checkout.file("Package.swift")))
        for file in checkout.tests {
            let target = try #require(manifest.target(file.folder), "Package.swift has no target \(file.folder)")
            // The module of a program has no hyphen.
            let modules = Set(target.dependencies.map { name in String(name.map { $0 == "-" ? "_" : $0 }) })
            let allowed = modules.union(["Foundation", "FoundationXML", "Observation", "Testing"])
            for line in try file.imports where !allowed.contains(line.module) {
                Issue.record("\(file.path) imports \(line.module), which \(file.folder) does not depend on")
            }
        }
    }

    /// A file with tests must be able to run against Apple's UIKit.
    ///
    /// The folder's other files support the tests on Linux.
    @Test func `conformance tests see only UIKit, the runtime and Testing`() throws {
        for file in checkout.tests where file.folder == "UIKitConformanceTests" && file.code.contains("@Test") {
            for line in try file.imports {
                #expect(
                    ["ObjectiveC", "QuartzCore", "UIKit", "Testing"].contains(line.module),
                    "\(file.path) imports \(line.module)")
                #expect(!line.usesSimulation && !line.isTestable, "\(file.path) looks behind UIKit's public face")
            }
        }
    }

    /// Swift Testing lacks exit tests on iOS, so a build for iOS leaves out the files with exit tests.
    @Test func `exit tests of UIKit's behaviour stand in files of their own`() throws {
        let files = checkout.tests.filter { $0.folder == "UIKitConformanceTests" }
        let exits = try files.filter { try !$0.places(of: "\\b(?:processExitsWith|ExitTest)\\b").isEmpty }
        #expect(!exits.isEmpty)
        for file in exits { #expect(file.stem.hasSuffix("ExceptionTests"), "\(file.path)") }
    }

    /// On Linux Foundation declares the geometry types, so only iOS needs the import.
    @Test func `files for phones with geometry import CoreGraphics or UIKit`() throws {
        let geometry = #"\bCG[A-Z]|\.(?:min|mid|max)[XY]\b"#
        // The modules for apps are compiled for phones, and so are some modules that judge recordings.
        let shipped = Set(Module.all.filter(\.ships).map(\.folder)).union(
            ["KeyboardModelTests", "SceneModel", "AuditRules", "ReportRendering", "ReportPage"])
        for file in checkout.sources + checkout.tests where shipped.contains(file.folder) {
            guard let place = try file.places(of: geometry).first else { continue }
            let imports = Set(try file.imports.map(\.module))
            #expect(!imports.isDisjoint(with: ["CoreGraphics", "UIKit"]), "\(place)")
        }
    }

    /// Apple's UIKit has no members for a simulation.
    ///
    /// A file sees these members only by an import of UIKit with `@_spi`.
    @Test func `only the bench and tests import the simulation's hooks`() throws {
        let benches = Set(Module.all.filter(\.drivesSimulation).map(\.folder))
        for file in checkout.sources where !benches.contains(file.folder) {
            for line in try file.imports where line.usesSimulation {
                // The imitations of Apple's frameworks use each other's hidden members, because UIKit's classes hold
                // associated objects and make images.
                if file.folder == "SimulatedUIKit" && ["ObjectiveC", "CoreGraphics"].contains(line.module) { continue }
                Issue.record("\(file.path) imports \(line.module) with @_spi(Simulation)")
            }
        }
    }

    /// With the access level `package`, the library could use members of the simulator, which does not exist on iOS.
    ///
    /// Every system builds `AuditRules` and `ReportRendering`, and the library imports neither.
    @Test func `only rules and drawings share members with the rest of the package`() throws {
        let sharing = #"^\s*(?:@\S+ )*package\s+\w"#
        #expect(try TextFile(path: "Sample.swift", text: "    package func a() {}").places(of: sharing).count == 1)
        for file in checkout.sources where !["AuditRules", "ReportRendering"].contains(file.folder) {
            let places = try file.places(of: sharing)
            #expect(places.isEmpty, "make it public, public with @_spi(Simulation), or internal: \(places)")
        }
    }

    @Test func `the parser of imports knows every way to write one`() throws {
        let text = """
            import A
            public import B
            @_spi(Simulation) import C
            @_exported import D
            @testable import E
            import struct F.Name
            @preconcurrency public import G
            // import H
            let text = "import I"
            """
        let imports = try TextFile(path: "Sample.swift", text: text).imports
        #expect(imports.map(\.module) == ["A", "B", "C", "D", "E", "F", "G"])
        #expect(imports.filter(\.usesSimulation).map(\.module) == ["C"])
        #expect(imports.filter(\.isTestable).map(\.module) == ["E"])
    }

    @Test func `the manifest's reader sees targets and their dependencies`() throws {
        let text = """
            let library: [Target] = [
                .module("Sources/A", needs: "B UIKit"),
                .module("Sources/B")
            ]
            let linux: [Target] = [
                .program(
                    "Sources/Two/SimulatedC", name: "C",
                    needs: "A "
                        + "B", exclude: ["Fixtures"])
            ]
            let uikit = "UIKit _Testing_UIKit "
            let bench = "B "
            let tests: [Target] = [.test("Tests/D", needs: uikit + bench + "A"), .test("Tests/E", needs: uikit)]
            """
        let manifest = try Manifest(TextFile(path: "Package.swift", text: text))
        #expect(manifest.targets.map(\.name) == ["A", "B", "C", "D", "E"])
        let paths = ["Sources/A", "Sources/B", "Sources/Two/SimulatedC", "Tests/D", "Tests/E"]
        #expect(manifest.targets.map(\.path) == paths)
        let uikit: Set = ["UIKit", "_Testing_UIKit"]
        let dependencies: [Set<String>] = [["B", "UIKit"], [], ["A", "B"], uikit.union(["A", "B"]), uikit]
        #expect(manifest.targets.map(\.dependencies) == dependencies)
        #expect(manifest.linuxOnly == ["C", "D", "E"])
    }
}
