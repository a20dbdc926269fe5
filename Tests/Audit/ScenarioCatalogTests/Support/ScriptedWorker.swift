import Foundation
import ScenarioCatalog
@testable import TidelineTesting

/// A pool of shell processes in place of workers, which answer a task with a run without findings.
@MainActor
final class ScriptedWorker {
    /// A finding, in the form that a run's line has.
    private static let finding = "jump|s|1|0|m|0|0|0|0|0"

    let folder: URL
    let stop = StopRequest()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// - Parameters:
    ///   - finding: a shell pattern for the tasks whose run has a finding.
    ///   - crash: a shell pattern for the tasks at which a process runs the commands `deed` instead of answering.
    ///   - deed: the shell commands for these tasks.
    ///   - emojiToo: a shell pattern for the tasks whose run is the same with the emoji keyboard.
    ///   - timeLimit: the longest time for a run.
    func pool(
        _ workers: Int = 2, finding: String = "nothing", crash: String = "nothing", deed: String = "kill -9 $$",
        emojiToo: String = "nothing", timeLimit: Duration = .seconds(3600)
    ) -> WorkerPool {
        // An answer begins with the task's text, without the last two values about pictures and films.
        let script = """
            while read -r line; do
                findings=0 same=0
                case "$line" in
                *\(Self.pattern(crash))*) \(deed); continue ;;
                *\(Self.pattern(finding))*) findings='1|\(Self.finding)' ;;
                esac
                case "$line" in *\(Self.pattern(emojiToo))*) same='1|emoji' ;; esac
                printf '%s|0|%s|0|0|0|%s|0|0\\n' "${line%|*|*}" "$findings" "$same"
            done
            """
        return WorkerPool(
            program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], count: workers,
            timeLimit: timeLimit, stop: stop)
    }

    /// A shell would read `|`, which separates a task's values, as a separator of patterns.
    private static func pattern(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
