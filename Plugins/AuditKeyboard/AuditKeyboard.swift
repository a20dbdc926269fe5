import Foundation
import PackagePlugin

/// `swift package audit-keyboard`: builds the package's own program for auditing, and runs it with the arguments given.
///
/// The program is the executable target that depends on the product `TidelineTesting`; `--target NAME` chooses one of several.
@main
struct AuditKeyboard: CommandPlugin {
    /// What is wrong, and what to do.
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let name = try program(of: context.package, named: names.last).name
        var parameters = PackageManager.BuildParameters(configuration: .release)
        // A first build takes minutes, and says how far it is.
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
        // The package manager ends with 1 for any code of a plugin's: the words tell findings from bad usage.
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
        // A shell tells an end by a signal from an exit code by this sum.
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }
}
