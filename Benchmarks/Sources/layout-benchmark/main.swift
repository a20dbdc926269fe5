import Foundation

// Arguments in, a table and an exit code out.
do {
    try LayoutInvocation(arguments: Array(CommandLine.arguments.dropFirst())).run()
} catch {
    FileHandle.standardError.write(Data("layout-benchmark: \(error)\n".utf8))
    exit(2)
}
