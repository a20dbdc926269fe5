import Foundation
import TestSupport

enum PackageFiles {
    /// The Swift files below a folder, in the order of their paths; the paths are relative to the folder.
    static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
        let base = PackageFolder.root.appendingPathComponent(folder)
        let walk = FileManager.default.enumerator(atPath: base.path)
        let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return try paths.map { path in
            (path, try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8))
        }
    }
}
