import AuditRules
public import Foundation

/// Runs that were played before by the same program, in files of lines.
///
/// A run that can't be read is played again. A failure to write is told, and the audit goes on.
@MainActor
public final class AuditCache {
    private static let title = "tideline-audit cache 1"
    private let folder: URL
    private var shelves: [String: [String: Data]] = [:]
    private var files: [String: FileHandle] = [:]
    /// Why something could not be kept; nil while everything could.
    public private(set) var failure: String?

    /// - Parameters:
    ///   - folder: belongs to the cache: what other programs have left in it is removed.
    ///   - program: the program that plays; any change of it makes what was kept worthless.
    public init(in folder: URL, of program: URL) throws {
        let mark = try ContentMark(ofFile: program).text
        self.folder = folder.appendingPathComponent(mark, isDirectory: true)
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
        for other in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where other != mark && ContentMark.isText(other) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(other))
        }
    }

    /// What was kept of a run; nil when it has to be played.
    ///
    /// - Parameters:
    ///   - key: what the run depends on.
    ///   - shelf: a name for what is asked for together, such as a screen's.
    func line(of key: String, on shelf: String) -> RunLine? {
        let lines = shelves[shelf] ?? read(shelf)
        shelves[shelf] = lines
        return lines[key].flatMap { try? RunLine($0) }
    }

    /// Keeps a run, with its film or without.
    func keep(_ played: RunLine, withFilm: Bool = true, of key: String, on shelf: String) {
        guard failure == nil else { return }
        do {
            let body = try played.bytes(withFilm: withFilm)
            let line = Data("\(ContentMark(of: body, key).text) ".utf8) + Data(key.utf8) + Data("\t".utf8) + body
            // One call for each line, so that two audits at a time leave whole lines.
            try file(for: shelf).write(contentsOf: line + Data("\n".utf8))
        } catch {
            failure = "\(folder.path) can't keep runs: \(error.localizedDescription) Make room there or say --no-cache."
        }
    }

    // MARK: Files

    private func place(of shelf: String) -> URL {
        folder.appendingPathComponent(ContentMark(of: Data(shelf.utf8)).text + ".lines")
    }

    private func read(_ shelf: String) -> [String: Data] {
        guard let data = try? Data(contentsOf: place(of: shelf)) else { return [:] }
        // An array is split several times as fast as data.
        let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"))
        guard let title = lines.first, title.elementsEqual(Self.title.utf8) else { return [:] }
        var found: [String: Data] = [:]
        for line in lines.dropFirst() {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let head = line[..<tab], body = Data(line[(tab + 1)...])
            guard let space = head.firstIndex(of: UInt8(ascii: " ")) else { continue }
            let key = String(decoding: head[(space + 1)...], as: UTF8.self)
            guard head[..<space].elementsEqual(ContentMark(of: body, key).text.utf8) else { continue }
            found[key] = body
        }
        return found
    }

    /// The file of a shelf, open for lines at its end; one that is not of this cache begins anew.
    private func file(for shelf: String) throws -> FileHandle {
        if let open = files[shelf] { return open }
        let place = place(of: shelf)
        let start = (try? FileHandle(forReadingFrom: place).read(upToCount: Self.title.utf8.count)) ?? Data()
        if !start.elementsEqual(Self.title.utf8) { try Data("\(Self.title)\n".utf8).write(to: place) }
        let descriptor = open(place.path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // A line that another audit was stopped in must not swallow the next one.
        try file.write(contentsOf: Data("\n".utf8))
        files[shelf] = file
        return file
    }
}
