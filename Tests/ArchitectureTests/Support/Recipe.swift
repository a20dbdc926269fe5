import Foundation

/// A chapter of a page that explains how to change the package, with the edits in code blocks.
///
/// A block begins with `+++` and the path of a file. A line with `-` is removed, a line with `+` is added, and the
/// other lines exist already. `@@` separates two places of one file.
struct Recipe {
    struct Misfit: Error, CustomStringConvertible {
        let description: String
    }

    struct Block {
        let path: String
        /// The edit's lines with the signs `+` and `-`, for each place in the file.
        let places: [[Substring]]
    }

    let title: String
    let blocks: [Block]
    /// The lines in the chapter's shell blocks.
    let commands: [String]

    static func all(in page: TextFile) throws -> [Recipe] {
        try page.text.components(separatedBy: "\n## ").compactMap { chapter in
            let title = String(chapter.prefix { $0 != "\n" })
            let blocks = try page.captures(of: #"^( *)```diff\n([\s\S]*?)^ *```"#, in: chapter).map { found in
                try Block(found[1], indent: found[0].count, in: title)
            }
            let commands = try page.captures(of: #"^ *```sh\n([\s\S]*?)^ *```"#, in: chapter)
                .flatMap { $0[0].split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
            return blocks.isEmpty ? nil : Recipe(title: title, blocks: blocks, commands: commands)
        }
    }
}

extension Recipe.Block {
    fileprivate init(_ text: String, indent: Int, in title: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { (line: Substring) -> Substring in line.dropFirst(indent) }
        guard let head = lines.first, head.hasPrefix("+++ ") else {
            throw Recipe.Misfit(description: "\(title): a block begins with another line than +++ and a file")
        }
        path = String(head.dropFirst(4))
        places = lines.dropFirst().split { $0 == "@@" }.map { Array($0) }
    }

    /// - Parameter text: the present text; `nil` for a new file.
    func applied(to text: String?) throws -> String {
        guard let text else {
            guard places.allSatisfy({ $0.allSatisfy { $0.hasPrefix("+") } }) else {
                throw Recipe.Misfit(description: "there is no \(path)")
            }
            return places.joined().map { $0.dropFirst() + "\n" }.joined()
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for place in places { lines = try Self.edit(lines, by: place, of: path) }
        return lines.joined(separator: "\n")
    }

    private static func edit(_ lines: [Substring], by place: [Substring], of path: String) throws -> [Substring] {
        let known = place.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
        let starts = lines.indices.filter { start in
            start + known.count <= lines.count
                && zip(known, lines[start...]).allSatisfy { matches($1, $0) }
        }
        guard let start = starts.first, starts.count == 1, !known.isEmpty else {
            let words = known.joined(separator: "\n")
            throw Recipe.Misfit(description: "\(path) has \(starts.count) places with these lines, not one:\n\(words)")
        }
        var next = start, edited: [Substring] = []
        for line in place {
            if line.hasPrefix("+") {
                edited.append(line.dropFirst())
            } else {
                if !line.hasPrefix("-") { edited.append(lines[next]) }
                next += 1
            }
        }
        return lines[..<start] + edited + lines[next...]
    }

    /// If a recipe's line ends with `…`, only the text before `…` has to be the same.
    private static func matches(_ line: Substring, _ meant: Substring) -> Bool {
        meant.hasSuffix("…") ? line.hasPrefix(meant.dropLast()) : line == meant
    }
}
