/// What `Package.swift` says about targets, read from its text.
struct Manifest {
    struct Target {
        let name: String
        let dependencies: Set<String>
    }

    let targets: [Target]

    /// Reads the calls of `.target`, `.testTarget` and `.executableTarget`, and what the five variables stand for.
    init(_ file: TextFile) throws {
        let pattern = #"\.(?:target|testTarget|executableTarget)\(\s*name: "([^"]+)"((?:[^()]|\([^()]*\))*)\)"#
        targets = try file.captures(of: pattern).map { groups in
            let list = try file.captures(of: #"dependencies: ([^:]*)"#, in: groups[1])
            let words = list.first?.first ?? ""
            var names = Set(try file.captures(of: #""([^"]+)""#, in: words).compactMap(\.first))
            if words.contains("uikit") { names.insert("UIKit") }
            if words.contains("coreGraphics") { names.insert("CoreGraphics") }
            if words.contains("objectiveC") { names.insert("ObjectiveC") }
            if words.contains("uikitForTests") {
                names.formUnion(["QuartzCore", "ObjectiveC", "_Testing_UIKit", "_Testing_CoreGraphics"])
            }
            if words.contains("coreGraphicsForTests") { names.insert("_Testing_CoreGraphics") }
            return Target(name: groups[0], dependencies: names)
        }
    }

    func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}
