import UIKit

/// Swift code with UIKit's ordinary API for the views of a screen's nodes.
struct NodeCode {
    private(set) var lines: [String] = []
    private var depth: Int

    /// The prefix of the page's members, such as "page."; empty inside the page's own code.
    private let owner: String

    init(depth: Int, owner: String = "") { (self.depth, self.owner) = (depth, owner) }

    mutating func add(_ line: String) { lines.append(String(repeating: "    ", count: depth) + line) }

    /// Writes the code of a view, and returns the name of the view's variable.
    mutating func write(_ node: ScreenNode, isFilling: Bool = false) -> String {
        let name = node.name.lowercased().replacingOccurrences(of: " ", with: "")
        switch node.kind {
        case .field(let keys): writeField(node, name, keys)
        case .text(let grows):
            add("let \(name) = UITextView()")
            add("\(name).font = .systemFont(ofSize: 17)")
            if grows { add("\(name).isScrollEnabled = false") }
            if !node.text.isEmpty { add("\(name).text = \(node.text.debugDescription)") }
        case .space: add("let \(name) = UIView()")
        case .button(let look): writeButton(node, name, look)
        case .stack, .card: writeStack(node, name)
        case .scroll: writeScroll(node, name)
        case .child: writeChild(node, name)
        case .table: writeRows(node, name, "UITableView(frame: .zero, style: .plain)", "Rows")
        case .collection:
            writeRows(
                node, name, "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
                "Items")
        case .search: add("let \(name) = UISearchBar()")
        case .guided(let inChild): writeGuided(node, name, inChild: inChild)
        }
        add("\(name).accessibilityIdentifier = \"\(node.name)\"")
        if !isFilling, node.hasOwnHeight {
            add("\(owner)heights[\(node.id)] = \(name).heightAnchor.constraint(equalToConstant: \(node.height))")
            add("\(owner)heights[\(node.id)]?.priority = UILayoutPriority(999)")
            add("\(owner)heights[\(node.id)]?.isActive = true")
        }
        return name
    }

    private mutating func writeField(_ node: ScreenNode, _ name: String, _ keys: ScreenNode.Keys) {
        add("let \(name) = UITextField()")
        if !node.text.isEmpty { add("\(name).text = \(node.text.debugDescription)") }
        switch keys {
        case .letters: break
        case .plain: add("\(name).autocorrectionType = .no")
        case .digits: add("\(name).keyboardType = .numberPad")
        case .picker: add("\(name).inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 230))")
        case .bar: add("\(name).inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))")
        }
    }

    private mutating func writeButton(_ node: ScreenNode, _ name: String, _ look: ScreenNode.Look) {
        add("let \(name) = UIButton()")
        add("\(name).setTitle(\"\(node.name)\", for: .normal)")
        switch look {
        case .title: break
        case .background: add("\(name).backgroundColor = .systemBlue")
        case .configuration: add("\(name).configuration = .filled()")
        case .layer: add("\(name).layer.backgroundColor = UIColor.systemBlue.cgColor")
        case .image: add("\(name).setImage(UIImage(), for: .normal)")
        }
    }

    private mutating func writeStack(_ node: ScreenNode, _ name: String) {
        add("let \(name) = UIStackView()")
        add("\(name).axis = .vertical")
        add("\(name).spacing = 8")
        add("\(owner)stacks[\(node.id)] = \(name)")
        for child in node.children {
            let inner = write(child)
            add("\(name).addArrangedSubview(\(inner))")
        }
    }

    private mutating func writeScroll(_ node: ScreenNode, _ name: String) {
        add("let \(name) = UIScrollView()")
        writeStack(node, "\(name)Stack")
        add("\(name)Stack.translatesAutoresizingMaskIntoConstraints = false")
        add("\(name).addSubview(\(name)Stack)")
        add("NSLayoutConstraint.activate([")
        for (edge, constant) in [("top", "16"), ("bottom", "-16"), ("leading", "16"), ("trailing", "-16")] {
            add("    \(name)Stack.\(edge)Anchor.constraint(")
            add("        equalTo: \(name).contentLayoutGuide.\(edge)Anchor, constant: \(constant)),")
        }
        add("    \(name)Stack.widthAnchor.constraint(equalTo: \(name).frameLayoutGuide.widthAnchor, constant: -32)")
        add("])")
    }

    private mutating func writeChild(_ node: ScreenNode, _ name: String) {
        writeScroll(node, "\(name)Scroll")
        add("let \(name)Controller = UIViewController()")
        add("addChild(\(name)Controller)")
        add("let \(name): UIView = \(name)Controller.view")
        add("\(name)Scroll.frame = \(name).bounds")
        add("\(name)Scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
        add("\(name).addSubview(\(name)Scroll)")
        add("\(name)Controller.didMove(toParent: self)")
    }

    /// In a table or collection view, the content view of a cell has the guide.
    private mutating func writeGuided(_ node: ScreenNode, _ name: String, inChild: Bool) {
        if inChild {
            add("let \(name)Controller = UIViewController()")
            add("addChild(\(name)Controller)")
            add("let \(name): UIView = \(name)Controller.view")
        } else {
            add("let \(name) = UIView()")
        }
        writeStack(node, "\(name)Bar")
        add("\(name)Bar.translatesAutoresizingMaskIntoConstraints = false")
        add("\(name).addSubview(\(name)Bar)")
        add("NSLayoutConstraint.activate([")
        add("    \(name)Bar.leadingAnchor.constraint(equalTo: \(name).leadingAnchor, constant: 16),")
        add("    \(name)Bar.trailingAnchor.constraint(equalTo: \(name).trailingAnchor, constant: -16),")
        add("    \(name)Bar.bottomAnchor.constraint(equalTo: \(name).keyboardGuide.topAnchor, constant: -8)")
        add("])")
        if inChild { add("\(name)Controller.didMove(toParent: self)") }
    }

    private mutating func writeRows(_ node: ScreenNode, _ name: String, _ view: String, _ source: String) {
        add("let \(name) = \(view)")
        add("let \(name)Source = \(source)(heights: \(node.children.map(\.height)), [")
        for child in node.children {
            depth += 1
            add("{ [unowned self] in")
            depth += 1
            let inner = write(child)
            add("return \(inner)")
            depth -= 1
            add("},")
            depth -= 1
        }
        add("])")
        add("\(owner)sources.append(\(name)Source)")
        if source == "Items" {
            add("\(name).register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"Item\")")
            add("\(name).delegate = \(name)Source")
        }
        add("\(name).dataSource = \(name)Source")
    }
}
