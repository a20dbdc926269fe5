// Fidelity: partial — the simulation's own machinery: bar items as buttons in a line; the distances are assumptions (INFERRED)

import Foundation

@MainActor
final class BarLine {
    private static let spacing: CGFloat = 8
    private unowned let bar: UIView
    private(set) var items: [UIBarButtonItem] = []
    private var views: [UIView?] = []

    init(of bar: UIView) { self.bar = bar }

    static func room(in bar: UIView, height: CGFloat) -> CGRect {
        let safe = bar.safeAreaInsets, left = 16 + safe.left, right = 16 + safe.right
        return CGRect(x: left, y: 0, width: max(0, bar.bounds.width - left - right), height: height)
    }

    /// Shows new items.
    ///
    /// An item that was already shown keeps its view.
    func show(_ new: [UIBarButtonItem]) {
        guard !new.elementsEqual(items, by: ===) else { return refresh() }
        let known = Dictionary(zip(items.map(ObjectIdentifier.init), views)) { first, _ in first }
        for (item, view) in zip(items, views) where !new.contains(where: { $0 === item }) {
            item.didChange = nil
            if view?.superview === bar { view?.removeFromSuperview() }
        }
        items = new
        views = new.map { item in known[ObjectIdentifier(item)] ?? makeView(of: item) }
        for item in new { item.didChange = { [weak bar] in bar?.setNeedsLayout() } }
        refresh()
    }

    private func makeView(of item: UIBarButtonItem) -> UIView? {
        guard item.systemItem != .flexibleSpace, item.systemItem != .fixedSpace else { return nil }
        let view: UIView
        if let own = item.customView {
            view = own
        } else {
            let button = UIButton(type: .system)
            button.addAction(UIAction { [weak item] _ in item?.perform() }, for: .primaryActionTriggered)
            view = button
        }
        bar.addSubview(view)
        return view
    }

    private func refresh() {
        for (item, view) in zip(items, views) {
            guard let button = view as? UIButton, item.customView == nil else { continue }
            button.setTitle(item.title, for: .normal)
            button.setImage(item.image, for: .normal)
            button.isEnabled = item.isEnabled
            button.accessibilityIdentifier = item.accessibilityIdentifier
        }
    }

    private func width(at index: Int) -> CGFloat {
        let item = items[index]
        if item.width > 0 || item.systemItem == .fixedSpace { return item.width }
        guard let view = views[index] else { return 0 }
        if item.customView != nil, view.bounds.width > 0 { return view.bounds.width }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    }

    var length: CGFloat {
        items.isEmpty ? 0 : items.indices.reduce(0) { $0 + width(at: $1) } + Self.spacing * CGFloat(items.count - 1)
    }

    /// Places the items from the left or the right of a box in the bar's coordinates.
    func place(in box: CGRect, fromRight: Bool = false) {
        let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
        let extra = flexible > 0 ? max(0, box.width - length) / CGFloat(flexible) : 0
        var edge = fromRight ? box.maxX : box.minX
        for index in items.indices {
            let width = width(at: index) + (items[index].systemItem == .flexibleSpace ? extra : 0)
            let height =
                items[index].customView.map { $0.bounds.height > 0 ? $0.bounds.height : box.height } ?? box.height
            let x = fromRight ? edge - width : edge
            views[index]?.frame = CGRect(x: x, y: box.midY - height / 2, width: width, height: height)
            edge += fromRight ? -(width + Self.spacing) : width + Self.spacing
        }
    }
}
