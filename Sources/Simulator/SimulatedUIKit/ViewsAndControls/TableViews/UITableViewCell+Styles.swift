// Fidelity: partial — rules C68, C69; indentation is absent, and texts side by side are never stacked

import Foundation

extension UITableViewCell {
    private var arrangement: CellArrangement {
        let margin = sideMargin
        return CellArrangement(
            style: style, leading: margin, trailing: hasAccessory ? 8 : margin,
            text: placed(shownLabels.text), detail: placed(shownLabels.detail),
            picture: shownLabels.picture.flatMap { $0.superview === contentView ? $0.image?.size : nil })
    }

    /// Returns the label if the cell places it.
    ///
    /// For a label with the app's own constraints, the result is nil.
    private func placed(_ label: UILabel?) -> UILabel? {
        guard let label, label.superview === contentView, label.translatesAutoresizingMaskIntoConstraints else {
            return nil
        }
        return label
    }

    func placeLabels() {
        guard shownLabels.hasAny else { return }
        let arrangement = arrangement, places = arrangement.places(in: contentView.bounds.size)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView?, at frame: CGRect) {
            var frame = frame
            if isReversed { frame.origin.x = contentView.bounds.width - frame.maxX }
            if let view, view.frame != frame { view.frame = frame }
        }
        put(arrangement.text, at: places.text)
        put(arrangement.detail, at: places.detail)
        if arrangement.picture != nil { put(shownLabels.picture, at: places.picture) }
    }

    /// Returns the height, at least 44 points (rules C49, C68).
    func styledHeight(contentWidth: CGFloat) -> CGFloat {
        shownLabels.hasAny ? max(44, arrangement.height(width: contentWidth)) : 44
    }

    func makeLabel() -> UILabel {
        let label = UITableViewLabel()
        label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
        if style == .value2 { label.textAlignment = isReversed ? .left : .right }
        contentView.addSubview(label)
        shownLabels.text = label
        setNeedsLayout()
        return label
    }

    func makeDetailLabel() -> UILabel? {
        guard style != .default else { return nil }
        let label = UITableViewLabel()
        label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
        if style == .value1 {
            label.textColor = .secondaryLabel
            label.textAlignment = isReversed ? .left : .right
        }
        contentView.addSubview(label)
        shownLabels.detail = label
        setNeedsLayout()
        return label
    }

    func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        contentView.addSubview(view)
        shownLabels.picture = view
        setNeedsLayout()
        return view
    }
}

extension UITableViewCell {
    struct Labels {
        weak var text: UILabel?
        weak var detail: UILabel?
        weak var picture: UIImageView?

        var hasAny: Bool { text != nil || detail != nil || picture != nil }
    }
}

/// The class has the name of UIKit's class.
final class UITableViewLabel: UILabel {
    /// A new text may need another size, so the cell needs a layout.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.superview?.setNeedsLayout()
    }
}
