import Foundation

/// The fidelity that each file of the simulated UIKit states in its first line.
struct FidelityTable {
    struct Row {
        var folder: String
        var file: String
        var level: String
        var note: String
    }

    private(set) var rows: [Row] = []
    /// The files whose first line lacks the form `// Fidelity: level — note`.
    private(set) var silent: [String] = []

    static let levels = ["exact", "partial", "inert"]

    init(files: [(path: String, text: String)]) {
        for (path, text) in files {
            let first = text.prefix { $0 != "\n" }
            let parts = first.components(separatedBy: " — ")
            let level = parts[0].replacingOccurrences(of: "// Fidelity: ", with: "")
            let names = path.split(separator: "/").map(String.init)
            guard first.hasPrefix("// Fidelity: "), Self.levels.contains(level), parts.count > 1, names.count >= 2
            else {
                silent.append(path)
                continue
            }
            let note = parts.dropFirst().joined(separator: " — ")
            let folder = names.dropLast().joined(separator: "/")
            rows.append(Row(folder: folder, file: names[names.count - 1], level: level, note: note))
        }
    }

    var markdown: String {
        let counts = Self.levels.map { level in "\(rows.filter { $0.level == level }.count) \(level)" }
        var lines = ["\(rows.count) files: \(counts.joined(separator: ", ")).", ""]
        for folder in Set(rows.map(\.folder)).sorted() {
            lines += ["### \(folder)", "", "| file | level | what |", "| --- | --- | --- |"]
            for row in rows where row.folder == folder { lines.append("| \(row.file) | \(row.level) | \(row.note) |") }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
}
