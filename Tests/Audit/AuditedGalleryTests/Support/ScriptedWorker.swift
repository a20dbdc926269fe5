import Foundation
import AuditedGallery
@testable import TidelineTesting

/// Shell scripts that take the place of an audit's worker processes.
///
/// A script answers a task with a run. If a test does not request a finding, the run has no findings.
@MainActor
final class ScriptedWorker {
    /// A finding as it stands in the line of text that describes a run.
    private static let finding = "jump|s|1|0|m|0|0|0|0|0|0|0|0"

    let folder: URL
    let stop = StopRequest()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// - Parameters:
    ///   - finding: a shell pattern. If a task matches the pattern, its run has a finding.
    ///   - crash: a shell pattern. If a task matches the pattern, the process gives no answer and runs the commands in
    ///     `deed`.
    ///   - deed: the shell commands for tasks that match `crash`.
    ///   - emojiToo: a shell pattern. If a task matches the pattern, its run is the same with the emoji keyboard.
    ///   - timeLimit: the longest time for a run.
    func pool(
        _ workers: Int = 2, finding: String = "nothing", crash: String = "nothing", deed: String = "kill -9 $$",
        emojiToo: String = "nothing", timeLimit: Duration = .seconds(3600)
    ) -> WorkerPool {
        // An answer begins with the text of the task. The last two values of this text are missing in the answer. They
        // tell whether the audit wants snapshots and recordings.
        let script = """
            while read -r line; do
                findings=0 same=0
                case "$line" in
                *\(Self.pattern(crash))*) \(deed); continue ;;
                *\(Self.pattern(finding))*) findings='1|\(Self.finding)' ;;
                esac
                case "$line" in *\(Self.pattern(emojiToo))*) same='1|emoji' ;; esac
                printf '%s|0|%s|0|0|0|%s|0|0|0\\n' "${line%|*|*|*|*}" "$findings" "$same"
            done
            """
        return WorkerPool(
            program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], count: workers,
            timeLimit: timeLimit, stop: stop)
    }

    /// A shell would read `|`, which separates a task's values, as a separator of patterns.
    private static func pattern(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
