import Foundation

/// The folder into which the law tests write a digest of each life, instead of judging the lives.
///
/// A name of a life after a colon, such as `digests:insets 17`, asks for this life alone and in full.
struct LifeDigests {
    private let folder: URL
    private let wanted: String?

    /// Nil unless the variable `TIDELINE_DIGESTS` names a folder.
    static let asked = ProcessInfo.processInfo.environment["TIDELINE_DIGESTS"].map(LifeDigests.init)

    private init(_ value: String) {
        let parts = value.split(separator: ":", maxSplits: 1).map(String.init)
        folder = URL(fileURLWithPath: parts.first ?? ".")
        wanted = parts.count > 1 ? parts[1] : nil
    }

    /// Writes the lives of a cell.
    @MainActor
    func write(_ cell: LawCell) throws {
        try write(cell.lives.lazy.map { ("\(cell.name) \($0)", Life.random(cell.ways, $0)) }, as: cell.description)
    }

    /// Writes a file with a line for each life, or with the wanted life in full.
    @MainActor
    func write(_ lives: some Sequence<(name: String, life: Life)>, as title: String) throws {
        var lines: [String] = []
        for (name, life) in lives where wanted == nil || wanted == name {
            let digest = LifeDigest()
            _ = try LifeRun.faults(of: life, readBy: digest)
            lines.append("\(name) \(digest.digest)")
            if wanted != nil { lines += digest.lines + [life.code] }
        }
        guard !lines.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(wanted ?? title).txt")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
}
