import Foundation

/// A line on standard error that says how far a long run is; only where a person can see it.
struct ProgressLine {
    private let total: Int
    private let isShown = isatty(STDERR_FILENO) == 1

    init(total: Int) { self.total = total }

    func show(_ done: Int, _ what: String) {
        guard isShown else { return }
        let line = "\r\u{1B}[2K\(done)/\(total)  \(what)"
        FileHandle.standardError.write(Data(line.utf8))
    }

    func clear() {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8))
    }
}
