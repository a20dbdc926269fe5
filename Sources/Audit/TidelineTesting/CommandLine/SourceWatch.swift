import Foundation

/// Waits until a source of the program's package changes, builds the program, and starts it again in this one's place.
@MainActor
struct SourceWatch {
    private let program: BuiltProgram
    private let package: URL
    private let tool: AuditTool
    /// The sources as they were when this program began.
    private let start: [String: Date]

    init(of tool: AuditTool) throws(UsageError) {
        program = try BuiltProgram()
        guard let package = program.package else {
            throw UsageError("--watch needs a program in a folder .build. Start it with swift run.")
        }
        self.package = package
        self.tool = tool
        start = Self.sources(of: package)
    }

    /// Returns only when the program can't be started again; the message says why.
    func waitAndStartAgain() throws(UsageError) {
        tool.warn("waits for a change of the sources in \(package.path). Ctrl-C ends.")
        var known = start
        while true {
            known = try change(since: known)
            // The program lacks a source that changed during the build.
            if try build(), Self.sources(of: package) == known { try startAgain() }
        }
    }

    /// When each source of a package was changed: what lies in `Sources`, the manifest, and all other Swift files.
    private static func sources(of package: URL) -> [String: Date] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
        let files = FileManager.default.enumerator(
            at: package, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var found: [String: Date] = [:]
        let folder = package.appendingPathComponent("Sources").path + "/"
        for case let file as URL in files ?? FileManager.DirectoryEnumerator()
        where file.pathExtension == "swift" || file.path.hasPrefix(folder) {
            let values = try? file.resourceValues(forKeys: Set(keys))
            if values?.isRegularFile == true { found[file.path] = values?.contentModificationDate }
        }
        return found
    }

    /// Waits for a change, and returns the sources with their new dates.
    private func change(since known: [String: Date]) throws(UsageError) -> [String: Date] {
        while true {
            let events = try FolderEvents(in: package)
            // The events tell of later changes only; an earlier one shows by the dates.
            let now = Self.sources(of: package)
            if now != known { return now }
            events.wait()
        }
    }

    private func build() throws(UsageError) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", package.path, "-c", program.configuration, "--product",
            program.file.lastPathComponent
        ]
        do {
            try process.run()
        } catch {
            throw UsageError("swift build can't be started: \(error.localizedDescription) Put swift on the PATH.")
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            tool.warn("the build failed. Waits for the next change.")
            return false
        }
        return true
    }

    private func startAgain() throws(UsageError) {
        fflush(nil)
        var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv(program.file.path, &arguments)
        throw UsageError("\(program.file.path) can't be started again: \(String(cString: strerror(errno))).")
    }
}

/// The kernel's events for all folders of a package, except those whose name begins with a dot.
private final class FolderEvents {
    private let descriptor: Int32

    init(in package: URL) throws(UsageError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw Self.failure(package) }
        let files = FileManager.default.enumerator(
            at: package, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        var folders = [package]
        for case let file as URL in files ?? FileManager.DirectoryEnumerator()
        where (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { folders.append(file) }
        let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        // A folder that has gone meanwhile changes its parent.
        for folder in folders { _ = inotify_add_watch(descriptor, folder.path, changes) }
    }

    deinit { close(descriptor) }

    /// Returns after the first change.
    func wait() {
        var events = [UInt8](repeating: 0, count: 4096)
        _ = read(descriptor, &events, events.count)
    }

    private static func failure(_ package: URL) -> UsageError {
        UsageError("--watch can't watch \(package.path): \(String(cString: strerror(errno))). End other watches.")
    }
}
