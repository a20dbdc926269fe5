import CoreGraphics
import Foundation

/// Reads the trees that tools write as JSON, and tells their formats apart.
struct JSONTreeReader {
    private typealias Object = [String: Any]

    static func read(_ data: Data) throws(TreeError) -> ElementTree {
        guard let json = try? JSONSerialization.jsonObject(with: data) else {
            throw TreeError("is no whole JSON: it breaks off or is damaged. Write the tree again.")
        }
        if let object = json as? Object {
            // WebDriverAgent answers with an envelope.
            if let source = object["value"] as? String, source.hasPrefix("<") {
                return try WebDriverAgentReader.read(Data(source.utf8))
            }
            let whole = object["value"] as? Object ?? object
            if whole["rect"] is Object, whole["type"] is String {
                return try nested([whole], .webDriverAgent, webDriverAgentElement)
            }
            let content = object["data"] as? Object ?? object
            if let nodes = content["nodes"] as? [Any] { return try agentDevice(nodes, content) }
            if object["elementType"] is NSNumber { return try nested([object], .dictionary, dictionaryElement) }
            if object["attributes"] is Object, object["children"] != nil {
                return try nested([object], .maestro, maestroElement)
            }
            for key in ["entries", "elements", "source"] {
                if let list = content[key] as? [Any] { return try nested(list, .describeUI, describedElement) }
            }
            if object["frame"] != nil || object["AXFrame"] != nil {
                return try nested([object], .describeUI, describedElement)
            }
        } else if let list = json as? [Any], let first = list.first as? Object,
            first["frame"] != nil || first["AXFrame"] != nil
        {
            return try nested(list, .describeUI, describedElement)
        }
        throw TreeError(
            "is JSON, but no tree that is known here. Name JSON of agent-device, of XCUITest's dictionaryRepresentation, or of "
                + "describe-ui.")
    }

    // MARK: Flat nodes with parents

    private static func agentDevice(_ nodes: [Any], _ content: Object) throws(TreeError) -> ElementTree {
        if content["truncated"] as? Bool == true {
            throw TreeError(
                "is marked as truncated, so that a covered control may be missing. Take the snapshot again.")
        }
        var assembly = TreeAssembly(), places: [Int: Int] = [:]
        for case let node as Object in nodes {
            let parent = (node["parentIndex"] as? NSNumber).flatMap { places[$0.intValue] }
            let place = try assembly.add(agentDeviceElement(node), in: parent)
            if let index = node["index"] as? NSNumber { places[index.intValue] = place }
        }
        var tree = ElementTree(format: .agentDevice, root: assembly.roots().asApplication)
        if let keyboard = content["keyboard"] as? Object, keyboard["kind"] as? String == "visible" {
            tree.toldKeyboard = frame(keyboard["frame"])
        }
        return tree
    }

    private static func agentDeviceElement(_ node: Object) -> Element {
        var element = Element(role(node["type"] as? String), frame: frame(node["rect"]))
        element.take(node, identifier: "identifier", label: "label")
        element.isFocused = node["focused"] as? Bool
        return element
    }

    // MARK: Nested nodes

    private static func nested(
        _ list: [Any], _ format: TreeFormat, _ element: (Object) -> Element
    ) throws(TreeError) -> ElementTree {
        var assembly = TreeAssembly()
        // The list is a stack, because a deep tree would exhaust the program's own.
        var waiting: [(node: Any, parent: Int?)] = list.reversed().map { ($0, nil) }
        while let (node, parent) = waiting.popLast() {
            guard let node = node as? Object else { continue }
            let place = try assembly.add(element(node), in: parent)
            for child in (node["children"] as? [Any] ?? []).reversed() { waiting.append((child, place)) }
        }
        return ElementTree(format: format, root: assembly.roots().asApplication)
    }

    /// The numbers of `XCUIElement.ElementType` in Apple's headers.
    private static let elementTypes: [Int: Element.Role] = [
        2: .application, 4: .window, 5: .sheet, 7: .alert, 9: .button, 12: .checkBox, 14: .popUpButton, 16: .menuButton,
        19: .keyboard, 20: .key, 21: .navigationBar, 22: .tabBar, 24: .toolbar, 25: .statusBar, 26: .table,
        32: .collectionView, 33: .slider, 37: .segmentedControl, 38: .picker, 39: .pickerWheel, 40: .switched,
        41: .toggle,
        42: .link, 43: .image, 44: .icon, 45: .searchField, 46: .scrollView, 47: .scrollBar, 48: .staticText,
        49: .textField, 50: .secureTextField, 52: .textView, 58: .webView, 75: .cell, 79: .stepper
    ]

    private static func dictionaryElement(_ node: Object) -> Element {
        let type = (node["elementType"] as? NSNumber)?.intValue ?? 1
        var element = Element(elementTypes[type] ?? .other, frame: frame(node["frame"]))
        element.take(node, identifier: "identifier", label: "label")
        return element
    }

    /// WebDriverAgent writes flags as "1" and "0".
    private static func webDriverAgentElement(_ node: Object) -> Element {
        var element = Element(role(node["type"] as? String), frame: frame(node["rect"]))
        element.take(node, identifier: "rawIdentifier", label: "label")
        element.isVisible = (node["isVisible"] as? String).map { $0 == "1" }
        return element
    }

    private static func describedElement(_ node: Object) -> Element {
        var element = Element(role((node["type"] ?? node["role"]) as? String), frame: frame(node["frame"]))
        let label = node["AXLabel"] == nil ? "label" : "AXLabel"
        let identifier = ["AXUniqueId", "uniqueId", "identifier"].first { node[$0] is String } ?? "identifier"
        element.take(node, identifier: identifier, label: label)
        return element
    }

    private static func maestroElement(_ node: Object) -> Element {
        let attributes = node["attributes"] as? Object ?? [:]
        var element = Element(.other)
        let numbers = (attributes["bounds"] as? String ?? "").split { "[], ".contains($0) }.compactMap { Double($0) }
        if numbers.count == 4 {
            element.frame = CGRect(told: numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
        }
        element.identifier = (attributes["resource-id"] as? String).flatMap { $0.isEmpty ? nil : $0 }
        element.isFocused = (attributes["focused"] as? String).flatMap(Bool.init)
        return element
    }

    /// The words of several tools for a role.
    private static let otherWords: [String: Element.Role] = [
        "Heading": .staticText, "Text": .staticText, "TextArea": .textView, "Window": .window, "RadioButton": .button,
        "SecureText": .secureTextField, "NavBar": .navigationBar, "TabGroup": .tabBar
    ]

    private static func role(_ word: String?) -> Element.Role {
        guard let word else { return .other }
        let plain = ["XCUIElementType", "AX"].reduce(word) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
        return Element.Role(rawValue: plain) ?? otherWords[plain] ?? .other
    }

    private static func frame(_ json: Any?) -> CGRect? {
        guard let object = json as? Object else { return nil }
        let numbers = [("x", "X"), ("y", "Y"), ("width", "Width"), ("height", "Height")].compactMap {
            ((object[$0] ?? object[$1]) as? NSNumber)?.doubleValue
        }
        return numbers.count == 4 ? CGRect(told: numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }
}

extension Element {
    /// Takes names and the percentage of a scroll bar from a JSON object.
    fileprivate mutating func take(_ node: [String: Any], identifier: String, label: String) {
        let value = ["value", "AXValue"].lazy.compactMap { node[$0] as? String }.first
        takeNames(
            identifier: node[identifier] as? String, label: (node[label] ?? node["title"]) as? String,
            placeholder: node["placeholderValue"] as? String, value: value)
        takeValue(value)
    }
}
