import Foundation

// Reads the arguments, prints a table, and sets the exit code.
do {
    try LayoutInvocation(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("layout-benchmark: \(error)\n".utf8))
    exit(2)
}
