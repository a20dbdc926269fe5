// Fidelity: partial — inferred: a sign takes 33 points at the side, a view its width and 32 points; configurations replace the content view

import Foundation

extension UITableViewCell {
    /// The usual look of the cell's style, without text.
    @available(iOS 14.0, *)
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }

    func show(_ configuration: any UIContentConfiguration) {
        let shown = configuration.updated(for: UICellConfigurationState(of: self))
        if let content = contentView as? any UIView & UIContentView, content.supports(shown) {
            content.configuration = shown
        } else {
            replaceContentView(with: shown.makeContentView())
        }
        invalidateIntrinsicContentSize()
    }

    func accessoryDidChange(from old: UIView?) {
        if old !== accessoryView { old?.removeFromSuperview() }
        if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
        if let accessoryView, accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
        placeAccessory()
        setNeedsLayout()
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var tableSafeArea: UIEdgeInsets {
        table?.insetsContentViewsToSafeArea == true ? table?.safeAreaInsets ?? .zero : .zero
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + 32 }
        switch accessoryType {
        case .none: return 0
        case .disclosureIndicator, .checkmark: return 33
        default: return 48
        }
    }

    /// What the table's safe area and the accessory leave of the sides to the content view (rule C53), in points.
    var contentSides: UIEdgeInsets {
        let safe = tableSafeArea, accessory = accessoryWidth
        return UIEdgeInsets(
            top: 0, left: safe.left + (isReversed ? accessory : 0), bottom: 0,
            right: safe.right + (isReversed ? 0 : accessory))
    }

    func placeAccessory() {
        let sides = contentSides
        guard sides != .zero || isNarrowed else { return }
        isNarrowed = sides != .zero
        let content = bounds.inset(by: sides)
        if contentView.frame != content, content.width >= 0 { contentView.frame = content }
        guard let accessoryView else { return }
        let size = accessoryView.bounds.size, safe = tableSafeArea
        accessoryView.frame = CGRect(
            x: isReversed ? safe.left + 16 : bounds.width - safe.right - 16 - size.width,
            y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
