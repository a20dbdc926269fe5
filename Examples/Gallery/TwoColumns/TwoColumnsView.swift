import UIKit

/// A list and a form: side by side, or one above the other on a phone in portrait.
public final class TwoColumnsView: ArrangedView {
    private var columnConstraints: [NSLayoutConstraint] = []
    private var stackedConstraints: [NSLayoutConstraint] = []

    private var isNarrow: Bool { traitCollection.horizontalSizeClass == .compact && !isCompact }

    init(list: UIView, form: UIView) {
        super.init(frame: .zero)
        for view in [list, form] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: topAnchor),
            list.leadingAnchor.constraint(equalTo: leadingAnchor),
            form.trailingAnchor.constraint(equalTo: trailingAnchor),
            form.bottomAnchor.constraint(equalTo: bottomAnchor)
        ])
        columnConstraints = [
            list.bottomAnchor.constraint(equalTo: bottomAnchor),
            list.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.36),
            form.topAnchor.constraint(equalTo: topAnchor),
            form.leadingAnchor.constraint(equalTo: list.trailingAnchor)
        ]
        stackedConstraints = [
            list.trailingAnchor.constraint(equalTo: trailingAnchor),
            list.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.25),
            form.topAnchor.constraint(equalTo: list.bottomAnchor),
            form.leadingAnchor.constraint(equalTo: leadingAnchor)
        ]
        if #available(iOS 17, *) {
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: TwoColumnsView, _) in
                view.setNeedsUpdateConstraints()
            }
        }
    }

    /// Updates the arrangement when the width changes, up to iOS 16.
    @available(iOS, deprecated: 17, message: "Later systems tell it to those who registered for it.")
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
            setNeedsUpdateConstraints()
        }
    }

    public override func updateConstraints() {
        NSLayoutConstraint.deactivate(isNarrow ? columnConstraints : stackedConstraints)
        NSLayoutConstraint.activate(isNarrow ? stackedConstraints : columnConstraints)
        super.updateConstraints()
    }
}
