import Foundation
import TestSupport
import Testing

/// The files of this checkout, read once.
struct Checkout: Sendable, CustomTestStringConvertible {
    /// The checkout that these tests were compiled from.
    static let current = Checkout(root: PackageFolder.root)

    /// Every text file, in the order of its path.
    let files: [TextFile]
    /// Folder of `Package.swift`.
    let root: URL

    var testDescription: String { "the checkout of \(files.count) files" }

    /// Swift files of this package's targets, tests apart.
    var sources: [TextFile] { files.filter { $0.isSwift && ($0.path.hasPrefix("Sources/") || $0.isExampleScreen) } }
    /// Swift files below `Tests`.
    var tests: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Tests/") } }
    /// Swift files of the package that measures the solver, its manifest and tests included.
    var benchmarks: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Benchmarks/") } }
    /// Swift files of the packages that show how to use this one, their manifests included.
    var examples: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Examples/") && !$0.isExampleScreen } }
    /// Swift files of the two packages beside this one.
    var neighbours: [TextFile] { benchmarks + examples }
    /// Documents in Markdown.
    var documents: [TextFile] { files.filter { $0.path.hasSuffix(".md") } }

    /// The file at a path relative to the root.
    func file(_ path: String) -> TextFile? { files.first { $0.path == path } }

    /// Whether a file or folder exists at a path relative to the root.
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appending(path: path).path) }

    /// Folders that tools write and git ignores.
    static let skipped: Set<String> = [".build", ".git", ".swiftpm", "tideline-report"]

    private init(root: URL) {
        self.root = root
        files = Self.paths(in: root, below: "").sorted().compactMap { path in
            guard let data = try? Data(contentsOf: root.appending(path: path)),
                let text = String(data: data, encoding: .utf8)
            else { return nil }
            return TextFile(path: path, text: text)
        }
    }

    private static func paths(in root: URL, below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
        return names.filter { !skipped.contains($0) }.flatMap { name -> [String] in
            let path = folder.isEmpty ? name : folder + "/" + name
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
            return isFolder.boolValue ? paths(in: root, below: path) : [path]
        }
    }
}
