@_spi(Wire) import AuditRules
import Foundation
public import Walk

/// Plays runs for another process.
///
/// Each input line describes a run, and each output line is a result.
@MainActor
public struct AuditWorker {
    struct Task: Sendable, Hashable {
        var entry: AuditEntry
        var wantsPictures = false
        var wantsFilm = false
        var experiment = ScreenWalk.Experiment.none

        init(
            entry: AuditEntry, wantsPictures: Bool = false, wantsFilm: Bool = false,
            _ experiment: ScreenWalk.Experiment = .none
        ) {
            (self.entry, self.wantsPictures, self.wantsFilm) = (entry, wantsPictures, wantsFilm)
            self.experiment = experiment
        }

        init(line: String) throws {
            var fields = FieldList.Reader(line)
            let screen = try fields.text(), device = try fields.text()
            let names = (
                orientation: try fields.text(), keyboard: try fields.text(), usage: try fields.text(),
                avoidance: try fields.text(), surroundings: try fields.text()
            )
            guard let surroundings = Surroundings(rawValue: names.surroundings) else {
                throw UnknownName(kind: "surroundings", name: names.surroundings, known: [])
            }
            entry = AuditEntry(
                screen: screen, device: device, orientation: try .named(names.orientation),
                keyboard: try .named(names.keyboard), usage: try .named(names.usage),
                avoidance: Avoidance(names.avoidance), surroundings: surroundings)
            (wantsPictures, wantsFilm) = (try fields.isTrue(), try fields.isTrue())
            let seeks = try fields.isTrue(), isTrial = try fields.isTrue()
            experiment = isTrial ? .make(try fields.trial()) : seeks ? .seek : .none
            try fields.end()
        }

        var line: String {
            var fields = FieldList()
            for name in [
                entry.screen, entry.device, entry.orientation.rawValue, entry.keyboard.rawValue,
                entry.usage.rawValue, entry.avoidance.rawValue, entry.surroundings.rawValue
            ] { fields.add(name) }
            fields.add(wantsPictures)
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
        // Ctrl-C reaches all processes of a terminal, but the parent process decides when its workers end.
        signal(SIGINT, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
        // From here on, `print` in the app's code writes to standard error. Standard output has only the answers.
        dup2(STDERR_FILENO, STDOUT_FILENO)
        while let line = readLine() {
            var answer = try answer(to: line)
            answer.append(UInt8(ascii: "\n"))
            do { try answers.write(contentsOf: answer) } catch { return }
        }
    }

    func answer(to line: String) throws -> Data {
        let task = try Task(line: line)
        let run = try task.entry.planned(among: screens)
            .play(filming: task.wantsFilm, task.experiment, among: changes)
        return try RunLine(run, withPictures: task.wantsPictures).bytes()
    }
}
