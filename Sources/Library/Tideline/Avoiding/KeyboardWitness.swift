internal import KeyboardModel
import UIKit

/// An invisible view without a size, pinned to the top of Apple's keyboard layout guide in its superview.
///
/// The layout of the superview is the signal that the guide has moved. Key-value observing of the guide's `layoutFrame` does
/// not work (S121). UIKit lays the superview of a pinned view out on every frame of an interactive dismissal. The pinned view
/// keeps its size, so that one layout suffices.
final class KeyboardWitness: UIView {
    /// The distance from the guide's top up to the view, in points.
    ///
    /// Nearer to the home indicator a change of the safe area would lay the view itself out.
    private static let distance: CGFloat = 100

    private let restsOnSafeArea: Bool
    /// The guide's place in the last layout; nil before that.
    ///
    /// In the screen's coordinates: a view that moves is somewhere else before its guide has been laid out again.
    private(set) var place: (top: CGFloat, isAtRest: Bool)?
    /// Whether the guide has rested in any layout.
    private(set) var hasRested = false

    init(in view: UIView) {
        let guide = view.keyboardLayoutGuide
        if #available(iOS 17.0, *), SystemVersion.isAtLeast(17) {
            guide.usesBottomSafeArea = false
            restsOnSafeArea = false
        } else {
            restsOnSafeArea = true
        }
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor, constant: -Self.distance),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0)
        ])
    }

    @available(*, unavailable, message: "Use init(in:) instead.")
    required init?(coder: NSCoder) { nil }

    /// Reads the guide's place; runs after each layout of the superview.
    func look() {
        guard let window, let superview else { return place = nil }
        let edge = CGPoint(x: superview.bounds.minX, y: frame.minY + Self.distance)
        let height = superview.bounds.maxY - edge.y
        let rest = restsOnSafeArea ? superview.safeAreaInsets.bottom : 0
        let top = superview.convert(edge, to: window.screen.coordinateSpace).y
        place = (Contribution.withoutMarks(top), height <= rest + KeyboardReconciliation.tolerance)
        if place?.isAtRest == true { hasRested = true }
    }
}
