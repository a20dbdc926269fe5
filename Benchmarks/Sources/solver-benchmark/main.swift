import Foundation

// Arguments in, a measurement and an exit code out.
do {
    try Invocation(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("solver-benchmark: \(error)\n".utf8))
    exit(2)
}
