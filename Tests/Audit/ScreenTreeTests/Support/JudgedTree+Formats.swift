import CoreGraphics
import Foundation

/// Writes a tree in the grammar of each tool.
extension JudgedTree {
    /// What a person has typed into every input of a written tree.
    static let typed = "typed-by-a-person-7f3"

    var written: String { written(as: format) }

    func written(as format: String) -> String {
        switch format {
        case "xcuitest": text
        case "webdriveragent": source(of: nodes)
        case "dictionary": json(nested(nodes[0], Self.dictionary))
        case "webdriveragent-json": json(["value": nested(nodes[0], Self.agentNode)])
        case "agent-device": json(flat)
        case "sim-use": json(["data": ["entries": rows.dropFirst().map(Self.described)]])
        case "describe-ui": json([nested(nodes[0], Self.described)])
        default: ""
        }
    }

    // MARK: Text

    /// Indentation by one space a level, as Xcode's device tools write it.
    private var text: String {
        let head = "Device orientation: Unknown\n------------------------\nApplication UI orientation: Portrait\n"
        return head
            + rows.map { row in
                let indent = String(repeating: " ", count: row.level)
                if row.role == "Application" { return "Application, pid: 16102, label: 'app'" }
                return indent + row.role + Self.attributes(of: row)
            }.joined(separator: "\n") + "\n"
    }

    /// Indentation and addresses as in a failed test of XCUITest.
    var debugDescription: String {
        let lines = rows.enumerated().map { index, row -> String in
            let address = ", 0x10\(String(index + 4096, radix: 16))"
            let start = row.level == 0 ? " →" : String(repeating: "  ", count: row.level + 1)
            if row.role == "Application" { return "\(start)Application\(address), pid: 30716, label: 'app'" }
            return start + row.role + (index == 1 ? " (Main)" : "") + address + Self.attributes(of: row)
        }
        return "Attributes: Application, 0x101000, pid: 30716, label: 'app'\nElement subtree:\n"
            + lines.joined(separator: "\n") + "\nPath to element:\n →Application, 0x101000, pid: 30716\n"
    }

    private static func attributes(of row: Row) -> String {
        let frame = [row.frame.minX, row.frame.minY, row.frame.width, row.frame.height].map {
            String(format: "%.1f", $0)
        }
        var text = ", {{\(frame[0]), \(frame[1])}, {\(frame[2]), \(frame[3])}}"
        if let identifier = row.identifier { text += ", identifier: '\(identifier)'" }
        if let label = row.label { text += ", label: '\(label)'" }
        if let value = value(of: row) { text += ", value: \(value)" }
        if row.flags.contains("focused") { text += ", Keyboard Focused" }
        return text + ", hitPoint: {\(Int(row.frame.midX)).0, \(Int(row.frame.midY)).0}"
    }

    private static func value(of row: Row) -> String? {
        row.percent ?? (["TextField", "SecureTextField", "SearchField", "TextView"].contains(row.role) ? typed : nil)
    }

    // MARK: XML

    private indirect enum Node { case node(Row, [Node]) }

    private var nodes: [Node] {
        var index = 0
        return children(at: 0, &index)
    }

    private func children(at level: Int, _ index: inout Int) -> [Node] {
        var found: [Node] = []
        while index < rows.count, rows[index].level >= level {
            let row = rows[index]
            index += 1
            found.append(.node(row, children(at: row.level + 1, &index)))
        }
        return found
    }

    private func source(of nodes: [Node]) -> String {
        func write(_ node: Node, _ level: Int) -> String {
            guard case .node(let row, let children) = node else { return "" }
            let indent = String(repeating: "  ", count: level), type = "XCUIElementType\(row.role)"
            var head = "\(indent)<\(type) type=\"\(type)\""
            if let value = Self.value(of: row) { head += " value=\"\(value)\"" }
            if let name = row.identifier ?? row.label { head += " name=\"\(name)\"" }
            if let label = row.label { head += " label=\"\(label)\"" }
            head += " enabled=\"true\" visible=\"\(!row.flags.contains("hidden"))\" accessible=\"false\""
            let numbers = [row.frame.minX, row.frame.minY, row.frame.width, row.frame.height].map { Int($0.rounded()) }
            head += zip(["x", "y", "width", "height"], numbers).map { " \($0)=\"\($1)\"" }.joined()
            guard !children.isEmpty else { return head + "/>\n" }
            return head + ">\n" + children.map { write($0, level + 1) }.joined() + "\(indent)</\(type)>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + nodes.map { write($0, 0) }.joined()
    }

    // MARK: JSON

    private func json(_ object: Any) -> String {
        (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])).map {
            String(decoding: $0, as: UTF8.self)
        } ?? ""
    }

    private static func frame(_ row: Row) -> [String: Any] {
        [
            "x": Double(row.frame.minX), "y": Double(row.frame.minY), "width": Double(row.frame.width),
            "height": Double(row.frame.height)
        ]
    }

    private func nested(_ node: Node, _ make: (Row) -> [String: Any]) -> [String: Any] {
        guard case .node(let row, let children) = node else { return [:] }
        var object = make(row)
        object["children"] = children.map { nested($0, make) }
        return object
    }

    private var flat: [String: Any] {
        var parents: [Int: Int] = [:]
        let list = rows.enumerated().map { index, row -> [String: Any] in
            parents[row.level] = index
            var node: [String: Any] = [
                "index": index, "type": row.role, "rect": Self.frame(row), "ref": "e\(index + 1)", "depth": row.level
            ]
            if row.level > 0 { node["parentIndex"] = parents[row.level - 1] ?? 0 }
            node["identifier"] = row.identifier
            node["label"] = row.label
            node["value"] = Self.value(of: row)
            if row.flags.contains("focused") { node["focused"] = true }
            return node
        }
        return ["success": true, "data": ["nodes": list, "truncated": false]]
    }

    private static func agentNode(_ row: Row) -> [String: Any] {
        [
            "type": row.role, "rawIdentifier": row.identifier ?? NSNull(), "label": row.label ?? NSNull(),
            "name": (row.identifier ?? row.label) ?? NSNull(), "value": value(of: row) ?? NSNull(), "rect": frame(row),
            "isVisible": row.flags.contains("hidden") ? "0" : "1", "isEnabled": "1"
        ]
    }

    private static func described(_ row: Row) -> [String: Any] {
        [
            "AXUniqueId": row.identifier ?? NSNull(), "AXLabel": row.label ?? NSNull(),
            "AXValue": value(of: row) ?? NSNull(),
            "type": row.role, "role": "AX\(row.role)", "frame": frame(row), "children": []
        ]
    }

    /// The numbers of `XCUIElement.ElementType` in Apple's headers.
    private static let types = [
        "Other": 1, "Application": 2, "Window": 4, "Button": 9, "Keyboard": 19, "Key": 20, "NavigationBar": 21,
        "TabBar": 22,
        "Toolbar": 24, "Table": 26, "CollectionView": 32, "Slider": 33, "Switch": 40, "Image": 43, "SearchField": 45,
        "ScrollView": 46, "StaticText": 48, "TextField": 49, "SecureTextField": 50, "TextView": 52, "Cell": 75
    ]

    private static func dictionary(_ row: Row) -> [String: Any] {
        let frame = frame(row)
        let names = ["x": "X", "y": "Y", "width": "Width", "height": "Height"]
        return [
            "elementType": types[row.role] ?? 1, "identifier": row.identifier ?? "", "label": row.label ?? "",
            "value": value(of: row) ?? "", "title": "", "hasFocus": false, "enabled": true,
            "frame": Dictionary(uniqueKeysWithValues: frame.map { (names[$0.key] ?? $0.key, $0.value) })
        ]
    }
}
