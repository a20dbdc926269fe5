import Foundation

/// The package that contains a source file, and the repository that contains the package.
struct SourceTree {
    private let package: URL
    private let repository: URL

    /// The result is nil if no enclosing folder has a package manifest, as on a machine without the sources.
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

    func path(of file: String) -> String {
        let root = repository.path + "/"
        return file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
    }

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
