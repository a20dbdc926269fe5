import KeyboardModel
import UIKit

/// An invisible view as high as Apple's keyboard layout guide in the view that it is in.
///
/// Its layout is the signal that the guide has moved: key-value observing of the guide's `layoutFrame` does not work
/// (S121), a pinned view is laid out on every frame of an interactive dismissal.
final class KeyboardWitness: UIView {
    private let onChange: () -> Void
    private let restsOnSafeArea: Bool
    /// Where the guide was when it was last laid out; nil before that.
    ///
    /// Kept in the screen's coordinates: a view that moves is somewhere else before its guide has been laid out again.
    private(set) var place: (top: CGFloat, isAtRest: Bool)?

    init(in view: UIView, _ onChange: @escaping () -> Void) {
        self.onChange = onChange
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
            topAnchor.constraint(equalTo: guide.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0)
        ])
    }

    @available(*, unavailable, message: "Use init(in:_:) instead.")
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        place = currentPlace
        onChange()
    }

    private var currentPlace: (top: CGFloat, isAtRest: Bool)? {
        guard let window, let superview else { return nil }
        let top = CGPoint(x: superview.bounds.minX, y: superview.bounds.maxY - bounds.height)
        let rest = restsOnSafeArea ? superview.safeAreaInsets.bottom : 0
        return (
            top: Contribution.withoutMarks(superview.convert(top, to: window.screen.coordinateSpace).y),
            isAtRest: bounds.height <= rest + KeyboardReconciliation.tolerance
        )
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        place = nil
        setNeedsLayout()
    }
}
