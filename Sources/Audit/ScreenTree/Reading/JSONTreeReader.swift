import CoreGraphics
import Foundation

/// Reads the trees that tools write as JSON, and tells their formats apart.
struct JSONTreeReader {
    static func read(_ data: Data) throws(TreeError) -> ElementTree {
        let json = try JSONText.read(data)
        if let list = json.array, let first = list.first, first.describesFrame {
            return try nested(list, .describeUI, describedElement)
        }
        // WebDriverAgent answers with an envelope.
        if let source = json["value"]?.string, source.hasPrefix("<") {
            return try WebDriverAgentReader.read(Data(source.utf8))
        }
        let whole = json["value"].flatMap { $0.isObject ? $0 : nil } ?? json
        if whole["rect"]?.isObject == true, whole["type"]?.string != nil {
            return try nested([whole], .webDriverAgent, webDriverAgentElement)
        }
        let content = json["data"].flatMap { $0.isObject ? $0 : nil } ?? json
        if let nodes = content["nodes"]?.array { return try agentDevice(nodes, content) }
        if json["elementType"]?.number != nil { return try nested([json], .dictionary, dictionaryElement) }
        if json["attributes"]?.isObject == true, json["children"] != nil {
            return try nested([json], .maestro, maestroElement)
        }
        for key in ["entries", "elements", "source"] {
            if let list = content[key]?.array { return try nested(list, .describeUI, describedElement) }
        }
        if json.describesFrame { return try nested([json], .describeUI, describedElement) }
        throw TreeError(
            "is JSON, but no tree that is known here. Name JSON of agent-device, of XCUITest's dictionaryRepresentation, or of "
                + "describe-ui.")
    }

    // MARK: Flat nodes with parents

    private static func agentDevice(_ nodes: [JSONValue], _ content: JSONValue) throws(TreeError) -> ElementTree {
        if content["truncated"]?.bool == true {
            throw TreeError(
                "is marked as truncated, so that a covered control may be missing. Take the snapshot again.")
        }
        var assembly = TreeAssembly(), places: [Double: Int] = [:]
        for node in nodes where node.isObject {
            let parent = node["parentIndex"]?.number.flatMap { places[$0] }
            let place = try assembly.add(agentDeviceElement(node), in: parent)
            if let index = node["index"]?.number { places[index] = place }
        }
        var tree = ElementTree(format: .agentDevice, root: assembly.roots().asApplication)
        if let keyboard = content["keyboard"], keyboard["kind"]?.string == "visible" {
            tree.toldKeyboard = frame(keyboard["frame"])
        }
        return tree
    }

    private static func agentDeviceElement(_ node: JSONValue) -> Element {
        var element = Element(role(node["type"]?.string), frame: frame(node["rect"]))
        element.take(node, identifier: "identifier", label: "label")
        element.isFocused = node["focused"]?.bool
        return element
    }

    // MARK: Nested nodes

    private static func nested(
        _ list: [JSONValue], _ format: TreeFormat, _ element: (JSONValue) -> Element
    ) throws(TreeError) -> ElementTree {
        var assembly = TreeAssembly()
        // The list is a stack, because a deep tree would exhaust the program's own.
        var waiting: [(node: JSONValue, parent: Int?)] = list.reversed().map { ($0, nil) }
        while let (node, parent) = waiting.popLast() {
            guard node.isObject else { continue }
            let place = try assembly.add(element(node), in: parent)
            for child in (node["children"]?.array ?? []).reversed() { waiting.append((child, place)) }
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

    private static func dictionaryElement(_ node: JSONValue) -> Element {
        let type = node["elementType"]?.number.flatMap { Int(exactly: $0) }
        var element = Element(type.flatMap { elementTypes[$0] } ?? .other, frame: frame(node["frame"]))
        element.take(node, identifier: "identifier", label: "label")
        return element
    }

    /// WebDriverAgent writes flags as "1" and "0".
    private static func webDriverAgentElement(_ node: JSONValue) -> Element {
        var element = Element(role(node["type"]?.string), frame: frame(node["rect"]))
        element.take(node, identifier: "rawIdentifier", label: "label")
        element.isVisible = node["isVisible"]?.string.map { $0 == "1" }
        return element
    }

    private static func describedElement(_ node: JSONValue) -> Element {
        var element = Element(role((node["type"] ?? node["role"])?.string), frame: frame(node["frame"]))
        let label = node["AXLabel"] == nil ? "label" : "AXLabel"
        let identifier = ["AXUniqueId", "uniqueId", "identifier"].first { node[$0]?.string != nil } ?? "identifier"
        element.take(node, identifier: identifier, label: label)
        return element
    }

    private static func maestroElement(_ node: JSONValue) -> Element {
        let attributes = node["attributes"]
        var element = Element(.other)
        let numbers = (attributes?["bounds"]?.string ?? "").split { "[], ".contains($0) }.compactMap { Double($0) }
        if numbers.count == 4 {
            element.frame = CGRect(told: numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
        }
        element.identifier = attributes?["resource-id"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        element.isFocused = attributes?["focused"]?.string.flatMap(Bool.init)
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

    private static func frame(_ json: JSONValue?) -> CGRect? {
        guard let json, json.isObject else { return nil }
        let numbers = [("x", "X"), ("y", "Y"), ("width", "Width"), ("height", "Height")].compactMap {
            (json[$0] ?? json[$1])?.number
        }
        return numbers.count == 4 ? CGRect(told: numbers[0], numbers[1], numbers[2], numbers[3]) : nil
    }
}

extension JSONValue {
    /// Whether the value is an element of describe-ui.
    fileprivate var describesFrame: Bool { self["frame"] != nil || self["AXFrame"] != nil }
}

extension Element {
    /// Takes names and the percentage of a scroll bar from a JSON object.
    fileprivate mutating func take(_ node: JSONValue, identifier: String, label: String) {
        let value = ["value", "AXValue"].lazy.compactMap { node[$0]?.string }.first
        takeNames(
            identifier: node[identifier]?.string, label: (node[label] ?? node["title"])?.string,
            placeholder: node["placeholderValue"]?.string, value: value)
        takeValue(value)
    }
}
