import Foundation

/// The package's own files, found from where this file lies.
enum PackageFiles {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file below a folder of the package, by its path from that folder, sorted.
    static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
        let base = root.appendingPathComponent(folder)
        let walk = FileManager.default.enumerator(atPath: base.path)
        let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return try paths.map { path in
            (path, try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8))
        }
    }

    /// What a generated file holds now, empty if it is missing; with `TIDELINE_REGENERATE` set it is written first.
    static func regenerated(_ path: String, as text: String) throws -> String {
        let file = root.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["TIDELINE_REGENERATE"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
}
