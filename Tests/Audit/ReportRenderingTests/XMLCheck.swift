import Foundation
import FoundationXML

/// Checks whether text is well-formed XML, and lists the contents.
final class XMLCheck: NSObject, XMLParserDelegate {
    private(set) var elements: [String: Int] = [:]
    private(set) var attributes: [(name: String, value: String)] = []

    init?(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes found: [String: String]
    ) {
        elements[name, default: 0] += 1
        attributes += found.map { ($0.key, $0.value) }
    }
}
