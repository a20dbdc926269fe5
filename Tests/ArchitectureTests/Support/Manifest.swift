import Foundation

struct Manifest {
    struct Target {
        let name, path: String
        let dependencies: Set<String>
    }

    let targets: [Target]
    /// The targets that exist only on Linux.
    ///
    /// On all other platforms, no target depends on a target of this set.
    let linuxOnly: Set<String>
    /// Targets in which an `import` without an access level is public.
    let exporting: Set<String>

    init(_ file: TextFile) throws {
        let pattern = #"\.(?:module|program|test)\(\s*"([^"]+)"((?:[^()]|\([^()]*\))*)\)"#
        let variables = try file.captures(of: #"^let (\w+) = "([^"]*)"$"#)
        func targets(in text: String) throws -> [Target] {
            try file.captures(of: pattern, in: text).map { groups in
                let name = try file.captures(of: #"name: "([^"]+)""#, in: groups[1]).first?.first
                let needs = try file.captures(of: #"needs: ([^:]*)"#, in: groups[1]).first?.first ?? ""
                let unquoted = needs.replacing(/"[^"]*"/, with: "")
                let named = variables.filter { unquoted.contains($0[0]) }.map { $0[1] }
                let words = try named + file.captures(of: #""([^"]+)""#, in: needs).flatMap(\.self)
                return Target(
                    name: name ?? groups[0].split(separator: "/").last.map(String.init) ?? "", path: groups[0],
                    dependencies: Set(words.flatMap { $0.split(separator: " ").map(String.init) }))
            }
        }
        let exports = try file.captures(of: #"^let exporting = "([^"]*)""#).first?.first ?? ""
        exporting = Set(exports.split(separator: " ").map(String.init))
        self.targets = try targets(in: file.text)
        let portable = file.text.components(separatedBy: "\nlet linux: ")
        linuxOnly = Set(try targets(in: portable.dropFirst().joined()).map(\.name))
    }

    func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// A target without dependencies has the level 0.
    func floor(of target: Target) -> Int {
        (target.dependencies.compactMap { self.target($0) }.map { floor(of: $0) }.max() ?? -1) + 1
    }
}
