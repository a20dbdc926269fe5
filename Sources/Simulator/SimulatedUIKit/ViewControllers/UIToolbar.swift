// Fidelity: partial — items in a line and the bar's height; appearances are absent

import Foundation

/// A bar with items, at the bottom of a screen or above a keyboard.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The items, from the left.
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }
    private var shown: [UIBarButtonItem] = []
    private lazy var line = BarLine(of: self)
    /// Whether the bar lets what lies behind it shine through; nothing is drawn.
    open var isTranslucent = true { didSet { unmodelled("UIToolbar.isTranslucent") } }
    /// The bar's colour; nothing is drawn.
    open var barTintColor: UIColor? { didSet { unmodelled("UIToolbar.barTintColor") } }

    /// Creates a bar; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Inert: archives are not read; gives an empty bar.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows other items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let new = items ?? []
        guard !new.elementsEqual(shown, by: ===) else { return }
        shown = new
        setNeedsLayout()
    }

    /// The width that is offered, else the screen's, and 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Simulation.current.screen.bounds.width, height: 44)
    }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    /// Lines up the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        line.show(shown)
        line.place(in: BarLine.room(in: self, height: min(44, bounds.height)))
    }
}
