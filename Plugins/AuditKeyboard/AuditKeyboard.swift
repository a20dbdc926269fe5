import Foundation
import PackagePlugin

/// Builds the package's own auditing program and runs it with the given arguments: `swift package audit-keyboard`.
///
/// The program is the executable target that depends on the product `TidelineTesting`. If there are several, `--target
/// NAME` chooses one.
@main
struct AuditKeyboard: CommandPlugin {
    /// An error with its remedy.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let name = try program(of: context.package, named: names.last).name
        var parameters = PackageManager.BuildParameters(configuration: .release)
        // A first build takes minutes, so show its progress.
        parameters.echoLogs = true
        Diagnostics.remark("Building \(name) to audit its screens.")
        let build = try packageManager.build(.product(name), parameters: parameters)
        guard build.succeeded else { throw Failure(description: "\(name) does not compile.\n\(build.logText)") }
        guard
            let binary = build.builtArtifacts.first(where: {
                $0.kind == .executable && $0.url.lastPathComponent == name
            })
        else { throw Failure(description: "\(name) was built, but no program of that name is there.") }
        let code = try run(binary.url, extractor.remainingArguments, in: context.package.directoryURL)
        // The package manager exits with 1 for every error code of a plugin, so a message distinguishes findings from
        // bad usage.
        switch code {
        case 0: return
        case 1: Diagnostics.error("\(name) has findings (exit code 1).")
        case 2: Diagnostics.error("\(name) can't do what was asked (exit code 2). Its message is above.")
        default: Diagnostics.error("\(name) ended with exit code \(code).")
        }
        exit(code)
    }

    private func program(of package: Package, named name: String?) throws -> any Target {
        let programs = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { $0.kind == .executable && Self.audits($0) }
        if let name {
            guard let chosen = programs.first(where: { $0.name == name }) else {
                throw Failure(
                    description: "--target '\(name)' is no program that uses TidelineTesting. \(Self.list(programs))")
            }
            return chosen
        }
        guard let only = programs.first else {
            throw Failure(
                description: "no program of this package uses TidelineTesting. Add an executable target with "
                    + "`AuditMain { Screen(\"name\") { YourViewController() } }` in its main.swift.")
        }
        guard programs.count == 1 else {
            throw Failure(
                description: "several programs use TidelineTesting. Choose one with --target. \(Self.list(programs))")
        }
        return only
    }

    private static func list(_ programs: [SwiftSourceModuleTarget]) -> String {
        programs.isEmpty ? "There is none." : "There are: \(programs.map(\.name).sorted().joined(separator: ", "))."
    }

    private static func audits(_ target: any Target) -> Bool {
        target.dependencies.contains { dependency in
            switch dependency {
            case .product(let product): product.name == "TidelineTesting"
            case .target(let target): target.name == "TidelineTesting"
            @unknown default: false
            }
        }
    }

    private func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // Return what shells use as the exit code of a process that a signal has ended: 128 plus the signal.
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
