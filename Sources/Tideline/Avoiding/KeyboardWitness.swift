import UIKit

/// An invisible view as high as Apple's keyboard layout guide in the view that it is in.
///
/// Its layout is the signal that the guide has moved: key-value observing of the guide's `layoutFrame` does not work
/// (S121), a pinned view is laid out on every frame of an interactive dismissal.
final class KeyboardWitness: UIView {
    private let onChange: () -> Void
    private var wasLaidOut = false
    private let restsOnSafeArea: Bool

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

    /// The guide's height, in points of the view; nil before the first layout.
    var height: CGFloat? { wasLaidOut ? bounds.height : nil }

    /// The guide's height without a keyboard, in points of the view.
    var restingHeight: CGFloat { restsOnSafeArea ? superview?.safeAreaInsets.bottom ?? 0 : 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        wasLaidOut = true
        onChange()
    }
}
