@_spi(Wire) import AuditRules
import Foundation
public import Stages

/// Plays runs for another process.
///
/// Each input line describes a run, and each output line is a result.
@MainActor
public struct AuditWorker {
    struct Task: Sendable, Hashable {
        var entry: AuditEntry
        var pictures = Pictures.none
        var wantsFilm = false
        var experiment = ScreenWalk.Experiment.none
    }

    /// Which of a run's pictures are sent: those by which a report shows the run, and the one of a further step.
    enum Pictures: Sendable, Hashable {
        case none
        case shown(with: String? = nil)
    }

    private let screens: [Screen]
    private let changes: [Change]

    /// Creates a worker for some screens.
    ///
    /// - Parameters:
    ///   - screens: the screens that the tasks name.
    ///   - changes: the kinds of changes that the worker can make.
    public init(screens: [Screen], changes: [Change] = Change.ofUIKit) {
        (self.screens, self.changes) = (screens, changes)
    }

    /// Plays the tasks of the input until the input ends.
    ///
    /// - Throws: an error if a task cannot be read or played.
    public func serve() throws {
        signal(SIGPIPE, SIG_IGN)
        let questions = Self.moved(STDIN_FILENO, to: open("/dev/null", O_RDONLY | O_CLOEXEC))
        // From here on, `print` in the app's code writes to standard error. Standard output has only the answers.
        let answers = FileHandle(fileDescriptor: Self.moved(STDOUT_FILENO, to: STDERR_FILENO))
        Self.endWithParent(questions)
        guard let lines = fdopen(questions, "r") else { return }
        var line: UnsafeMutablePointer<CChar>?, size = 0
        while case let count = getline(&line, &size, lines), count > 0, let start = line {
            let bytes = UnsafeRawBufferPointer(start: start, count: count)
            var answer = try answer(to: String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines))
            answer.append(UInt8(ascii: "\n"))
            do { try answers.write(contentsOf: answer) } catch { return }
        }
    }

    /// Gives an open file a descriptor that only this process has, and another file its place.
    private static func moved(_ descriptor: Int32, to other: Int32) -> Int32 {
        let own = dup(descriptor)
        _ = fcntl(own, F_SETFD, FD_CLOEXEC)
        dup2(other, descriptor)
        return own
    }

    /// Ends this process, and what the screen has started, if the parent process ends without having said so.
    private static func endWithParent(_ questions: Int32) {
        let parent = getppid()
        Thread.detachNewThread {
            var pipe = pollfd(fd: questions, events: 0, revents: 0)
            while poll(&pipe, 1, -1) < 0 {}
            // A parent that has closed its end of the pipe still waits for the end of this process.
            while getppid() == parent { poll(nil, 0, 1000) }
            ChildProcess.end(session: getpid())
        }
    }

    func answer(to line: String) throws -> Data {
        let task = try Task(line: line)
        let run = try task.entry.planned(among: screens)
            .play(filming: task.wantsFilm, task.experiment, among: changes)
        return try RunLine(run, task.pictures).bytes()
    }
}

extension AuditWorker.Task {
    init(line: String) throws {
        var fields = FieldList.Reader(line)
        self.init(entry: try fields.entry())
        if try fields.isTrue() { pictures = .shown(with: try fields.isTrue() ? try fields.text() : nil) }
        wantsFilm = try fields.isTrue()
        let seeks = try fields.isTrue(), isTrial = try fields.isTrue()
        experiment = isTrial ? .make(try fields.trial()) : seeks ? .seek : .none
        try fields.end()
    }

    var line: String {
        var fields = FieldList()
        fields.add(entry)
        switch pictures {
        case .none: fields.add(false)
        case .shown(let step):
            fields.add(true)
            fields.add(step != nil)
            if let step { fields.add(step) }
        }
        fields.add(wantsFilm)
        fields.add(experiment == .seek)
        if case .make(let trial) = experiment {
            fields.add(true)
            fields.add(trial)
        } else {
            fields.add(false)
        }
        return fields.line
    }
}
