import UIKit

/// A view that is arranged in one way where there is little height and in another one elsewhere.
///
/// Subclasses choose in `updateConstraints()`, which runs whenever the height may have become another one.
public class ArrangedView: UIView {
    /// Whether there is little height, as on a phone on its side.
    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Creates a view that learns when the device turns.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if #available(iOS 17, *) {
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: ArrangedView, _) in
                view.setNeedsUpdateConstraints()
            }
        }
    }

    /// Not available: the views are made in code.
    @available(*, unavailable, message: "Use init(frame:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Has the arrangement chosen again when the device turns, up to iOS 16.
    @available(iOS, deprecated: 17, message: "Later systems tell it to those who registered for it.")
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            setNeedsUpdateConstraints()
        }
    }

    /// Has the arrangement chosen once the window is known.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsUpdateConstraints()
    }
}
