/// Finds the variables, functions, initializers, subscripts and nested types that a file's code declares.
///
/// The code comes from `CodeStripper`. Declarations in parentheses, in function bodies and in initial values don't
/// count, and neither do the cases of an enum.
struct MemberScanner {
    struct Member: Equatable {
        let name: String
        /// The innermost type around the member.
        let type: String
        let access: Access
    }

    /// The member's access.
    ///
    /// For `inherited` and `hidden`, the code around the member prescribes the access.
    enum Access: String {
        case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
        /// With `override` or `required` the member cannot be private.
        case inherited
        /// The member's type or an outer type is private.
        case hidden
    }

    private(set) var members: [Member] = []
    private(set) var requirements: [String: Set<String>] = [:]
    private(set) var inheritance: [String: Set<String>] = [:]

    private enum Scope {
        case type(String, isHidden: Bool), requirements(String), body
    }

    private static let types: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
    private static let kinds = types.union(["var", "let", "func", "init", "subscript", "typealias"])
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "package", "public", "open", "override", "required", "static", "final",
        "mutating", "nonmutating", "nonisolated", "lazy", "weak", "unowned", "convenience", "indirect", "borrowing",
        "consuming", "isolated", "class"
    ]

    private let code: [Character]
    private var position = 0
    private var scopes: [Scope] = []
    private var hiddenTypes: Set<String> = []
    private var written: Set<String> = []
    /// The type whose body begins at the next `{`.
    private var opening: Scope?

    init(_ code: String) {
        self.code = Array(code)
        while position < self.code.count { step() }
    }

    private mutating func step() {
        let character = code[position]
        switch character {
        case "{":
            scopes.append(opening ?? .body)
            opening = nil
        case "}": _ = scopes.popLast()
        case "(", "[": return skipParentheses()
        case "@", ".":
            position += 1
            return _ = word()
        case _ where character.isLetter || character == "_": return read(word())
        default: break
        }
        position += 1
    }

    private mutating func read(_ word: String) {
        if case .body = scopes.last { return }
        let isModifier = Self.modifiers.contains(word) && (word != "class" || nextWordIsKind)
        if isModifier {
            if position >= code.count || code[position] != "(" { written.insert(word) }
        } else {
            if Self.kinds.contains(word) { declare(word) }
            if word == "case" { skipLine() }
            written = []
        }
    }

    private mutating func declare(_ kind: String) {
        let names = names(after: kind)
        let isHidden = !written.isDisjoint(with: ["private", "fileprivate"])
        switch scopes.last {
        case .type(let type, let hides) where kind != "extension":
            for name in names { members.append(Member(name: name, type: type, access: hides ? .hidden : access)) }
        case .requirements(let name): requirements[name, default: []].formUnion(names)
        default: break
        }
        guard Self.types.contains(kind), let name = names.first else { return }
        if case .type(_, isHidden: true) = scopes.last { hiddenTypes.insert(name) }
        if isHidden { hiddenTypes.insert(name) }
        inheritance[name, default: []].formUnion(inherited())
        opening = kind == "protocol" ? .requirements(name) : .type(name, isHidden: hiddenTypes.contains(name))
    }

    private var access: Access {
        if !written.isDisjoint(with: ["override", "required"]) { return .inherited }
        return written.lazy.compactMap(Access.init).first ?? .internal
    }

    private mutating func names(after kind: String) -> [String] {
        guard kind != "init", kind != "subscript" else { return [kind] }
        var names: [String] = []
        repeat {
            if !names.isEmpty { position += 1 }
            skipSpaces()
            let name = word()
            names.append(name.isEmpty ? symbol() : name)
            while kind == "extension", position < code.count, code[position] == "." {
                position += 1
                names = [word()]
            }
        } while kind != "func" && position < code.count && code[position] == ","
        return names
    }

    /// Returns the words in front of the type's body, including generic parameters and conditions.
    private func inherited() -> Set<String> {
        let head = code[position...].prefix { $0 != "{" }
        return Set(head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) })
    }

    private var nextWordIsKind: Bool {
        let rest = code[position...].drop { $0.isWhitespace }.prefix { $0.isLetter }
        return ["var", "let", "func", "subscript", "override", "final"].contains(String(rest))
    }

    private mutating func word() -> String {
        let start = position
        while position < code.count, code[position].isLetter || code[position].isNumber || "_`".contains(code[position])
        {
            position += 1
        }
        return String(code[start..<position].filter { $0 != "`" })
    }

    private mutating func symbol() -> String {
        let start = position
        while position < code.count, "+-*/<>=!&|^~%?".contains(code[position]) { position += 1 }
        return String(code[start..<position])
    }

    private mutating func skipSpaces() {
        while position < code.count, code[position].isWhitespace { position += 1 }
    }

    private mutating func skipLine() {
        while position < code.count, !"\n;}".contains(code[position]) {
            if code[position] == "(" { skipParentheses() } else { position += 1 }
        }
    }

    private mutating func skipParentheses() {
        var depth = 0
        repeat {
            if "([{".contains(code[position]) { depth += 1 }
            if ")]}".contains(code[position]) { depth -= 1 }
            position += 1
        } while depth > 0 && position < code.count
    }
}
