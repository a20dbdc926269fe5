import Foundation

/// The running program's executable, as `swift build` has written it.
struct BuiltProgram {
    let file: URL

    init() throws(UsageError) {
        guard let file = Bundle.main.executableURL else {
            throw UsageError("the program's own file can't be found. Start it by its path.")
        }
        self.file = file
    }
}
