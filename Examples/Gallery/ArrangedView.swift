import UIKit

/// A view with one arrangement for compact height and another one for regular height.
///
/// Subclasses choose the arrangement in `updateConstraints()`.
public class ArrangedView: UIView {
    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if #available(iOS 17, *) {
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: ArrangedView, _) in
                view.setNeedsUpdateConstraints()
            }
        }
    }

    /// Unavailable, because the views are made in code.
    @available(*, unavailable, message: "Use init(frame:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Updates the arrangement when the device rotates, up to iOS 16.
    @available(iOS, deprecated: 17, message: "Later systems tell it to those who registered for it.")
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            setNeedsUpdateConstraints()
        }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsUpdateConstraints()
    }
}
