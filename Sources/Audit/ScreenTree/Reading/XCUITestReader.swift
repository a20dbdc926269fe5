import CoreGraphics
import Foundation

/// Reads the text in which XCUITest and Xcode's device tools write a hierarchy.
///
/// Each element is a line, such as `  Button, {{16.0, 78.0}, {370.0, 48.0}}, identifier: 'back', label: 'Back'`. The
/// indentation tells the parent. A label may contain quotes, commas and line feeds.
struct XCUITestReader {
    private typealias Bytes = ArraySlice<UInt8>

    static func read(_ bytes: [UInt8]) throws(TreeError) -> ElementTree {
        let lines = elementLines(of: bytes)
        guard !lines.isEmpty else {
            throw TreeError(
                "is no tree of elements that is known here. Name a hierarchy of XCUITest or of Xcode's device tools, a "
                    + "source of WebDriverAgent, or JSON of agent-device.")
        }
        var assembly = TreeAssembly(), open: [(indent: Int, index: Int)] = []
        for line in lines {
            while let last = open.last, last.indent >= line.indent { open.removeLast() }
            let index = try assembly.add(element(line.role, line.rest), in: open.last?.index)
            open.append((line.indent, index))
        }
        return ElementTree(format: .xcuitest, root: assembly.roots().asApplication)
    }

    // MARK: Lines

    private struct Line {
        var indent: Int
        var role: Element.Role
        var rest: Bytes
    }

    private static let roles = Dictionary(
        uniqueKeysWithValues: Element.Role.allCases.map { (Array($0.rawValue.utf8)[...], $0) })

    /// The lines that begin an element, each with the lines that continue its text.
    private static func elementLines(of bytes: [UInt8]) -> [Line] {
        var lines: [Line] = [], end = bytes.startIndex
        for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            end = text.endIndex
            if text.begins(with: "Element subtree:") {
                lines = []
            } else if text.begins(with: "Path to element:") || text.begins(with: "Query chain:") {
                break
            } else if let line = line(text) {
                lines.append(line)
            } else if let last = lines.indices.last {
                lines[last].rest = bytes[lines[last].rest.startIndex..<end]
            }
        }
        return lines
    }

    private static func line(_ text: Bytes) -> Line? {
        var rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let indent = text.count - rest.count
        if rest.begins(with: "→") { rest = rest.dropFirst("→".utf8.count) }
        let word = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
        guard !word.isEmpty, word.count <= 30 else { return nil }
        rest = rest[word.endIndex...]
        if rest.begins(with: " (Main)") { rest = rest.dropFirst(" (Main)".utf8.count) }
        guard [", {{", ", 0x", ", pid:", " 0x", ", label:", ", identifier:"].contains(where: rest.begins) else {
            return nil
        }
        return Line(indent: indent, role: roles[word] ?? .other, rest: rest)
    }

    // MARK: Attributes

    private static func element(_ role: Element.Role, _ text: Bytes) -> Element {
        var element = Element(role)
        var rest = text.drop { $0 == UInt8(ascii: "\r") }
        if let (frame, after) = frame(in: rest) {
            element.frame = frame
            rest = after
        }
        var identifier: String?, label: String?, placeholder: String?, value: String?, isFocused = false
        while rest.begins(with: ", ") {
            rest = rest.dropFirst(2)
            if let text = quoted("identifier: '", &rest, endsEarly: true) {
                identifier = text
            } else if let text = quoted("label: '", &rest, endsEarly: element.isInput) {
                label = text
            } else if let text = quoted("title: '", &rest, endsEarly: true) {
                label = label ?? text
            } else if let text = quoted("placeholderValue: '", &rest, endsEarly: true) {
                placeholder = text
            } else if rest.begins(with: "value: ") {
                let flags = takingFlags(from: &rest)
                isFocused = isFocused || flags
                value = String(decoding: rest.dropFirst("value: ".utf8.count), as: UTF8.self)
                break
            } else {
                isFocused = isFocused || rest.begins(with: "Keyboard Focused")
                rest = rest.drop { $0 != UInt8(ascii: ",") }
                while rest.begins(with: ", ") && !rest.dropFirst(2).beginsAttribute {
                    rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: ",") }
                }
            }
        }
        element.takeNames(identifier: identifier, label: label, placeholder: placeholder, value: value)
        element.takeValue(value)
        element.isFocused = isFocused
        return element
    }

    /// Reads `{{x, y}, {width, height}}`.
    private static func frame(in text: Bytes) -> (frame: CGRect?, rest: Bytes)? {
        // A frame stands before all text that an app can choose.
        let head = text.prefix(200)
        guard let start = head.firstIndex(of: UInt8(ascii: "{")), text[start...].begins(with: "{{"),
            let close = text[start...].prefix(120).range(of: "}}")
        else { return nil }
        let numbers = text[start..<close.lowerBound].split { "{}, ".utf8.contains($0) }
            .map { Double(String(decoding: $0, as: UTF8.self)) }
        guard numbers.count == 4 else { return (nil, text[close.upperBound...]) }
        let frame = numbers[0].flatMap { x in
            numbers[1].flatMap { y in
                numbers[2].flatMap { width in numbers[3].flatMap { CGRect(told: x, y, width, $0) } }
            }
        }
        return (frame, text[close.upperBound...])
    }

    /// Reads a text in quotes, and moves the beginning of the rest behind it.
    ///
    /// The text itself may contain a quote. It ends where something follows that can follow a text.
    ///
    /// - Parameter endsEarly: whether the first such place counts instead of the last one.
    private static func quoted(_ key: String, _ rest: inout Bytes, endsEarly: Bool) -> String? {
        guard rest.begins(with: key) else { return nil }
        let text = rest.dropFirst(key.utf8.count)
        var end: Int?
        for index in text.indices where text[index] == UInt8(ascii: "'") {
            let after = text[(index + 1)...]
            guard after.allSatisfy(\.isBlank) || after.begins(with: ", ") && after.dropFirst(2).beginsAttribute else {
                continue
            }
            end = index
            if endsEarly { break }
        }
        guard let end else {
            // The line is cut off.
            rest = []
            return String(decoding: text, as: UTF8.self)
        }
        rest = text[(end + 1)...]
        return String(decoding: text[..<end], as: UTF8.self)
    }

    /// Cuts the words after a value off, and returns whether they tell the focus.
    private static func takingFlags(from rest: inout Bytes) -> Bool {
        if let hit = rest.lastRange(of: ", hitPoint: {") { rest = rest[..<hit.lowerBound] }
        var isFocused = false
        while let flag = [", Selected", ", Disabled", ", Keyboard Focused", ", Focused"].first(where: rest.ends) {
            isFocused = isFocused || flag == ", Keyboard Focused"
            rest = rest.dropLast(flag.utf8.count)
        }
        return isFocused
    }
}

extension ArraySlice<UInt8> {
    func begins(with text: String) -> Bool { starts(with: text.utf8) }

    fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

    /// Whether something begins here that can follow a text in quotes.
    fileprivate var beginsAttribute: Bool {
        [
            "identifier: '", "label: '", "title: '", "placeholderValue: '", "value: ", "hitPoint: {", "Selected",
            "Disabled",
            "Keyboard Focused", "Focused"
        ].contains(where: begins)
    }

    fileprivate func range(of text: String) -> Range<Int>? {
        let wanted = Array(text.utf8)
        guard count >= wanted.count else { return nil }
        return (startIndex...(endIndex - wanted.count)).first { self[$0...].starts(with: wanted) }.map {
            $0..<($0 + wanted.count)
        }
    }

    fileprivate func lastRange(of text: String) -> Range<Int>? {
        let wanted = Array(text.utf8)
        guard count >= wanted.count else { return nil }
        return (startIndex...(endIndex - wanted.count)).last { self[$0...].starts(with: wanted) }.map {
            $0..<($0 + wanted.count)
        }
    }
}
