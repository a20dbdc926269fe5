import Tideline
import UIKit

/// A content view whose lowest row is attached to a bottom guide, which the keyboard lifts in one of several ways.
///
/// An ordinary app constrains its content to `keyboardGuide`. The screens of the gallery are shown with each
/// ``KeyboardHandling``, so they constrain their content to ``bottomGuide``, which fits all of them.
public class BottomGuideView: ArrangedView {
    /// The way in which the keyboard lifts the bottom guide.
    public let handling: KeyboardHandling

    /// The constraint for the bottom guide's height in points above the view's bottom edge; code outside the screen
    /// sets its constant, which is 0 at first.
    ///
    /// The constraint is used only for ``KeyboardHandling/external``. The bottom guide is at least as high as the safe
    /// area's bottom inset. Until the outside code sets the height, the screen looks like one that ignores the
    /// keyboard.
    public private(set) lazy var bottomGuideHeightConstraint: NSLayoutConstraint = {
        let constraint = externalGround.heightAnchor.constraint(equalToConstant: 0)
        constraint.priority = UILayoutPriority(999)
        return constraint
    }()

    private let externalGround = UILayoutGuide()
    /// The bottom guide of a screen without keyboard code; it extends from the safe area's bottom to the view's bottom.
    private let safeGround = UILayoutGuide()

    /// Creates a view with a way of handling the keyboard, which applies to its bottom guide.
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

    /// The guide for the content: as wide as the view, at its bottom.
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

    /// Adds a bottom guide as wide as the view, with the constraints for its height.
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
