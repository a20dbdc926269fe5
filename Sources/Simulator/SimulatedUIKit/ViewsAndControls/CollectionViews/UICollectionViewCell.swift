// Fidelity: partial — content, configurations, backgrounds, selection and highlighting; dragging is absent

import Foundation

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open internal(set) var contentView: UIView = CollectionCellContentView()
    open lazy var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open lazy var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    @available(iOS 14.0, *)
    public final lazy var contentConfiguration: (any UIContentConfiguration)? = nil {
        didSet { if let contentConfiguration { show(contentConfiguration) } }
    }
    @available(iOS 14.0, *)
    public final lazy var backgroundConfiguration: UIBackgroundConfiguration? = nil {
        didSet { backgroundColor = backgroundConfiguration?.resolvedBackgroundColor(for: .clear) }
    }
    @available(iOS 15.0, *)
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    @available(iOS 15.0, *)
    public final lazy var configurationUpdateHandler: ConfigurationUpdateHandler? = nil {
        didSet { setNeedsUpdateConfiguration() }
    }
    private var needsConfiguration = false
    open lazy var backgroundView: UIView? = nil {
        didSet { replace(oldValue, by: backgroundView) }
    }
    open lazy var selectedBackgroundView: UIView? = nil {
        didSet { replace(oldValue, by: selectedBackgroundView) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
        contentView.keepsSafeAreaOutOfMargins()
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

    // MARK: Configurations and size

    @available(iOS 14.0, *)
    public final var configurationState: UICellConfigurationState { UICellConfigurationState(of: self) }
    @available(iOS 14.0, *)
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    @available(iOS 14.0, *)
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    private func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
    }

    func replaceContentView(with view: UIView) {
        put(view, inPlaceOf: contentView)
        contentView = view
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
    }

    /// The room beside the content view, in points.
    var contentSides: UIEdgeInsets { .zero }

    /// The content view's constraints determine the size; without constraints, the size is open (rule C72).
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard !contentView.constraints.isEmpty else { return CGSize(width: targetSize.width, height: 0) }
        let sides = contentSides.left + contentSides.right
        contentView.updateConstraintsIfNeeded()
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + sides, height: size.height)
    }

    /// An update of the collection view changes the cell's size.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.cellWantsOtherSize(self)
    }

    private func stateDidChange() {
        showBackgrounds()
        setNeedsUpdateConfiguration()
    }

    private func showBackgrounds() {
        let chosen = isSelected || isHighlighted ? selectedBackgroundView : nil
        if chosen == nil { selectedBackgroundView?.removeFromSuperview() }
        if let chosen, chosen.superview !== self { insertSubview(chosen, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
}

extension UICollectionViewCell: ConfiguredCell {}

/// Tells the collection view that the content wants another size, as in a table (rule C39).
private final class CollectionCellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell = superview as? UICollectionViewCell { cell.collection?.cellWantsOtherSize(cell) }
    }
}
