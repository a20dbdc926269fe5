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

    /// A hash of the content of all Swift files and of `Package.resolved`.
    var mark: String {
        let marks = sources.sorted().map { path in
            let mark = try? ContentMark(ofFile: package.appendingPathComponent(path))
            return "\(path) \(mark?.text ?? "")"
        }
        return ContentMark(of: Data(marks.joined(separator: "\n").utf8)).text
    }

    /// The paths of all Swift files outside hidden folders.
    ///
    /// A build may delete files in `.build` at the same time, and a search in that folder would then fail.
    private var sources: [String] {
        var found: [String] = []
        let files = FileManager.default.enumerator(atPath: package.path)
        while let path = files?.nextObject() as? String {
            if path.split(separator: "/").last?.hasPrefix(".") == true {
                files?.skipDescendants()
            } else if path.hasSuffix(".swift") || path == "Package.resolved" {
                found.append(path)
            }
        }
        return found
    }
}
