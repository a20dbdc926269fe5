import Foundation
import Testing

struct TextFile: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    /// The text with spaces in place of comments and string literals; line breaks stay.
    let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = path.hasSuffix(".swift") ? CodeStripper.strip(text) : text
    }

    var testDescription: String { path }
    var isSwift: Bool { path.hasSuffix(".swift") }
    var stem: String { String(name.dropLast(isSwift ? 6 : 0)) }
    var name: String { String(path.split(separator: "/").last ?? "") }
    var codeLineCount: Int { code.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) } }
    private var folders: [String] { path.split(separator: "/").dropLast().map(String.init) }
    /// The part of the package to which the file belongs: Library, Simulator, Audit or `Support`.
    ///
    /// The value is nil outside `Sources` and `Tests`.
    var wing: String? {
        guard folders.count > 2, ["Sources", "Tests"].contains(folders[0]), folders[1] != "ArchitectureTests" else {
            return nil
        }
        return folders[1]
    }
    /// The target's name, which is also the name of the target's folder.
    var folder: String {
        let place = wing == nil ? 1 : 2
        return folders.count > place ? folders[place] : ""
    }
    /// Whether the file belongs to the gallery's screens, or to the recipes from articles.
    var isExampleScreen: Bool { path.hasPrefix("Examples/Gallery/") || path.hasPrefix("Examples/HandRolled/") }

    /// Returns `path:line` and the line for every match in the code.
    func places(of pattern: String) throws -> [String] { try Self.places(of: pattern, in: code, path: path) }

    /// Returns `path:line` and the line for every match, also in comments and literals.
    func placesInText(of pattern: String) throws -> [String] { try Self.places(of: pattern, in: text, path: path) }

    private static func places(of pattern: String, in text: String, path: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
        let whole = text as NSString
        return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).map { match in
            let before = whole.substring(to: match.range.location)
            let line = whole.substring(with: whole.lineRange(for: match.range))
            return "\(path):\(before.count { $0 == "\n" } + 1): \(line.trimmingCharacters(in: .whitespacesAndNewlines))"
        }
    }

    /// Returns the capture groups of every match in the whole text; a group without a match is empty.
    func captures(of pattern: String, in text: String? = nil) throws -> [[String]] {
        let text = text ?? self.text
        let expression = try NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
        let whole = text as NSString
        return expression.matches(in: text, range: NSRange(location: 0, length: whole.length)).map { match in
            (1..<max(1, match.numberOfRanges)).map { group in
                let range = match.range(at: group)
                return range.location == NSNotFound ? "" : whole.substring(with: range)
            }
        }
    }
}
