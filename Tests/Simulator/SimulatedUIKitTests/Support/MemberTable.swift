import Foundation

/// The fidelity of each public member of the simulated UIKit, read from its source.
///
/// A member is partial if its doc comment ends in "Partial: …". A function is also partial if it records a call as
/// unmodelled or undrawn. A property is recorded if its setter or observers record that the app has set the property.
/// Every other member is exact, except for the limits in the first line of its file.
struct MemberTable {
    enum Level: String, CaseIterable {
        case exact, partial, recorded
    }

    struct Member: Hashable {
        var name: String
        var level: Level
        var note: String
    }

    private(set) var types: [String: [Member]] = [:]

    init(files: [(path: String, text: String)]) {
        for (_, text) in files { read(text) }
        // Some types exist only because Swift needs them, and their names begin with `_`. UIKit does not have these
        // types, so the table leaves them out.
        types = types.filter { !$0.key.hasPrefix("_") }
    }

    func count(of level: Level) -> Int { types.values.reduce(0) { $0 + $1.count { $0.level == level } } }

    var markdown: String {
        let counts = Level.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
        var lines = ["\(types.values.reduce(0) { $0 + $1.count }) members of \(types.count) types: \(counts).", ""]
        lines += ["| Type | Partial | Recorded |", "|---|---|---|"]
        for (type, members) in types.sorted(by: { $0.key < $1.key }) {
            let cells = [Level.partial, .recorded].map { level in
                let named = Set(members.filter { $0.level == level }).sorted { $0.name < $1.name }
                return named.map { $0.note.isEmpty ? "`\($0.name)`" : "`\($0.name)` (\($0.note))" }
                    .joined(separator: ", ")
            }
            if cells != ["", ""] { lines.append("| \(type) | \(cells[0]) | \(cells[1]) |") }
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Reading

    private struct Scope {
        var indentation: Int
        var name: String
        var isPublicProtocol: Bool
        var isPublicExtension: Bool
        /// Whether the scope is hidden from apps.
        var isHidden: Bool
    }

    /// Declarations outside all types.
    private static let module = Scope(
        indentation: -4, name: "Functions and constants", isPublicProtocol: false, isPublicExtension: false,
        isHidden: false)

    private mutating func read(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var scopes: [Scope] = []
        for (index, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " }.count, trimmed = line.dropFirst(indentation)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("//"), !trimmed.hasPrefix("}") else { continue }
            scopes.removeAll { $0.indentation >= indentation }
            let isSPI = Self.isSPI(index, in: lines)
            if var scope = Self.scope(trimmed, indentation, within: scopes) {
                scope.isHidden = isSPI || scopes.last?.isHidden == true
                scopes.append(scope)
            } else if indentation == (scopes.last?.indentation ?? -4) + 4 {
                let owner = scopes.last ?? Self.module
                guard !owner.isHidden, !isSPI, let name = Self.member(trimmed, of: owner) else { continue }
                let comment = Self.comment(above: index, in: lines)
                let body = Self.body(from: index, indentation, in: lines)
                let full = name.hasSuffix("(") ? name + Self.labels(in: body, after: name) + ")" : name
                types[owner.name, default: []].append(Self.member(full, comment, body, isProperty: full == name))
            }
        }
    }

    private static func isSPI(_ index: Int, in lines: [String]) -> Bool {
        lines[...index].reversed().lazy.map { $0.trimmingCharacters(in: .whitespaces) }
            .prefix { $0.hasPrefix("@") || $0 == lines[index].trimmingCharacters(in: .whitespaces) }
            .contains { $0.contains("@_spi") }
    }

    /// Returns the argument labels of a declaration, each followed by a colon.
    private static func labels(in body: String, after name: String) -> String {
        guard let start = body.range(of: name.replacingOccurrences(of: "?", with: "")) ?? body.range(of: "(") else {
            return ""
        }
        let opening = body[start.upperBound...]
        var depth = body[start].hasSuffix("(") ? 1 : 0, labels = "", isAtLabel = depth == 1, word = ""
        for character in opening {
            switch character {
            case "(", "[", "<":
                depth += 1
                if depth == 1 { isAtLabel = true }
            case ")", "]": depth -= 1
            case ",": if depth == 1 { (isAtLabel, word) = (true, "") }
            case " ", "\n", ":":
                guard isAtLabel, depth == 1, !word.isEmpty else { continue }
                labels += (word.hasPrefix("@") ? "" : word + ":")
                isAtLabel = word.hasPrefix("@")
                word = ""
            default: if isAtLabel { word.append(character) }
            }
            if depth == 0 { break }
        }
        return labels
    }

    private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let modifiers: Set<Substring> = [
        "public", "open", "final", "private", "fileprivate", "internal", "indirect", "static", "class", "override",
        "convenience", "required", "weak", "unowned", "unowned(unsafe)", "lazy", "nonisolated", "nonisolated(unsafe)",
        "mutating", "internal(set)", "private(set)", "fileprivate(set)", "package", "dynamic", "prefix", "func"
    ]

    /// Returns the words of a declaration without its attributes.
    private static func words(_ line: Substring) -> (before: [Substring], rest: Substring) {
        var before: [Substring] = [], rest = line
        while let end = rest.firstIndex(of: " ") {
            let word = rest[..<end]
            guard
                word.hasPrefix("@") || modifiers.contains(word) || kinds.contains(word) || word == "var"
                    || word == "let"
            else { break }
            if !word.hasPrefix("@") { before.append(word) }
            rest = rest[rest.index(after: end)...]
        }
        return (before, rest)
    }

    private static func scope(_ line: Substring, _ indentation: Int, within scopes: [Scope]) -> Scope? {
        let (before, rest) = words(line)
        guard let kind = before.last, kinds.contains(kind), !before.contains("func"), !before.contains("var") else {
            return nil
        }
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        let isPublic = before.contains("public") || before.contains("open"), isExtension = kind == "extension"
        let outer = scopes.last.map { $0.name + "." } ?? ""
        return Scope(
            indentation: indentation, name: isExtension ? String(name) : outer + name,
            isPublicProtocol: kind == "protocol" && isPublic, isPublicExtension: isExtension && isPublic,
            isHidden: false)
    }

    private static func member(_ line: Substring, of scope: Scope) -> String? {
        guard !line.hasPrefix("@_spi") else { return nil }
        let (before, rest) = words(line)
        let isHidden = before.contains("private") || before.contains("fileprivate") || before.contains("internal")
        let isPublic = before.contains("public") || before.contains("open")
        guard isPublic || !isHidden && (scope.isPublicProtocol || scope.isPublicExtension) else { return nil }
        let name = rest.prefix { !" :(<={,".contains($0) }
        guard !name.hasPrefix("_") else { return nil }
        if before.last == "var" || before.last == "let" { return name.filter { $0 != "`" } }
        if before.last == "func" { return name + "(" }
        if rest.hasPrefix("init") { return rest.hasPrefix("init?") ? "init?(" : "init(" }
        return rest.hasPrefix("subscript") ? "subscript(" : nil
    }

    /// Returns the comment lines above a line, without the attributes between them.
    private static func comment(above index: Int, in lines: [String]) -> [String] {
        lines[..<index].reversed().lazy.map { $0.trimmingCharacters(in: .whitespaces) }
            .prefix { $0.hasPrefix("///") || $0.hasPrefix("@") || $0.hasPrefix("// swift-format") }
            .filter { $0.hasPrefix("///") }.reversed()
    }

    private static func body(from index: Int, _ indentation: Int, in lines: [String]) -> String {
        let rest = lines[(index + 1)...].prefix { line in
            let own = line.prefix { $0 == " " }.count
            return line.isEmpty || own > indentation
                || (own == indentation && "})]".contains(line.dropFirst(own).prefix(1)))
        }
        return ([lines[index]] + rest).joined(separator: "\n")
    }

    private static let records = [
        "unmodelled(", "undrawn(", "unmodelledOnAnyThread(", "undrawnOnAnyThread(", "setLook(", "setTiming(", "note(\""
    ]

    private static func member(_ name: String, _ comment: [String], _ body: String, isProperty: Bool) -> Member {
        let text = comment.map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        if let note = text.components(separatedBy: "Partial: ").dropFirst().last {
            return Member(name: name, level: .partial, note: note.hasSuffix(".") ? String(note.dropLast()) : note)
        }
        if text.hasPrefix("Inert") { return Member(name: name, level: .recorded, note: "has no effect") }
        guard records.contains(where: body.contains) else { return Member(name: name, level: .exact, note: "") }
        if isProperty { return Member(name: name, level: .recorded, note: "") }
        return Member(name: name, level: .partial, note: "what has no effect is recorded")
    }
}
