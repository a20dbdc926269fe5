public import Foundation

/// The folder of this package, for tests that read its files.
public enum PackageFolder {
    /// The folder that contains `Package.swift`, also in a copy of the package.
    public static let root: URL = {
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        if FileManager.default.fileExists(atPath: here.appendingPathComponent("Tests/ArchitectureTests").path) {
            return here
        }
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.pathComponents.count > 1,
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    /// The text of a file, by its path from the package's folder.
    public static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the text of a generated file, or an empty text without the file; `TIDELINE_REGENERATE` writes the file
    /// first.
    public static func regenerated(_ path: String, as text: String) throws -> String {
        if ProcessInfo.processInfo.environment["TIDELINE_REGENERATE"] != nil {
            try text.write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        return (try? Self.text(of: path)) ?? ""
    }
}
