import Foundation

// Arguments in, files and an exit code out; everything else lives in modules that tests can reach.
do {
    let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
    exit(try command.run())
} catch {
    FileHandle.standardError.write(Data("tideline-audit: \(error)\n".utf8))
    exit(ExitCode.badUsage)
}
