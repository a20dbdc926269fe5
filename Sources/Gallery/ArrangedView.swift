import UIKit

/// A view that is arranged in one way where there is little height and in another one elsewhere.
///
/// Subclasses choose in `updateConstraints()`, which runs whenever the height may have become another one.
public class ArrangedView: UIView {
    /// Whether there is little height, as on a phone on its side.
    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Has the arrangement chosen again when the device turns.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
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
