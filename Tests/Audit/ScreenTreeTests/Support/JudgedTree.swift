import CoreGraphics
import Foundation
import TestSupport

/// A tree that a tool has taken of a real screen, condensed to rows, with what is true of it.
///
/// The truth was written down by hand before the judge saw the tree. A row holds a role, names of controls, a frame and
/// flags; the texts of people are left out.
struct JudgedTree: CustomStringConvertible, Sendable {
    struct Row: Sendable {
        var level: Int
        var role: String
        var identifier: String?
        var label: String?
        var frame: CGRect
        var flags: Set<String>

        var percent: String? { flags.first { $0.hasSuffix("%") } }
    }

    var name: String
    var format: String
    var source: String
    var keyboard: CGRect?
    var faults: [String] = []
    var facts: [String] = []
    var unjudged: [String] = []
    /// A part of the reason for which nothing is judged, or nil.
    var refusal: String?
    /// Whether another page stands behind the one that a person types on.
    var hasPageBehind = false
    var rows: [Row]

    var description: String { name }

    static let all: [JudgedTree] = {
        let folder = PackageFolder.root.appendingPathComponent("Tests/Audit/ScreenTreeTests/Trees")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
            (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
                JudgedTree(name: String(name.dropLast(4)), text: $0)
            }
        }
    }()

    static func named(_ name: String) -> JudgedTree? { all.first { $0.name == name } }

    init(name: String, text: String) {
        let lines = text.components(separatedBy: "\n"), gap = lines.firstIndex(of: "") ?? lines.endIndex
        let head = lines[..<gap].map { line -> (key: String, value: String) in
            let parts = line.components(separatedBy: ": ")
            return (parts[0], parts.dropFirst().joined(separator: ": "))
        }
        func values(_ key: String) -> [String] { head.filter { $0.key == key }.map(\.value) }
        self.name = name
        format = values("format").first ?? ""
        source = values("source").first ?? ""
        keyboard = values("keyboard").first.flatMap { Self.frame($0.split(separator: " ").map(String.init)) }
        (faults, facts, unjudged, refusal) = (
            values("fault"), values("fact"), values("unjudged"), values("refused").first
        )
        hasPageBehind = values("pages").first == "2"
        rows = lines[gap...].filter { !$0.isEmpty }.compactMap(Self.row)
    }

    private static func frame(_ words: [String]) -> CGRect? {
        let numbers = words.compactMap { Double($0) }
        return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }

    private static func row(_ line: String) -> Row? {
        let level = line.prefix { $0 == " " }.count
        // A quoted word may contain spaces.
        let parts = line.components(separatedBy: "\"")
        let words = parts.enumerated().flatMap { index, part in
            index % 2 == 1 ? ["\"" + part] : part.split(separator: " ").map(String.init)
        }
        guard let role = words.first else { return nil }
        var row = Row(level: level, role: role, identifier: nil, label: nil, frame: .zero, flags: [])
        var numbers: [String] = [], isIdentifier = false
        for word in words.dropFirst() {
            if word == "#" {
                isIdentifier = true
            } else if word.hasPrefix("\"") {
                if isIdentifier {
                    row.identifier = String(word.dropFirst())
                } else {
                    row.label = String(word.dropFirst())
                }
                isIdentifier = false
            } else if word.hasPrefix("#") {
                row.identifier = String(word.dropFirst())
            } else if numbers.count < 4, Double(word) != nil {
                numbers.append(word)
            } else {
                row.flags.insert(word)
            }
        }
        row.frame = frame(numbers) ?? .zero
        return row
    }

    /// The rows without the controls under a keyboard, as the tools without a keyboard element leave them out.
    var size: CGSize { rows.first?.frame.size ?? .zero }
}
