import Foundation

/// The package that contains a source file, and the repository that contains the package.
struct SourceTree {
    private let package: URL
    /// The repository's folder, or else the package's folder.
    private let repository: URL

    /// The result is nil if all enclosing folders lack a package manifest, for example on a machine without the
    /// sources.
    init?(around file: String) {
        let files = FileManager.default
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent(), package: URL?, repository: URL?
        while folder.path != "/", repository == nil {
            if package == nil, files.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
                package = folder
            }
            if files.fileExists(atPath: folder.appendingPathComponent(".git").path) { repository = folder }
            folder = folder.deletingLastPathComponent()
        }
        guard let package else { return nil }
        (self.package, self.repository) = (package, repository ?? package)
    }

    /// Returns a file's path relative to the repository's folder; a file outside it keeps its path.
    func path(of file: String) -> String {
        let root = repository.path + "/"
        return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    }

    /// A hash of the package's source files; machines with equal files get equal hashes.
    var mark: String {
        let files = FileManager.default.subpaths(atPath: package.path) ?? []
        let sources = files.filter { path in
            (path.hasSuffix(".swift") || path == "Package.resolved")
                && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        let marks = sources.sorted().map { path in
            let mark = try? ContentMark(ofFile: package.appendingPathComponent(path))
            return "\(path) \(mark?.text ?? "")"
        }
        return ContentMark(of: Data(marks.joined(separator: "\n").utf8)).text
    }
}
