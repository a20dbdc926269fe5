// Fidelity: partial — rule C68; inferred: an accessory view reserves its width and two margins; configurations replace content

import Foundation

extension UITableViewCell: ConfiguredCell {
    @available(iOS 14.0, *)
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }

    func replaceContentView(with view: UIView) {
        put(view, inPlaceOf: contentView)
        contentView = view
    }

    func accessoryDidChange(from old: UIView?) {
        if old !== accessoryView { old?.removeFromSuperview() }
        if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
        if let accessoryView, accessoryView.bounds.isEmpty { accessoryView.sizeToFit() }
        placeAccessory()
        setNeedsLayout()
    }

    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var tableSafeArea: UIEdgeInsets {
        table?.safeAreaOfContent ?? .zero
    }

    /// The distance of content and accessory from the sides, in points.
    var sideMargin: CGFloat { traitCollection.sideMargin }

    var hasAccessory: Bool { accessoryView != nil || accessoryType != .none }

    private var accessoryWidth: CGFloat {
        let margin = sideMargin
        if let accessoryView { return accessoryView.bounds.width + 2 * margin }
        switch accessoryType {
        case .none: return 0
        // The disclosure indicator is 29 pixels wide on a screen with scale 3, and 21 pixels wide otherwise.
        case .disclosureIndicator: return margin + (Simulation.current.screen.scale > 2 ? 29.0 / 3 : 10.5)
        case .checkmark: return margin + 24
        default: return margin + 32
        }
    }

    /// The insets of the content in points: the table's safe area and the accessory (rule C53).
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
            x: isReversed ? safe.left + sideMargin : bounds.width - safe.right - sideMargin - size.width,
            y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
