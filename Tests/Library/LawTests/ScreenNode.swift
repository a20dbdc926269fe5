import TestSupport
import UIKit

/// The description of one view of a generated screen, with the views inside.
struct ScreenNode: Codable, Equatable, Sendable {
    /// The keyboard that a text field asks for.
    enum Keys: String, Codable, CaseIterable {
        /// Letters with predictions, letters without predictions, digits, an input view of the app's own, and letters
        /// with an accessory view.
        case letters, plain, digits, picker, bar
    }

    enum Look: String, Codable, CaseIterable { case title, background, configuration, layer, image }

    enum Kind: Codable, Equatable {
        case field(Keys)
        /// The text view scrolls its text, or grows with its text.
        case text(grows: Bool)
        case space
        case button(Look)
        case stack
        /// A stack near the bottom of the screen whose arrangement stays fixed.
        case card
        case scroll, table, collection
        /// A child controller with a scroll view of its own.
        case child
        case search
        /// A view with a bar at its bottom, or a child controller with such a view.
        ///
        /// The bar follows the view's own keyboard guide, and contains the children.
        case guided(inChild: Bool)
    }

    var id: Int
    var kind: Kind
    var height = 44
    var text = ""
    var children: [ScreenNode] = []

    var name: String { "\(word) \(id)" }

    private var word: String {
        switch kind {
        case .field: "Field"
        case .text: "Text"
        case .space: "Space"
        case .button: "Button"
        case .stack: "Stack"
        case .card: "Card"
        case .scroll: "Scroll"
        case .table: "Table"
        case .collection: "Collection"
        case .child: "Child"
        case .search: "Search"
        case .guided: "Guided"
        }
    }

    var isInput: Bool {
        switch kind {
        case .field, .text, .search: true
        default: false
        }
    }

    var isControl: Bool {
        if case .button = kind { return true }
        return isInput
    }

    var scrolls: Bool { [.scroll, .table, .collection, .child].contains(kind) }

    var isGuided: Bool { if case .guided = kind { true } else { false } }

    /// Whether a constraint holds the view's height.
    var hasOwnHeight: Bool {
        switch kind {
        case .stack, .card, .text(grows: true), .search: false
        default: true
        }
    }

    var all: [ScreenNode] { [self] + children.flatMap(\.all) }

    mutating func change(_ id: Int, _ body: (inout ScreenNode) -> Void) {
        if self.id == id { body(&self) }
        for index in children.indices { children[index].change(id, body) }
    }

    mutating func remove(_ id: Int) {
        children.removeAll { $0.id == id }
        for index in children.indices { children[index].remove(id) }
    }

    /// The nodes that differ from this node by one simplification.
    var smaller: [ScreenNode] {
        var found: [ScreenNode] = []
        for index in children.indices {
            var copy = self
            copy.children.remove(at: index)
            found.append(copy)
            // The children of the removed child take its place.
            if !children[index].children.isEmpty {
                copy = self
                copy.children.replaceSubrange(index...index, with: children[index].children)
                found.append(copy)
            }
            for smaller in children[index].smaller {
                copy = self
                copy.children[index] = smaller
                found.append(copy)
            }
        }
        for kind in plainerKinds {
            var copy = self
            copy.kind = kind
            found.append(copy)
        }
        if kind == .space, height > 20 {
            var copy = self
            copy.height = height / 2
            found.append(copy)
        }
        return found
    }

    private var plainerKinds: [Kind] {
        switch kind {
        case .field(let keys): keys == .letters ? [] : [.field(.letters)]
        case .text: [.field(.letters)]
        case .button(let look): look == .title ? [] : [.button(.title)]
        case .table, .collection, .child: [.scroll]
        case .search: [.field(.letters)]
        case .guided(let inChild): inChild ? [.guided(inChild: false)] : []
        default: []
        }
    }
}

extension ScreenNode {
    static func field(_ id: Int, _ height: Int = 44, keys: Keys = .letters) -> ScreenNode {
        ScreenNode(id: id, kind: .field(keys), height: height)
    }

    static func button(_ id: Int) -> ScreenNode { ScreenNode(id: id, kind: .button(.title)) }

    static func space(_ id: Int, _ height: Int) -> ScreenNode { ScreenNode(id: id, kind: .space, height: height) }

    static func list(
        _ id: Int, _ children: [ScreenNode], _ kind: Kind = .scroll, height: Int = 44
    ) -> ScreenNode {
        ScreenNode(id: id, kind: kind, height: height, children: children)
    }
}
