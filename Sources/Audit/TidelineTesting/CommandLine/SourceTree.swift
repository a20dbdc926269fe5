import Foundation

/// The package that a source file belongs to, and the repository around it.
struct SourceTree {
    /// The package's folder.
    private let package: URL
    /// The repository's folder; the package's where there is no repository.
    private let repository: URL

    /// The package around a file; nil where no folder around it has a manifest, as on a machine without the sources.
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

    /// A file's path from the repository's folder; the path as it is for a file elsewhere.
    func path(of file: String) -> String {
        let root = repository.path + "/"
        return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    }

    /// Tells the package's sources from others: the same on each machine that has the same files.
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
