import Tideline
import UIKit

/// A content view whose lowest row stands on a bottom guide that the keyboard lifts, in one of several ways.
///
/// A screen of an app has one way, and constrains its content to `keyboardGuide` itself. The screens of the gallery are shown
/// with each way, so they constrain theirs to ``bottomGuide``.
public class BottomGuideView: ArrangedView {
    /// What lifts the bottom guide.
    public let handling: KeyboardHandling

    /// The bottom guide's height in points above the view's bottom edge, for code outside of the screen to move; 0 at first.
    ///
    /// It counts for ``KeyboardHandling/external`` only. The bottom guide is never lower than the safe area: without such code
    /// the screen looks like one that has nothing against the keyboard.
    public private(set) lazy var bottomGuideHeightConstraint: NSLayoutConstraint = {
        let constraint = externalGround.heightAnchor.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(999)
        return constraint
    }()

    private let externalGround = UILayoutGuide()
    /// The bottom guide of a screen without keyboard code: below the safe area.
    private let safeGround = UILayoutGuide()

    /// Creates a view with what lifts its bottom guide.
    public init(handling: KeyboardHandling) {
        self.handling = handling
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let safeBottom = safeAreaLayoutGuide.bottomAnchor
        switch handling {
        case .tideline, .apple: break
        case .none: lay(safeGround, with: [safeGround.topAnchor.constraint(equalTo: safeBottom)])
        case .external:
            lay(
                externalGround,
                with: [externalGround.topAnchor.constraint(lessThanOrEqualTo: safeBottom), bottomGuideHeightConstraint])
        }
    }

    /// What content stands on: as wide as the view, at its bottom.
    public var bottomGuide: UILayoutGuide {
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

    /// Lays a bottom guide at the view's bottom, as wide as the view, with the constraints that tell its height.
    private func lay(_ guide: UILayoutGuide, with height: [NSLayoutConstraint]) {
        addLayoutGuide(guide)
        let place = [
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor)
        ]
        NSLayoutConstraint.activate(place + height)
    }
}
