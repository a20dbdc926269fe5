import Foundation
import TestSupport
import Testing

/// The files of this checkout, read once.
struct Checkout: Sendable, CustomTestStringConvertible {
    /// The checkout from which these tests were compiled.
    static let current = Checkout(root: PackageFolder.root)

    /// Every text file, ordered by path.
    let files: [TextFile]
    /// The folder of `Package.swift`.
    let root: URL

    var testDescription: String { "the checkout of \(files.count) files" }

    /// The Swift files of this package's targets, without the tests.
    var sources: [TextFile] { files.filter { $0.isSwift && ($0.path.hasPrefix("Sources/") || $0.isExampleScreen) } }
    /// The Swift files below `Tests`.
    var tests: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Tests/") } }
    /// The Swift files of the package that measures the constraint solver, including its manifest and tests.
    var benchmarks: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Benchmarks/") } }
    /// The Swift files of the example packages that use this package, including their manifests.
    ///
    /// The samples in `Examples/Pages` are left out, because each shows a line as an app would write it.
    var examples: [TextFile] {
        files.filter {
            $0.isSwift && $0.path.hasPrefix("Examples/") && !$0.isExampleScreen && !$0.path.hasPrefix("Examples/Pages/")
        }
    }
    /// The Swift files of the benchmark package and of the example packages.
    var neighbours: [TextFile] { benchmarks + examples }
    /// Documents in Markdown.
    var documents: [TextFile] { files.filter { $0.path.hasSuffix(".md") } }

    /// The file with a path relative to the root.
    func file(_ path: String) -> TextFile? { files.first { $0.path == path } }

    /// Whether a file or folder exists at a path relative to the root.
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appending(path: path).path) }

    /// The folders that tools write and that git ignores.
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
