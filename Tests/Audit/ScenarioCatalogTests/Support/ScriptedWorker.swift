import Foundation
import ScenarioCatalog
@testable import TidelineTesting

/// A shell in a worker's place: it answers each task with a run that is clear, or does what a script says.
@MainActor
final class ScriptedWorker {
    /// The finding of a run that has one.
    private static let finding = "jump|s|1|0|m|0|0|0|0|0"

    let folder: URL
    let stop = StopRequest()

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tideline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// - Parameters:
    ///   - finding: what a task looks like whose run has a finding, as a pattern of the shell.
    ///   - crash: what a task looks like at which something else is done.
    ///   - deed: what that is.
    ///   - emojiToo: what a task looks like whose run would be the same with emoji.
    ///   - timeLimit: how long a run may take.
    func pool(
        _ workers: Int = 2, finding: String = "nothing", crash: String = "nothing", deed: String = "kill -9 $$",
        emojiToo: String = "nothing", timeLimit: Duration = .seconds(3600)
    ) -> WorkerPool {
        // An answer begins as its task does, but for the two wishes at the task's end.
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

    /// What stands between two values of a task parts two patterns of the shell, unless a backslash is before it.
    private static func pattern(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
