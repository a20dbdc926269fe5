public import CoreGraphics
import Foundation

/// An element of a screen, as a tool for tests or agents tells it.
///
/// The value of a field is what a person has typed, so an element never holds it.
public struct Element: Sendable, Equatable {
    /// What an element is, by the names of XCUITest.
    public enum Role: String, Sendable, CaseIterable {
        case application = "Application"
        case window = "Window"
        case other = "Other"
        case keyboard = "Keyboard"
        case key = "Key"
        case textField = "TextField"
        case secureTextField = "SecureTextField"
        case searchField = "SearchField"
        case textView = "TextView"
        case button = "Button"
        case switched = "Switch"
        case toggle = "Toggle"
        case checkBox = "CheckBox"
        case slider = "Slider"
        case stepper = "Stepper"
        case segmentedControl = "SegmentedControl"
        case popUpButton = "PopUpButton"
        case menuButton = "MenuButton"
        case link = "Link"
        case cell = "Cell"
        case staticText = "StaticText"
        case image = "Image"
        case icon = "Icon"
        case scrollView = "ScrollView"
        case scrollBar = "ScrollBar"
        case table = "Table"
        case collectionView = "CollectionView"
        case webView = "WebView"
        case tabBar = "TabBar"
        case toolbar = "Toolbar"
        case navigationBar = "NavigationBar"
        case statusBar = "StatusBar"
        case alert = "Alert"
        case sheet = "Sheet"
        case picker = "Picker"
        case pickerWheel = "PickerWheel"
    }

    /// What the element is; ``Role/other`` for a role without a meaning here.
    public var role: Role
    /// The accessibility identifier, or nil.
    public var identifier: String?
    /// The words by which a person knows the element, or nil; never the text in a field.
    public var label: String?
    /// The place on the screen, in points, with the origin top left and y down; nil if it is missing or no rectangle.
    public var frame: CGRect?
    /// Whether a person types into the element, or nil if the format does not tell.
    public var isFocused: Bool?
    /// Whether the tool calls the element visible, or nil if the format does not tell.
    ///
    /// A tool calls an element invisible if the keyboard covers it, and also if another page does.
    public var isVisible: Bool?
    /// The part of its content that a scroll bar has passed, 0…1, or nil for any other element.
    public var progress: Double?
    /// The number of pages that a scroll bar tells in its label, or nil.
    public var pages: Int?
    /// The elements inside.
    public var children: [Element] = []

    /// Creates an element without elements inside.
    public init(_ role: Role, frame: CGRect? = nil) {
        self.role = role
        self.frame = frame
    }

    /// The name for people: the identifier, else the label, else the role and the place.
    public var name: String {
        if let own = identifier ?? label { return String(own.prefix(60)) }
        guard let frame else { return role.rawValue }
        return "\(role.rawValue) at (\(Int(frame.minX)), \(Int(frame.minY)))"
    }

    /// Whether the element answers to a name that a person gives.
    func answers(to name: String) -> Bool { identifier == name || label == name }

    var isInput: Bool { [.textField, .secureTextField, .searchField, .textView].contains(role) }

    /// Whether a person may type into the element: a field, or a view of the app's own that a tree has no word for.
    var mayBeEdited: Bool { isInput || [.other, .cell, .webView, .scrollView].contains(role) }

    /// Whether a person taps the element, so that it has to be in reach while typing.
    var isTapped: Bool {
        switch role {
        case .button, .switched, .toggle, .checkBox, .slider, .stepper, .segmentedControl, .popUpButton, .menuButton:
            true
        default: isInput
        }
    }

    var scrolls: Bool { [.scrollView, .table, .collectionView, .webView].contains(role) }

    /// Whether iOS leaves the element under the keyboard in every app.
    var isSystemBar: Bool { role == .tabBar || role == .toolbar }

    /// Whether a predicate holds for the element or one inside it.
    func contains(where isWanted: (Element) -> Bool) -> Bool {
        isWanted(self) || children.contains { $0.contains(where: isWanted) }
    }

    /// Calls a closure with the element and all elements inside, parents first.
    func visit(_ body: (Element) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// Keeps a value only if it is the percentage of a scroll bar.
    mutating func takeValue(_ value: String?) {
        guard role == .other || role == .scrollBar, let value, value.hasSuffix("%") else { return }
        let digits = value.dropLast().filter { $0 != " " && $0 != "\u{A0}" }
        guard digits.count <= 3, let percent = Int(digits), (0...100).contains(percent) else { return }
        progress = Double(percent) / 100
        // The label of a scroll bar holds one number in every language: that of its pages.
        pages = label.flatMap { label in
            let numbers = label.split { !$0.isWholeNumber }
            return numbers.count == 1 && numbers[0].count <= 4
                ? numbers[0].reduce(0) { sum, digit in
                    sum.flatMap { sum in digit.wholeNumberValue.map { sum * 10 + $0 } }
                }
                : nil
        }
    }

    /// Gives a field its names, unless a name is the text in the field.
    mutating func takeNames(identifier: String?, label: String?, placeholder: String?, value: String?) {
        self.identifier = identifier.flatMap { $0.isEmpty ? nil : $0 }
        let words = [label, placeholder].compactMap(\.self).first { !$0.isEmpty }
        self.label = words
        guard isInput, let value, !value.isEmpty, value != placeholder else { return }
        // A field without a label may give its text as its label.
        func tells(_ name: String) -> Bool { name == value || value.count > 3 && name.contains(value) }
        if let words, tells(words) { self.label = placeholder.flatMap { $0.isEmpty || tells($0) ? nil : $0 } }
        if let own = self.identifier, tells(own) { self.identifier = nil }
    }
}

extension CGRect {
    /// Creates a rectangle from what a tool tells, or nil if the numbers make none.
    init?(told x: Double, _ y: Double, _ width: Double, _ height: Double) {
        guard [x, y, width, height].allSatisfy({ $0.isFinite && abs($0) < 1e6 }), width >= 0, height >= 0 else {
            return nil
        }
        self.init(x: x, y: y, width: width, height: height)
    }
}
