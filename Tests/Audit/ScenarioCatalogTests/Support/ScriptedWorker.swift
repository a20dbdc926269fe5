import Foundation
import ScenarioCatalog
@testable import TidelineTesting

/// A shell in a worker's place: it answers each task with a run that is clear, or does what a script says.
@MainActor
final class ScriptedWorker {
    /// The finding of a run that has one.
    private static let finding = #"{"amount":1,"at":0,"message":"m","rule":"jump","subject":"s"}"#

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
    ///   - timeLimit: how long a run may take.
    func pool(
        _ workers: Int = 2, finding: String = "nothing", crash: String = "nothing", deed: String = "kill -9 $$",
        timeLimit: Duration = .seconds(3600)
    ) -> WorkerPool {
        // A task is its entry and two wishes; a program of its own for each line would take most of a test's time.
        let script = """
            while read -r line; do
                finding=
                case "$line" in
                *\(Self.pattern(crash))*) \(deed); continue ;;
                *\(Self.pattern(finding))*) finding='\(Self.finding)' ;;
                esac
                entry=${line#\\{\\"entry\\":\\{}
                entry=${entry%%\\}*}
                printf '{"judged":{%s,"findings":[%s],"steps":[]},"steps":{"names":[],"numbers":""}}\\n' "$entry" "$finding"
            done
            """
        return WorkerPool(
            program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], count: workers,
            timeLimit: timeLimit, stop: stop)
    }

    /// A quotation mark in a pattern of the shell stands for itself only behind a backslash.
    private static func pattern(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

    /// A cache in this object's folder; a file takes the program's place.
    func cache(of program: String = "a program") throws -> AuditCache {
        let file = folder.appendingPathComponent("program")
        try Data(program.utf8).write(to: file)
        return try AuditCache(in: shelves, of: file)
    }

    var shelves: URL { folder.appendingPathComponent("cache", isDirectory: true) }

    /// The files of the cache.
    func files() throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: shelves.path).sorted()
            .map { shelves.appendingPathComponent($0) }.filter { $0.pathExtension == "lines" }
    }
}
