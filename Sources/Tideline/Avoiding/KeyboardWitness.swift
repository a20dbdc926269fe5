import KeyboardModel
import UIKit

/// An invisible view without a size at the top of Apple's keyboard layout guide in the view that it is in.
///
/// The layout of the view around it is the signal that the guide has moved: key-value observing of the guide's
/// `layoutFrame` does not work (S121), a view around a pinned one is laid out on every frame of an interactive dismissal.
/// The pinned view itself keeps its size, so that following the guide costs one layout and no more.
final class KeyboardWitness: UIView {
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
            topAnchor.constraint(equalTo: guide.topAnchor), leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0)
        ])
    }

    @available(*, unavailable, message: "Use init(in:) instead.")
    required init?(coder: NSCoder) { nil }

    /// Looks where the guide is; runs after each layout of the view around.
    func look() {
        guard let window, let superview else { return place = nil }
        let height = superview.bounds.maxY - frame.minY
        let rest = restsOnSafeArea ? superview.safeAreaInsets.bottom : 0
        let top = superview.convert(CGPoint(x: superview.bounds.minX, y: frame.minY), to: window.screen.coordinateSpace)
            .y
        place = (Contribution.withoutMarks(top), height <= rest + KeyboardReconciliation.tolerance)
        if place?.isAtRest == true { hasRested = true }
    }
}
