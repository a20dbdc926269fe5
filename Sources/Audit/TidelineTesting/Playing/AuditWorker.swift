import AuditRules
import Foundation

/// Plays audits for another process: a line with a task comes in, a line with the run goes out.
@MainActor
public struct AuditWorker {
    /// One run to play.
    struct Task: Codable, Sendable, Hashable {
        var entry: AuditEntry
        /// Whether the run comes with its pictures.
        var wantsPictures = false
        /// Whether the run comes with its film.
        var wantsFilm = false
    }

    private let screens: [Screen]

    /// Creates a worker that knows some screens.
    public init(screens: [Screen]) { self.screens = screens }

    /// Answers until nothing more is asked.
    ///
    /// - Throws: for a task that can't be read or played.
    public func serve() throws {
        // Ctrl-C reaches all processes of a terminal; the one that asks decides when its workers end.
        signal(SIGINT, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
        // A screen's own output must not stand between two answers.
        dup2(STDERR_FILENO, STDOUT_FILENO)
        while let line = readLine() {
            let answer = try answer(to: Data(line.utf8)) + Data("\n".utf8)
            // The process that asked may have ended meanwhile.
            do { try answers.write(contentsOf: answer) } catch { return }
        }
    }

    /// Plays one task; both are lines without their end.
    func answer(to line: Data) throws -> Data {
        let task = try WireFormat.decode(Task.self, from: line)
        let run = try task.entry.planned(among: screens).play(filming: task.wantsFilm)
        return try RunLine(run, withPictures: task.wantsPictures).bytes()
    }
}
