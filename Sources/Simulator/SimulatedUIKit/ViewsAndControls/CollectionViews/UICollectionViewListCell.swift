// Fidelity: partial — content, accessories and indentation, with the widths of a table's accessories; separators are absent

import Foundation

@preconcurrency @MainActor @available(iOS 14.0, *)
open class UICollectionViewListCell: UICollectionViewCell {
    public final func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    public final lazy var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange(from: oldValue) } }
    open lazy var indentationLevel = 0 { didSet { if indentationLevel != oldValue { sidesDidChange() } } }
    open lazy var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { sidesDidChange() } } }
    /// Kept for the app: accessories stay at the sides.
    open var indentsAccessories = true
    open private(set) lazy var separatorLayoutGuide = makeSeparatorGuide()

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func makeSeparatorGuide() -> UILayoutGuide {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let side = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: traitCollection.sideMargin)
        NSLayoutConstraint.activate([
            side, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0)
        ])
        return guide
    }

    private func accessoriesDidChange(from former: [UICellAccessory]) {
        for view in former.compactMap(\.view) where !accessories.contains(where: { $0.view === view }) {
            view.removeFromSuperview()
        }
        for view in accessories.compactMap(\.view) where view.superview !== self { addSubview(view) }
        sidesDidChange()
    }

    private func sidesDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override var contentSides: UIEdgeInsets {
        let margin = traitCollection.sideMargin
        let leading = CGFloat(indentationLevel) * indentationWidth + width(ofLeading: true, margin)
        let trailing = width(ofLeading: false, margin)
        return UIEdgeInsets(
            top: 0, left: isReversed ? trailing : leading, bottom: 0, right: isReversed ? leading : trailing)
    }

    private func shown(leading: Bool) -> [UICellAccessory] {
        accessories.filter { $0.isLeading == leading && $0.isShown }
    }

    private func width(ofLeading leading: Bool, _ margin: CGFloat) -> CGFloat {
        let shown = shown(leading: leading)
        return shown.isEmpty ? 0 : shown.reduce(margin) { $0 + $1.width(beside: margin) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: contentSides)
        let margin = traitCollection.sideMargin
        for leading in [true, false] {
            var edge = margin
            for accessory in leading ? shown(leading: true) : shown(leading: false).reversed() {
                if let view = accessory.view {
                    let size = view.bounds.size, isLeft = leading != isReversed
                    view.frame = CGRect(
                        x: isLeft ? edge : bounds.width - edge - size.width, y: (bounds.height - size.height) / 2,
                        width: size.width, height: size.height)
                }
                edge += accessory.width(beside: margin)
            }
        }
    }
}
