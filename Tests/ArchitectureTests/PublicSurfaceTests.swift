import Testing

/// A count of the library's public declarations makes each addition visible.
@Suite struct PublicSurfaceTests {
    private let checkout = Checkout.current

    @Test func `an app meets at most 90 declarations of the library`() throws {
        let surface = try PublicSurface(of: checkout.sources.filter { $0.folder == "Tideline" })
        #expect(surface.types.count > 5, "the library's types are not found")
        #expect(surface.declarations.count <= 90, "\(surface.declarations.joined(separator: "\n"))")
    }

    @Test func `an app meets at most 14 types of the library`() throws {
        let surface = try PublicSurface(of: checkout.sources.filter { $0.folder == "Tideline" })
        #expect(surface.types.count <= 14, "\(surface.types.joined(separator: "\n"))")
    }

    @Test func `public members, cases and types count, overrides do not`() throws {
        let text = """
            public import UIKit
            public enum Tide: Sendable {
                case low(CGFloat), high
                case ebb
                indirect case flood(Tide)
                enum Inner { case hidden }
                public var height: CGFloat {
                    switch self {
                    case .low(let height): height
                    case .high, .ebb, .flood: 0
                    }
                }
            }
            enum Other { case hidden }
            extension Tide {
                @MainActor public static func wait(for tide: Tide) {}
                @discardableResult
                public func turn() -> Bool { true }
                package func pull() {}
                func push() {}
            }
            public private(set) var level = 0
            public final class Gauge {
                public nonisolated override init() {}
                public subscript(hour: Int) -> Tide { .high }
            }
            """
        let surface = try PublicSurface(of: [TextFile(path: "Sample.swift", text: text)])
        #expect(surface.types == ["Tide", "Gauge"])
        #expect(surface.declarations.count == 11)
    }
}

/// The public types, members and enum cases in some files.
private struct PublicSurface {
    /// The lines with a declaration, in the order of the files; each case has a line of its own.
    private(set) var declarations: [String] = []
    private(set) var types: [String] = []

    private static let kinds =
        #"(class|struct|enum|protocol|actor|typealias|func|var|let|init|subscript)\b[ (?<\[]*(\w*)"#
    private static let isType: Set<String> = ["class", "struct", "enum", "protocol", "actor"]

    private static let enumeration = #"^( *)public (?:indirect )?enum [^{]*\{\n([\s\S]*?)^\1\}"#

    init(of files: [TextFile]) throws {
        let words =
            #"(?:@\S+ |final |static |class |nonisolated |override |weak |lazy |convenience |required |indirect "#
            + #"|mutating |(?:private|package|internal)\(set\) )*"#
        let declaration = "^ *" + words + #"(?:public|open) "# + words + Self.kinds
        for file in files {
            // The list contains no overrides, because they repeat members of UIKit. It contains no unavailable members,
            // because code can't call them.
            let available = file.code.replacing(try Regex(#"@available\(\*, unavailable[^\n]*\n[^\n]*"#), with: "")
            let code = available.split(separator: "\n").filter { !$0.contains("override ") }.joined(separator: "\n")
            for found in try file.captures(of: declaration, in: code) where found.count == 2 {
                declarations.append("\(file.path): \(found[0]) \(found[1])")
                if Self.isType.contains(found[0]) { types.append(found[1]) }
            }
            for enumeration in try file.captures(of: Self.enumeration, in: file.code) {
                // The cases of an enum are indented one step further than the enum. The cases of a `switch` are
                // indented further.
                let cases = try file.captures(
                    of: "^ {\(enumeration[0].count + 4)}(?:indirect )?case ([^.\\n][^\\n]*)", in: enumeration[1])
                for line in cases.compactMap(\.first) {
                    for name in Self.parted(line) { declarations.append("\(file.path): case \(name)") }
                }
            }
        }
    }

    /// The parts between commas outside of parentheses.
    private static func parted(_ line: String) -> [String] {
        var parts = [""], depth = 0
        for character in line {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { $0.filter { !$0.isWhitespace } }
    }
}
