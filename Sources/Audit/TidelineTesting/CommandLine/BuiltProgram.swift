import Foundation

/// This program, as `swift build` has left it.
struct BuiltProgram {
    /// The program's own file.
    let file: URL
    /// `debug` or `release`, when the program lies in a folder `.build`.
    let configuration: String
    /// The folder `.build`; nil for a program that lies elsewhere.
    let buildFolder: URL?

    /// The folder of the package.
    var package: URL? { buildFolder?.deletingLastPathComponent() }

    init() throws(UsageError) {
        guard let file = Bundle.main.executableURL else {
            throw UsageError("the program's own file can't be found. Start it by its path.")
        }
        self.file = file
        var folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
        configuration = folder.lastPathComponent
        // A copy of the program may lie anywhere below a folder `.build`.
        guard ["debug", "release"].contains(configuration) else {
            buildFolder = nil
            return
        }
        while folder.lastPathComponent != ".build", folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
        buildFolder = folder.lastPathComponent == ".build" ? folder : nil
    }
}
