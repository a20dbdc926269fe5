// Fidelity: partial — items in a line and the bar's height; appearances are recorded and not drawn

import Foundation

@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    open weak var delegate: (any UIToolbarDelegate)?
    open var barPosition: UIBarPosition {
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .bottom : said
    }
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }
    private var shown: [UIBarButtonItem] = []
    private lazy var line = BarLine(of: self)
    /// Content extends under a translucent bar (rule C6).
    open lazy var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open lazy var barTintColor: UIColor? = nil { didSet { undrawn("UIToolbar.barTintColor") } }
    open lazy var barStyle = UIBarStyle.default { didSet { undrawn("UIToolbar.barStyle") } }
    @available(iOS 13.0, *)
    open var standardAppearance: UIToolbarAppearance {
        get { looks.standard ?? UIToolbarAppearance() }
        set {
            looks.standard = newValue
            undrawn("UIToolbar.standardAppearance")
        }
    }
    @available(iOS 13.0, *)
    open var compactAppearance: UIToolbarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue
            undrawn("UIToolbar.compactAppearance")
        }
    }
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

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Inert: archives are not read; gives an empty bar.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `required` makes it possible to create an object of a class that is known only at run time.
    ///
    /// If a subclass overrides `init(frame:)`, the override also runs.
    @_spi(Simulation)
    public required convenience init(inNavigation: Void) { self.init(frame: .zero) }

    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgrounds[[topOrBottom.rawValue, barMetrics.rawValue]] = backgroundImage
        undrawn("UIToolbar.setBackgroundImage(_:forToolbarPosition:barMetrics:)")
    }

    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgrounds[[topOrBottom.rawValue, barMetrics.rawValue]] }

    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom] = shadowImage
        undrawn("UIToolbar.setShadowImage(_:forToolbarPosition:)")
    }

    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let new = items ?? []
        guard !new.elementsEqual(shown, by: ===) else { return }
        shown = new
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Simulation.current.screen.bounds.width, height: 44)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        line.show(shown)
        line.place(in: BarLine.room(in: self, height: min(44, bounds.height)))
    }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
