import Foundation

// Reads the arguments, prints a measurement, and sets the exit code.
do {
    try Invocation(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("solver-benchmark: \(error)\n".utf8))
    exit(2)
}
