import Foundation
import ScenarioCatalog

/// A line on standard error that says how far a long run is; only where a person can see it.
struct ProgressLine {
    private let isShown = isatty(STDERR_FILENO) == 1

    func show(_ progress: AuditPlayer.Progress) {
        let latest = progress.latest.map { "\($0.screen), \($0.avoidance) on \($0.device)" } ?? ""
        write("\r\u{1B}[2K\(progress.done)/\(progress.total)  \(latest)")
    }

    func finish(played: Int) { write("\r\u{1B}[2K\(played) runs played\n") }

    private func write(_ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
