import Tideline
import UIKit

/// A view whose lowest row stays above the keyboard, by means of the layout guide ``bottomGuide``.
///
/// An ordinary app attaches its content to `keyboardGuide`. These screens use ``bottomGuide`` instead, because it works
/// with each ``KeyboardHandling``.
public class BottomGuideView: ArrangedView {
    /// How the bottom guide follows the keyboard.
    public let handling: KeyboardHandling

    /// The constraint for the height of the bottom guide in points; 0 at first.
    ///
    /// Code outside the screen sets the constant. The constraint has an effect only for ``KeyboardHandling/external``.
    /// The guide is always at least as high as the bottom safe area.
    public private(set) lazy var bottomGuideHeightConstraint: NSLayoutConstraint = {
        let constraint = externalGround.heightAnchor.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(999)
        return constraint
    }()

    private let externalGround = UILayoutGuide()
    private let safeGround = UILayoutGuide()

    /// Creates a view whose bottom guide follows the keyboard in a certain way.
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

    /// The guide for the content, at the view's bottom and as wide as the view.
    public var bottomGuide: UILayoutGuide {
        switch handling {
        case .tideline: keyboardGuide
        case .none: safeGround
        case .apple: keyboardLayoutGuide
        case .external: externalGround
        }
    }

    /// Unavailable, because the view is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

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
