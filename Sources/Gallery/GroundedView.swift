import Tideline
import UIKit

/// A content view whose lowest row stands on a ground that the keyboard lifts, in one of several ways.
///
/// A screen of an app has one way, and constrains its content to `keyboardGuide` itself. The screens of the gallery are shown
/// with each way, so they constrain theirs to ``ground``.
open class GroundedView: UIView {
    /// What lifts the ground.
    public let handling: KeyboardHandling

    /// The ground's height in points above the view's bottom edge, for whoever is outside to move; 0 at first.
    ///
    /// It counts for ``KeyboardHandling/external`` only. The ground is never lower than the safe area, so that a screen
    /// that nobody moves looks like one that has nothing against the keyboard.
    public private(set) lazy var groundHeightConstraint: NSLayoutConstraint = {
        let constraint = externalGround.heightAnchor.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(999)
        return constraint
    }()

    private let externalGround = UILayoutGuide()
    private let safeGround = UILayoutGuide()

    /// Creates a view with what lifts its ground.
    public init(handling: KeyboardHandling) {
        self.handling = handling
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .systemBackground
        if handling == .external { layExternalGround() }
        if handling == .none { laySafeGround() }
        if #available(iOS 17, *) {
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: GroundedView, _) in
                view.setNeedsUpdateConstraints()
            }
        }
    }

    /// What content stands on: as wide as the view, at its bottom.
    public var ground: UILayoutGuide {
        switch handling {
        case .tideline: keyboardGuide
        case .none: safeGround
        case .apple: keyboardLayoutGuide
        case .external: externalGround
        }
    }

    /// Not available: the view is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// The ground of a screen without a thought of the keyboard: below the safe area.
    private func laySafeGround() {
        addLayoutGuide(safeGround)
        NSLayoutConstraint.activate([
            safeGround.leadingAnchor.constraint(equalTo: leadingAnchor),
            safeGround.trailingAnchor.constraint(equalTo: trailingAnchor),
            safeGround.bottomAnchor.constraint(equalTo: bottomAnchor),
            safeGround.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        ])
    }

    private func layExternalGround() {
        addLayoutGuide(externalGround)
        NSLayoutConstraint.activate([
            externalGround.leadingAnchor.constraint(equalTo: leadingAnchor),
            externalGround.trailingAnchor.constraint(equalTo: trailingAnchor),
            externalGround.bottomAnchor.constraint(equalTo: bottomAnchor),
            externalGround.topAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor),
            groundHeightConstraint
        ])
    }

    // MARK: Two arrangements

    /// Whether there is little height, as on a phone on its side; screens choose by it in `updateConstraints()`.
    var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Has the arrangement chosen again when the device turns, up to iOS 16.
    @available(iOS, deprecated: 17, message: "Later systems tell it to those who registered for it.")
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
            setNeedsUpdateConstraints()
        }
    }

    /// Has the arrangement chosen once the window is known.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsUpdateConstraints()
    }
}
