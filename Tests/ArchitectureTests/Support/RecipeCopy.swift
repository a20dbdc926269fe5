import Foundation
import TestSupport

/// A copy of the checkout to which recipes are applied.
///
/// The copy stays in `.build/recipes`, so that a later step can build the copy and run its tests.
struct RecipeCopy {
    let root: URL
    private(set) var changed: [String] = []

    init() throws {
        let origin = PackageFolder.root
        root = origin.appending(path: ".build/recipes")
        let known = try FileManager.default.contentsOfDirectory(atPath: origin.path)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        // The build folder stays, because it makes the next build fast.
        for name in try FileManager.default.contentsOfDirectory(atPath: root.path) where name != ".build" {
            try FileManager.default.removeItem(at: root.appending(path: name))
        }
        for name in known where !Checkout.skipped.contains(name) {
            try FileManager.default.copyItem(at: origin.appending(path: name), to: root.appending(path: name))
        }
    }

    mutating func apply(_ recipe: Recipe) throws {
        for block in recipe.blocks {
            let file = root.appending(path: block.path)
            let text = try block.applied(to: try? String(contentsOf: file, encoding: .utf8))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            changed.append(block.path)
        }
    }

    /// Returns the compiler's messages about the changed targets, in the order of their dependencies.
    ///
    /// The compiler checks all files of a module, but only the changed files of a test target. In the simulated UIKit
    /// the compiler skips the bodies of functions.
    func complaints() throws -> [String] {
        let manifest = try Manifest(TextFile(path: "Package.swift", text: text(of: "Package.swift")))
        let resources = try Self.output(of: ["swiftc", "-print-target-info"])
        let plugins = resources.split(separator: "\"").first { $0.hasSuffix("/lib/swift") } ?? ""
        let modules = root.appending(path: ".build/modules").path
        try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
        let products = Self.program.deletingLastPathComponent()
        // SwiftPM names the package after its folder, as an identifier.
        let package = PackageFolder.root.lastPathComponent.lowercased()
            .replacing(/[^a-z0-9_]/, with: "_").replacing(/^[0-9]/, with: "_")
        let touched = manifest.targets.filter { target in changed.contains { $0.hasPrefix(target.path + "/") } }
            .sorted { manifest.floor(of: $0) < manifest.floor(of: $1) }
        return try touched.flatMap { target -> [String] in
            let files = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: target.path).path)
                .filter { $0.hasSuffix(".swift") }.map { "\(target.path)/\($0)" }
            var settings = [
                "-swift-version", "6", "-module-name", target.name, "-parse-as-library", "-package-name", package,
                "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
                "-I", modules, "-I", products.appending(path: "Modules").path
            ]
            if !manifest.exporting.contains(target.name) {
                settings += ["-enable-upcoming-feature", "InternalImportsByDefault"]
            }
            if target.path.hasPrefix("Tests/") {
                let others = files.filter { !changed.contains($0) }
                let own = files.filter(changed.contains).flatMap { ["-primary-file", $0] }
                let path = "\(plugins)/host/plugins"
                settings += ["-plugin-path", path, "-plugin-path", path + "/testing"]
                return try errors(["swiftc", "-frontend", "-typecheck"] + settings + own + others)
            }
            settings += ["-emit-module", "-wmo", "-enable-testing", "-o", "\(modules)/\(target.name).swiftmodule"]
            if target.name == "UIKit" { settings += ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"] }
            let derived = products.appending(path: "\(target.name).build/DerivedSources/embedded_resources.swift").path
            let generated = FileManager.default.fileExists(atPath: derived) ? [derived] : []
            return try errors(["swiftc"] + settings + files + generated)
        }
    }

    /// Runs some suites in the copy, and returns their failures.
    func failures(of suites: [String]) throws -> [String] {
        let output = try Self.output(
            of: [
                Self.program.path, "--testing-library", "swift-testing", "--filter",
                suites.joined(separator: "|"), "--skip", Self.strangers
            ], in: root)
        let lines = output.split(separator: "\n").map(String.init)
        let failures = lines.filter { $0.contains(" recorded an issue") }.map { String($0.prefix(600)) }
        let ended = lines.contains { $0.contains("Test run with") }
        return failures + (ended ? [] : ["the tests did not end: \(lines.suffix(3))"])
    }

    func lint() throws -> [String] {
        try errors(["swift", "format", "lint", "--strict"] + changed.filter { $0.hasSuffix(".swift") })
    }

    /// The suites that need not run after a recipe, which is a chapter with instructions for a change of the code.
    ///
    /// No recipe changes the files that these suites check.
    private static let strangers = "RecipeTests|RecipeNamesTests|XcodeProjectTests|CodeStripperTests|RefusedCodeTests"

    /// The program with the tests of all targets; the built modules are in the same folder.
    private static var program: URL { URL(fileURLWithPath: CommandLine.arguments[0]) }

    func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private func errors(_ command: [String]) throws -> [String] {
        try Self.output(of: command, in: root).split(separator: "\n").map(String.init).filter {
            $0.contains(" error: ") || $0.contains(" warning: ")
        }
    }

    private static func output(of command: [String], in folder: URL = PackageFolder.root) throws -> String {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }
}
