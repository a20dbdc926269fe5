// Fidelity: partial — content, backgrounds, selection and highlighting; configurations and dragging are absent

import Foundation

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open private(set) var contentView = UIView()
    open lazy var isSelected = false {
        didSet { if isSelected != oldValue { showBackgrounds() } }
    }
    open lazy var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showBackgrounds() } }
    }
    open lazy var backgroundView: UIView? = nil {
        didSet { replace(oldValue, by: backgroundView) }
    }
    open lazy var selectedBackgroundView: UIView? = nil {
        didSet { replace(oldValue, by: selectedBackgroundView) }
    }

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
