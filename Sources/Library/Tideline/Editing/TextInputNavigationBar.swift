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
    private var editing: TextEditingNotifications?

    /// Creates a bar as wide as the keyboard.
    init(_ navigator: TextInputNavigator, titles: Titles? = nil) {
        self.navigator = navigator
        previousItem = Self.item(titles?.previous, "chevron.up") { [weak navigator] in navigator?.moveToPrevious() }
        nextItem = Self.item(titles?.next, "chevron.down") { [weak navigator] in navigator?.moveToNext() }
        let finish = UIAction(title: titles?.done ?? "") { [weak navigator] _ in navigator?.finish() }
        doneItem =
            titles == nil
            ? UIBarButtonItem(systemItem: .done, primaryAction: finish) : UIBarButtonItem(primaryAction: finish)
        let height = Self.height(Bundle.main.infoDictionary)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height), inputViewStyle: .keyboard)
        autoresizingMask = .flexibleWidth
        for (item, name) in [(previousItem, "Previous"), (nextItem, "Next"), (doneItem, "Done")] {
            item.accessibilityIdentifier = name
        }
        addToolbar()
        editing = TextEditingNotifications { [weak self] event, _ in
            if event == .began { self?.update() }
        }
    }

    @available(*, unavailable, message: "Use init(_:titles:) instead.")
    required init?(coder: NSCoder) { nil }

    func update() {
        previousItem.isEnabled = navigator.previous != nil
        nextItem.isEnabled = navigator.next != nil
    }

    private static func item(
        _ title: String?, _ symbol: String, _ run: @escaping @MainActor () -> Void
    ) -> UIBarButtonItem {
        let image = title == nil ? UIImage(systemName: symbol) : nil
        return UIBarButtonItem(primaryAction: UIAction(title: title ?? "", image: image) { _ in run() })
    }

    private func addToolbar() {
        let toolbar = UIToolbar(frame: bounds)
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        toolbar.items = [previousItem, nextItem, .flexibleSpace(), doneItem]
        addSubview(toolbar)
    }
}
