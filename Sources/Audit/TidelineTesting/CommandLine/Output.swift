import AuditRules
import Foundation
import ReportPage

/// Writes results to a file, a folder or standard output.
enum Output {
    /// Writes a text to a file, or to standard output for the path `-`.
    static func write(_ text: String, to path: String, option: String) throws(UsageError) {
        try write(to: path, option: option) { sink in try sink(Array((text + "\n").utf8)) }
    }

    /// Writes pieces to a file, or to standard output for the path `-`.
    ///
    /// - Parameter body: calls `sink` with each piece, in order.
    static func write(
        to path: String, option: String, _ body: (_ sink: ([UInt8]) throws -> Void) throws -> Void
    ) throws(UsageError) {
        guard path != "-" else {
            do {
                return try body { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
            } catch {
                throw UsageError(
                    "\(option) can't write to the standard output: \(error.localizedDescription) Name a file.")
            }
        }
        try check(file: path, option: option)
        do {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            try isPlain(file) ? replace(file, body) : fill(file, body)
        } catch {
            throw UsageError(
                "\(option) can't write '\(path)': \(error.localizedDescription) Name a file in a folder that exists.")
        }
    }

    /// Writes a file beside another one, and then puts it in its place.
    ///
    /// If the writing fails or the process is killed, the former file stays.
    private static func replace(_ file: URL, _ body: (_ sink: ([UInt8]) throws -> Void) throws -> Void) throws {
        let part = file.deletingLastPathComponent()
            .appendingPathComponent(".\(file.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        do {
            try Data().write(to: part)
            try fill(part, body)
            guard rename(part.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            unlink(part.path)
            throw error
        }
    }

    private static func fill(_ file: URL, _ body: (_ sink: ([UInt8]) throws -> Void) throws -> Void) throws {
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try body { try handle.write(contentsOf: Data($0)) }
    }

    /// Whether the path leads to a file, or to nothing yet; a device or a pipe can't be replaced.
    private static func isPlain(_ file: URL) -> Bool {
        let kind = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        return kind == nil || kind == .typeRegular
    }

    /// Throws if one place is written twice, or both read and written.
    static func checkDistinct(
        _ outputs: [(option: String, path: String)], reading inputs: [(option: String, path: String)]
    ) throws(UsageError) {
        var known = inputs
        for (option, path) in outputs {
            if let earlier = known.first(where: { isOneFile($0.path, path) }) {
                throw UsageError("\(earlier.option) and \(option) name one place, '\(path)'. Give each its own.")
            }
            known.append((option, path))
        }
    }

    private static func isOneFile(_ one: String, _ other: String) -> Bool {
        guard one != "-", other != "-" else { return one == other }
        func whole(_ path: String) -> URL { URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL }
        return whole(one) == whole(other)
    }

    /// Throws if the file cannot be written; creates no file.
    static func check(file path: String, option: String) throws(UsageError) {
        let existed = FileManager.default.fileExists(atPath: path)
        guard let stream = fopen(path, "a") else {
            let reason = String(cString: strerror(errno))
            throw UsageError("\(option) can't write '\(path)': \(reason). Name a file in a folder that exists.")
        }
        fclose(stream)
        if !existed { unlink(path) }
    }

    /// Throws if a page cannot be written into a folder, and creates a missing folder.
    ///
    /// - Parameter check: throws for a folder with files of somebody else; called once, before the folder is made.
    static func check(folder: String, option: String, by check: () throws -> Void = {}) throws(UsageError) {
        let directory = URL(fileURLWithPath: folder, isDirectory: true)
        do {
            try check()
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        } catch {
            throw UsageError(
                "\(option) can't write into '\(folder)': \(error.localizedDescription) Name a folder that can be made.")
        }
        guard access(directory.appendingPathComponent("index.html").path, W_OK) == 0 || access(folder, W_OK) == 0 else {
            throw UsageError("\(option) can't write into '\(folder)'. Name a folder that can be written to.")
        }
    }

    /// Throws if the file cannot be written.
    ///
    /// The check also works for a file in a missing folder. It leaves no new file or folder behind.
    static func check(newFile file: URL, option: String) throws(UsageError) {
        let folders = sequence(first: file.deletingLastPathComponent()) { $0.deletingLastPathComponent() }
        let missing = folders.prefix { !FileManager.default.fileExists(atPath: $0.path) }
        try withFolder(of: file, option: option) {}
        defer { for folder in missing { rmdir(folder.path) } }
        try check(file: file.relativePath, option: option)
    }

    static func write(text: String, toFile file: URL, option: String) throws(UsageError) {
        try withFolder(of: file, option: option) { try Data(text.utf8).write(to: file) }
    }

    private static func withFolder(of file: URL, option: String, _ body: () throws -> Void) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try body()
        } catch {
            throw UsageError(
                "\(option) can't write '\(file.relativePath)': \(error.localizedDescription) Name a file that can be made."
            )
        }
    }

    /// Returns the page's path.
    ///
    /// - Parameter attachments: further files, by their paths from the folder. They replace the attachments of an
    ///   earlier report.
    static func write(
        page: String, _ attachments: [(path: String, text: String)], intoFolder folder: String
    ) throws(UsageError) -> String {
        do {
            try ReportFolder(URL(fileURLWithPath: folder, isDirectory: true)).write(page: page, attachments)
        } catch {
            throw UsageError(
                "--html can't write into '\(folder)': \(error.localizedDescription) Name a folder that can be made.")
        }
        return folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
    }

    /// Writes a line to standard error.
    ///
    /// A name may contain a line break, or a sequence that changes the terminal.
    static func tell(_ line: String) {
        FileHandle.standardError.write(Data("\(line.singleLine)\n".utf8))
    }

    /// Throws if a printed text has got lost, for example on a full disk.
    static func checkPrinted() throws(UsageError) {
        guard fflush(nil) != 0 else { return }
        let reason = String(cString: strerror(errno))
        throw UsageError("the text can't be written to the standard output: \(reason). Send it to a place with room.")
    }
}
