import Foundation
import TestSupport
import Testing

struct Checkout: Sendable, CustomTestStringConvertible {
    static let current = Checkout(root: PackageFolder.root)

    let files: [TextFile]
    let root: URL

    var testDescription: String { "the checkout of \(files.count) files" }

    /// The Swift files of this package's targets, without the tests.
    var sources: [TextFile] { files.filter { $0.isSwift && ($0.path.hasPrefix("Sources/") || $0.isExampleScreen) } }
    var tests: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Tests/") } }
    /// The Swift files of the package that measures the constraint solver.
    var benchmarks: [TextFile] { files.filter { $0.isSwift && $0.path.hasPrefix("Benchmarks/") } }
    /// The Swift files of the example packages.
    ///
    /// The samples in `Examples/Pages` are left out, because each sample shows a line of an app's own code.
    var examples: [TextFile] {
        files.filter {
            $0.isSwift && $0.path.hasPrefix("Examples/") && !$0.isExampleScreen && !$0.path.hasPrefix("Examples/Pages/")
        }
    }
    var neighbours: [TextFile] { benchmarks + examples }
    var documents: [TextFile] { files.filter { $0.path.hasSuffix(".md") } }

    func file(_ path: String) -> TextFile? { files.first { $0.path == path } }

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
