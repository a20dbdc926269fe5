@testable import Tideline
import UIKit

/// Makes the views of a screen's nodes, and keeps them by the nodes' ids.
@MainActor
final class NodeViews {
    private(set) var views: [Int: UIView] = [:]
    private(set) var heights: [Int: NSLayoutConstraint] = [:]
    private(set) var scrollViews: [Int: UIScrollView] = [:]
    private(set) var guides: [Int: KeyboardGuide] = [:]
    var onScroll: () -> Void {
        get { delegate.onScroll }
        set { delegate.onScroll = newValue }
    }
    private let delegate = ScrollDelegate()
    private weak var parent: UIViewController?
    /// The keyboard that new guides follow.
    weak var keyboard: Keyboard?

    /// The delegate of every scroll view without another delegate.
    private final class ScrollDelegate: NSObject, UITableViewDelegate, UITextViewDelegate {
        var onScroll: () -> Void = {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
    }

    /// - Parameters:
    ///   - parent: the parent of child controllers.
    ///   - keyboard: the keyboard that the guides follow.
    init(parent: UIViewController, _ keyboard: Keyboard) { (self.parent, self.keyboard) = (parent, keyboard) }

    /// - Parameter isFilling: whether the surrounding view gives the view its height.
    func make(_ node: ScreenNode, isFilling: Bool = false) -> UIView {
        let view = makeBare(node)
        view.accessibilityIdentifier = node.name
        views[node.id] = view
        if let scroll = view as? UIScrollView { scrollViews[node.id] = scroll }
        listen(to: scrollViews[node.id])
        if !isFilling, node.hasOwnHeight {
            let height = view.heightAnchor.constraint(equalToConstant: CGFloat(node.height))
            // The height of a row has a priority just below required.
            height.priority = UILayoutPriority(999)
            height.isActive = true
            heights[node.id] = height
        }
        return view
    }

    private func listen(to scroll: UIScrollView?) {
        switch scroll {
        case let table as UITableView: table.delegate = delegate
        case let text as UITextView: text.delegate = delegate
        case let scroll? where scroll.delegate == nil: scroll.delegate = delegate
        default: break
        }
    }

    private func makeBare(_ node: ScreenNode) -> UIView {
        switch node.kind {
        case .field(let keys): return field(keys, node)
        case .text(let grows):
            let text = UITextView()
            text.font = .systemFont(ofSize: 17)
            text.isScrollEnabled = !grows
            text.text = node.text
            return text
        case .space: return UIView()
        case .button(let look): return Self.button(look, node.name)
        case .stack, .card: return stack(node)
        case .scroll: return scroll(node)
        case .table: return LawTable(node, self)
        case .collection: return LawCollection(node, self)
        case .child: return child(node)
        case .guided(let inChild): return guided(node, inChild: inChild)
        case .search:
            let bar = UISearchBar()
            bar.text = node.text
            return bar
        }
    }

    private func field(_ keys: ScreenNode.Keys, _ node: ScreenNode) -> UITextField {
        let field = UITextField()
        field.text = node.text
        switch keys {
        case .letters: break
        case .plain: field.autocorrectionType = .no
        case .digits: field.keyboardType = .numberPad
        case .picker: field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 230))
        case .bar: field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        }
        return field
    }

    static func button(_ look: ScreenNode.Look, _ title: String) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        switch look {
        case .title: break
        case .background: button.backgroundColor = .systemBlue
        case .configuration: button.configuration = .filled()
        case .layer: button.layer.backgroundColor = UIColor.systemBlue.cgColor
        case .image: button.setImage(UIImage(), for: .normal)
        }
        return button
    }

    private func stack(_ node: ScreenNode) -> UIStackView {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 8
        for child in node.children { stack.addArrangedSubview(make(child)) }
        return stack
    }

    private func scroll(_ node: ScreenNode) -> UIScrollView {
        let scroll = UIScrollView(), stack = stack(node)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        let content = scroll.contentLayoutGuide, frame = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32)
        ])
        return scroll
    }

    private func child(_ node: ScreenNode) -> UIView {
        let child = UIViewController(), scroll = scroll(node)
        parent?.addChild(child)
        let view: UIView = child.view
        scrollViews[node.id] = scroll
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        child.didMove(toParent: parent)
        return view
    }

    private func guided(_ node: ScreenNode, inChild: Bool) -> UIView {
        guard inChild else {
            let view = UIView()
            addBar(of: node, to: view)
            return view
        }
        let child = UIViewController()
        parent?.addChild(child)
        addBar(of: node, to: child.view)
        child.didMove(toParent: parent)
        return child.view
    }

    /// Adds a bar on the view's keyboard guide.
    private func addBar(of node: ScreenNode, to view: UIView) {
        let bar = stack(node), guide = view.keyboardGuide(following: keyboard)
        guides[node.id] = guide
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8)
        ])
    }

    /// Nil for a list, and for a view without children.
    func stack(of node: ScreenNode) -> UIStackView? {
        views[node.id] as? UIStackView ?? scrollViews[node.id]?.subviews.lazy.compactMap { $0 as? UIStackView }.first
    }

    func fill(_ view: UIView, with node: ScreenNode) {
        if node.kind == .guided(inChild: false) { return fill(view, withGuided: node) }
        let made = make(node)
        made.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(made)
        NSLayoutConstraint.activate([
            made.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            made.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            made.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            made.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
        ])
    }

    /// Adds a bar on the keyboard guide of a row's content view.
    private func fill(_ view: UIView, withGuided node: ScreenNode) {
        views[node.id] = view
        addBar(of: node, to: view)
        let height = view.heightAnchor.constraint(equalToConstant: CGFloat(node.height))
        height.priority = UILayoutPriority(999)
        height.isActive = true
        heights[node.id] = height
    }
}

extension UIView {
    /// Returns the view's keyboard guide for a keyboard.
    func keyboardGuide(following keyboard: Keyboard?) -> KeyboardGuide {
        keyboardGuide.keyboard = keyboard
        return keyboardGuide
    }
}
