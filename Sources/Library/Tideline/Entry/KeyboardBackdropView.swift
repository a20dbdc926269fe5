import UIKit

/// A view that fills the keyboard's place behind the translucent keyboard of iOS 26, by default with a color.
///
///     view.insertSubview(KeyboardBackdropView(color: .systemIndigo), at: 0)
///
/// A page that ends at the keyboard leaves black corners, since the keyboard's upper corners are round from iOS 26 on.
/// This view paints them. Add it below everything else of a page, but not to a scroll view. It covers its superview,
/// passes all touches through, and shows its content only where a docked keyboard stands: while the keyboard comes and
/// goes, under a finger, and behind a panel in the keyboard's place.
public final class KeyboardBackdropView: UIView {
    private let place: UIView

    /// Creates a backdrop of a color.
    ///
    /// - Parameters:
    ///   - color: the color behind the keyboard; nil for content of your own in ``contentView``.
    ///   - cornerRadius: the radius of the two upper corners in points, 0 or more. With 0 the color also shows in the
    ///     corners that the keyboard leaves free. Apple documents no radius of its keyboard (December 2026).
    public convenience init(color: UIColor?, cornerRadius: CGFloat = 0) {
        let place = UIView()
        place.backgroundColor = color
        self.init(place, cornerRadius)
    }

    /// Creates a backdrop of an effect, such as a blur of what lies behind the keyboard.
    ///
    /// - Parameters:
    ///   - effect: the effect behind the keyboard.
    ///   - cornerRadius: the radius of the two upper corners in points, 0 or more.
    public convenience init(effect: UIVisualEffect, cornerRadius: CGFloat = 0) {
        self.init(UIVisualEffectView(effect: effect), cornerRadius)
    }

    private init(_ place: UIView, _ cornerRadius: CGFloat) {
        self.place = place
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        place.clipsToBounds = true
        place.layer.cornerRadius = max(0, cornerRadius)
        place.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        place.translatesAutoresizingMaskIntoConstraints = false
        addSubview(place)
        keyboardGuide.usesBottomSafeArea = false
        NSLayoutConstraint.activate([
            place.topAnchor.constraint(equalTo: keyboardGuide.topAnchor),
            place.leadingAnchor.constraint(equalTo: leadingAnchor),
            place.trailingAnchor.constraint(equalTo: trailingAnchor),
            place.bottomAnchor.constraint(equalTo: bottomAnchor)
        ])
    }

    /// Unavailable, because the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The view for content of your own, such as a gradient; as large as the keyboard, and 0 points high without one.
    public var contentView: UIView { (place as? UIVisualEffectView)?.contentView ?? place }

    /// The color behind the keyboard, because a color of the whole view would cover the page.
    public override var backgroundColor: UIColor? {
        get { contentView.backgroundColor }
        set { contentView.backgroundColor = newValue }
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        frame = superview.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
