internal import KeyboardModel
import UIKit

/// An invisible view without a size, tied to the top of Apple's keyboard layout guide in the view that it is in.
///
/// The layout of the view around it is the signal that the guide has moved: key-value observing of the guide's
/// `layoutFrame` does not work (S121), a view around a pinned one is laid out on every frame of an interactive dismissal.
/// The pinned view itself keeps its size, so that following the guide costs one layout and no more.
final class KeyboardWitness: UIView {
    /// How far above the guide's top the view is, in points: clear of the home indicator, where another safe area would
    /// have the view itself laid out.
    private static let distance: CGFloat = 100

    private let restsOnSafeArea: Bool
    /// Where the guide was when it was last laid out; nil before that.
    ///
    /// Kept in the screen's coordinates: a view that moves is somewhere else before its guide has been laid out again.
    private(set) var place: (top: CGFloat, isAtRest: Bool)?
    /// Whether the guide has ever been seen without a keyboard.
    private(set) var hasRested = false

    init(in view: UIView) {
        let guide = view.keyboardLayoutGuide
        if #available(iOS 17.0, *) {
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

    /// Looks where the guide is; runs after each layout of the view around.
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
