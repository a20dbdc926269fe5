// Fidelity: partial — content, backgrounds, selection and highlighting; configurations and dragging are absent

import Foundation

/// A cell of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The container of the cell's content.
    open private(set) var contentView = UIView()
    /// Whether the item is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showBackgrounds() } }
    }
    /// Whether a finger is on the item.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showBackgrounds() } }
    }
    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView) }
    }
    /// The view behind the content of a selected item, in front of the background view.
    open var selectedBackgroundView: UIView? {
        didSet { replace(oldValue, by: selectedBackgroundView) }
    }

    /// Creates a cell; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
        addSubview(contentView)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func replace(_ former: UIView?, by view: UIView?) {
        guard former !== view else { return }
        former?.removeFromSuperview()
        view.map(fill)
        showBackgrounds()
    }

    private func showBackgrounds() {
        let chosen = isSelected || isHighlighted ? selectedBackgroundView : nil
        if chosen == nil { selectedBackgroundView?.removeFromSuperview() }
        if let chosen, chosen.superview !== self { insertSubview(chosen, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
}
