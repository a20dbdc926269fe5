import UIKit

/// An invisible view that notices when its superview's size, safe area or window changes.
///
/// Keyboard notifications are not enough: a rotation, a sheet that grows, or a screen that is pushed while the keyboard is
/// up change what is covered without one (S46, S100, S103). A view cannot be observed from outside, a subview of it can.
final class KeyboardGeometryProbe: UIView {
    /// Called on the main actor whenever the geometry may have changed, also within a layout pass.
    private let onChange: () -> Void
    /// Whoever makes the probe does not know it yet while it joins the view, and must not be asked before that.
    private var isInPlace = false
    /// Whether the superview has places that an animation can start from.
    private(set) var hasBeenLaidOut = false
    /// An avoidance that lives as long as the view does.
    var resident: (any KeyboardAvoidance)?

    /// Puts a probe into a view.
    init(in view: UIView, _ onChange: @escaping () -> Void) {
        self.onChange = onChange
        super.init(frame: view.bounds)
        isHidden = true
        isUserInteractionEnabled = false
        view.insertSubview(self, at: 0)
        fill(view)
        isInPlace = true
    }

    /// Takes the view's size over, whatever it will be.
    ///
    /// In a scroll view an autoresizing mask could be taken for content; its frame's guide never is (rule C25).
    private func fill(_ view: UIView) {
        guard let frame = (view as? UIScrollView)?.frameLayoutGuide else {
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: frame.topAnchor), bottomAnchor.constraint(equalTo: frame.bottomAnchor),
            leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            trailingAnchor.constraint(equalTo: frame.trailingAnchor)
        ])
    }

    @available(*, unavailable, message: "Use init(in:_:) instead.")
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { hasBeenLaidOut = true }
        if isInPlace { onChange() }
    }

    /// Asks for a layout as well: views beside the probe may learn of the new safe area after it.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        if isInPlace { onChange() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isInPlace { onChange() }
    }
}
