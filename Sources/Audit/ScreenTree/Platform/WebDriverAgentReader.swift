import CoreGraphics
import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads the page source of WebDriverAgent.
final class WebDriverAgentReader: NSObject, XMLParserDelegate {
    private var assembly = TreeAssembly()
    /// The open elements of the file; nil stands for an element that only wraps others.
    private var open: [Int?] = []
    private var problem: TreeError?

    static func read(_ data: Data) throws(TreeError) -> ElementTree {
        guard isHarmless(data) else {
            throw TreeError(
                "declares a document type, gives instructions or is no UTF-8, which no source of WebDriverAgent does. Write the "
                    + "source again.")
        }
        let reader = WebDriverAgentReader(), parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        // On Linux the parser closes the elements of a file that breaks off.
        let isWhole = parser.parse() && isClosed(data)
        if let problem = reader.problem { throw problem }
        guard isWhole else {
            throw TreeError(
                "is no whole XML: it breaks off or is damaged at line \(parser.lineNumber). Write the source again.")
        }
        return ElementTree(format: .webDriverAgent, root: reader.assembly.roots().asApplication)
    }

    /// Whether the file has only what Foundation's parser reads without harm.
    ///
    /// The entities of a document type can blow up or read files. On Linux the parser traps at an instruction without
    /// content, and at bytes that are no UTF-8.
    private static func isHarmless(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        guard String(data: data, encoding: .utf8) != nil, !bytes.contains(0) else { return false }
        var instructions = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            let rest = bytes[index...]
            if rest.begins(with: "<!DOCTYPE") { return false }
            guard rest.begins(with: "<?") else { continue }
            instructions += 1
            if instructions > 1 || !rest.begins(with: "<?xml version=") { return false }
        }
        return true
    }

    /// Whether each element has its end.
    private static func isClosed(_ data: Data) -> Bool {
        let bytes = [UInt8](data)
        var depth = 0, tag: Int?, quote: UInt8?
        for (index, byte) in bytes.enumerated() {
            guard let start = tag else {
                if byte == UInt8(ascii: "<") { tag = index }
                continue
            }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                switch bytes[start + 1] {
                case UInt8(ascii: "/"): depth -= 1
                case UInt8(ascii: "?"): break
                default: depth += bytes[index - 1] == UInt8(ascii: "/") ? 0 : 1
                }
                tag = nil
            }
        }
        return depth == 0 && tag == nil
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard problem == nil else { return }
        let prefix = "XCUIElementType"
        let type = attributes["type"] ?? name
        guard type.hasPrefix(prefix) else { return open.append(open.last ?? nil) }
        do throws(TreeError) {
            let element = Self.element(
                Element.Role(rawValue: String(type.dropFirst(prefix.count))) ?? .other, attributes)
            open.append(try assembly.add(element, in: open.last ?? nil))
        } catch {
            problem = error
            parser.abortParsing()
        }
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        _ = open.popLast()
    }

    private static func element(_ role: Element.Role, _ attributes: [String: String]) -> Element {
        var element = Element(role)
        let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
        if numbers.count == 4 { element.frame = CGRect(told: numbers[0], numbers[1], numbers[2], numbers[3]) }
        let label = attributes["label"], value = attributes["value"]
        // Without an identifier, WebDriverAgent gives an element its label as its name.
        let name = attributes["name"].flatMap { $0 == label ? nil : $0 }
        element.takeNames(identifier: name, label: label, placeholder: attributes["placeholderValue"], value: value)
        element.takeValue(value)
        element.isVisible = attributes["visible"].flatMap(Bool.init)
        element.isFocused = attributes["focused"].flatMap(Bool.init)
        return element
    }
}
