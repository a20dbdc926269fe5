import Foundation

/// This program, as `swift build` has left it.
struct BuiltProgram {
    /// The program's own file.
    let file: URL

    init() throws(UsageError) {
        guard let file = Bundle.main.executableURL else {
            throw UsageError("the program's own file can't be found. Start it by its path.")
        }
        self.file = file
    }
}
