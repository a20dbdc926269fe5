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

    /// The ids of the rules of UIKit, such as `E29`.
    public static func rules() throws -> Set<String> {
        Set(try text(of: "Docs/UIKitRules.md").matches(of: /(?m)^\| ([A-Z]\d+) \|/).map { String($0.output.1) })
    }

    /// Returns the text of a generated file, or an empty text if the file does not exist.
    ///
    /// If `TIDELINE_REGENERATE` is set, the file is written first.
    public static func regenerated(_ path: String, as text: String) throws -> String {
        try write(text, to: path)
        return (try? Self.text(of: path)) ?? ""
    }

    /// Whether tests write generated files instead of comparing them.
    public static let regenerates = ProcessInfo.processInfo.environment["TIDELINE_REGENERATE"] != nil

    /// Writes a generated file if `TIDELINE_REGENERATE` is set.
    public static func write(_ text: String, to path: String) throws {
        guard regenerates else { return }
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
