// Fidelity: partial — items in a line and the bar's height; appearances are recorded and not drawn

import Foundation

/// A bar with items, at the bottom of a screen or above a keyboard.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The delegate, which determines the bar's position.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The position of the bar; at the bottom unless the delegate returns another position.
    open var barPosition: UIBarPosition {
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .bottom : said
    }
    /// The items, from the left.
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }
    private var shown: [UIBarButtonItem] = []
    private lazy var line = BarLine(of: self)
    /// Whether the bar is translucent; if so, content extends under it (rule C6).
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The bar's colour.
    open var barTintColor: UIColor? { didSet { undrawn("UIToolbar.barTintColor") } }
    /// Whether the bar is light or dark.
    open var barStyle = UIBarStyle.default { didSet { undrawn("UIToolbar.barStyle") } }
    /// The look of the bar.
    @available(iOS 13.0, *)
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard ?? UIToolbarAppearance() }
        set {
            looks.standard = newValue
            undrawn("UIToolbar.standardAppearance")
        }
    }
    /// The look of a low bar.
    @available(iOS 13.0, *)
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UIToolbar.compactAppearance")
        }
    }
    /// The look of the bar at the content's bottom edge.
    @available(iOS 15.0, *)
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue
            undrawn("UIToolbar.scrollEdgeAppearance")
        }
    }
    private var looks: (standard: UIToolbarAppearance?, compact: UIToolbarAppearance?, scrollEdge: UIToolbarAppearance?)
    private var backgrounds: [[Int]: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]

    /// Creates a bar; the frame is in the future superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Inert: archives are not read; gives an empty bar.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a bar of a class that was passed to a navigation controller: at run time only required initializers can
    /// be called, and this one calls `init(frame:)`.
    @_spi(Simulation)
    public required convenience init(inNavigation: Void) { self.init(frame: .zero) }

    /// Sets the picture behind the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage
        undrawn("UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)")
    }

    /// Returns the picture behind the bar.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgrounds[[topOrBottom.rawValue, barMetrics.rawValue]] }

    /// Sets the picture of the bar's shadow.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom] = shadowImage
        undrawn("UIToolbar.setShadowImage(_:forToolbarPosition:)")
    }

    /// Returns the picture of the bar's shadow.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    /// Shows other items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let new = items ?? []
        guard !new.elementsEqual(shown, by: ===) else { return }
        shown = new
        setNeedsLayout()
    }

    /// Returns the offered width, or else the screen's width, and a height of 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Simulation.current.screen.bounds.width, height: 44)
    }

    /// The natural size, 44 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    /// Places the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        line.show(shown)
        line.place(in: BarLine.room(in: self, height: min(44, bounds.height)))
    }
}

/// The delegate that determines a toolbar's position.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
