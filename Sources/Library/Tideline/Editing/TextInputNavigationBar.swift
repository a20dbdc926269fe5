import UIKit

/// A bar above the keyboard with the buttons Previous, Next and Done, for one or several inputs.
final class TextInputNavigationBar: UIInputView {
    typealias Titles = (previous: String, next: String, done: String)

    let previousItem: UIBarButtonItem
    let nextItem: UIBarButtonItem
    let doneItem: UIBarButtonItem

    /// From iOS 26 on, bars are capsules of glass with a height of 58 points, unless the app keeps the former design.
    ///
    /// - Parameter info: the app's information property list.
    static func height(_ info: [String: Any]?) -> CGFloat { SystemVersion.hasGlass(info) ? 58 : 44 }

    private let navigator: TextInputNavigator
    private let content: UIView?
    private var editing: TextEditingNotifications?
    /// The height for which the bar has asked UIKit last.
    private var askedHeight: CGFloat?

    /// Creates a bar as wide as the keyboard.
    ///
    /// - Parameter content: the view above the buttons. The bar is as high as both.
    init(_ navigator: TextInputNavigator, titles: Titles? = nil, content: UIView? = nil) {
        self.navigator = navigator
        self.content = content
        previousItem = Self.item(titles?.previous, "chevron.up") { [weak navigator] in navigator?.moveToPrevious() }
        nextItem = Self.item(titles?.next, "chevron.down") { [weak navigator] in navigator?.moveToNext() }
        let finish = UIAction(title: titles?.done ?? "") { [weak navigator] _ in navigator?.finish() }
        doneItem =
            titles == nil
            ? UIBarButtonItem(systemItem: .done, primaryAction: finish) : UIBarButtonItem(primaryAction: finish)
        let height = Self.height(Bundle.main.infoDictionary)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height), inputViewStyle: .keyboard)
        for (item, name) in [(previousItem, "Previous"), (nextItem, "Next"), (doneItem, "Done")] {
            item.accessibilityIdentifier = name
        }
        let toolbar = UIToolbar(frame: bounds)
        toolbar.items = [previousItem, nextItem, .flexibleSpace(), doneItem]
        content.map(place)
        place(toolbar, ofHeight: height)
        editing = TextEditingNotifications { [weak self] event, _ in
            switch event {
            case .began: self?.update()
            // The app's own code may enable, hide or remove another input because of the text, in the same turn.
            case .changed: Task { @MainActor [weak self] in self?.update() }
            case .ended: break
            }
        }
    }

    @available(*, unavailable, message: "Use init(_:titles:content:) instead.")
    required init?(coder: NSCoder) { nil }

    func update() {
        let (previous, next) = navigator.neighbours
        previousItem.isEnabled = previous != nil
        nextItem.isEnabled = next != nil
    }

    private static func item(
        _ title: String?, _ symbol: String, _ run: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
        let image = title == nil ? UIImage(systemName: symbol) : nil
        return UIBarButtonItem(primaryAction: UIAction(title: title ?? "", image: image) { _ in run() })
    }

    // MARK: A bar that grows

    /// Ends the buttons above the home indicator, where the bar stands without keys beside a hardware keyboard.
    ///
    /// UIKit puts such a bar at the bottom of the screen, and its safe area then has the home indicator's height.
    private func place(_ toolbar: UIToolbar, ofHeight height: CGFloat) {
        allowsSelfSizing = true
        translatesAutoresizingMaskIntoConstraints = false
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(toolbar)
        NSLayoutConstraint.activate([
            toolbar.topAnchor.constraint(equalTo: content?.bottomAnchor ?? topAnchor),
            toolbar.leadingAnchor.constraint(equalTo: leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: trailingAnchor),
            toolbar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            toolbar.heightAnchor.constraint(equalToConstant: height)
        ])
    }

    private func place(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor),
            content.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        ])
    }

    override var intrinsicContentSize: CGSize {
        // The bar itself is not measured, because its own size is a part of that measure.
        let size = CGSize(width: safeAreaLayoutGuide.layoutFrame.width, height: 0)
        let above = content?.systemLayoutSizeFitting(
            size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        let height = Self.height(Bundle.main.infoDictionary) + safeAreaInsets.bottom
        return CGSize(width: UIView.noIntrinsicMetric, height: (above?.height ?? 0) + height)
    }

    /// Asks UIKit once for each height, since UIKit may measure a bar only when input views are loaded.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard content != nil, askedHeight != intrinsicContentSize.height else { return }
        askedHeight = intrinsicContentSize.height
        invalidateIntrinsicContentSize()
        navigator.current?.reloadInputViews()
    }
}
