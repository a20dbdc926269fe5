import Foundation

/// The progress of a long audit on standard error.
///
/// Each new finding is a line of its own. The line with the progress is left out if standard error is not a terminal.
@MainActor
final class ProgressLine {
    private static let rate = 10.0
    private static let eraseLine = "\r\u{1B}[2K"

    private let isShown = isatty(STDERR_FILENO) == 1
    private let tellsFindings: Bool
    private let start = Date()
    private var latest = Date.distantPast

    init(tellsFindings: Bool) { self.tellsFindings = tellsFindings }

    func show(_ progress: AuditPlayer.Progress) {
        let now = Date()
        let lines = tellsFindings ? Self.lines(of: progress) : []
        if !lines.isEmpty { write(Self.eraseLine) }
        lines.forEach(Output.tell)
        guard isShown, now.timeIntervalSince(latest) >= 1 / Self.rate else { return }
        latest = now
        write(Self.eraseLine + Self.line(progress, after: now.timeIntervalSince(start), width: width))
    }

    func finish(played: Int) { write("\(Self.eraseLine)\(played) runs played\n") }

    static func lines(of progress: AuditPlayer.Progress) -> [String] {
        guard let place = progress.latest else { return [] }
        return progress.news.map { finding in
            let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "\(finding.severity == .error ? "✗" : "!")  \(place.screen), \(place.avoidance): \(message)"
                + " (\(place.device), \(place.orientation.rawValue), \(place.keyboard.rawValue), \(place.usage.rawValue))"
        }
    }

    static func line(_ progress: AuditPlayer.Progress, after seconds: Double, width: Int) -> String {
        let part = progress.total > 0 ? Double(progress.done) / Double(progress.total) : 0
        // Results of another process took no time here, so the estimate of the remaining time leaves them out.
        let played = Double(progress.done - progress.kept), remaining = Double(progress.total - progress.done)
        let left = played > 0 ? "  \(duration(seconds / played * remaining)) left" : ""
        let place = progress.latest.map { "  \($0.screen), \($0.avoidance) on \($0.device)" } ?? ""
        let text = "\(Int(part * 100)) %  \(progress.done)/\(progress.total)\(left)\(place)"
        return String(text.prefix(max(1, width - 1)))
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(max(0, seconds).rounded(.up))
        return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
    }

    private var width: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private func write(_ text: String) {
        guard isShown, !text.isEmpty else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
