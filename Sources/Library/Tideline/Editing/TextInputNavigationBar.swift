import UIKit

/// A bar above the keyboard with Previous, Next and Done.
///
/// One bar may serve several inputs. Buttons without a station are disabled; the bar updates them when editing begins. The
/// items are the system's: Done is written in the person's language, and Previous and Next are arrows, which VoiceOver names.
final class TextInputNavigationBar: UIInputView {
    /// The words on the buttons, where an app writes them itself.
    typealias Titles = (previous: String, next: String, done: String)

    /// Moves to the previous station.
    let previousItem: UIBarButtonItem
    /// Moves to the next station.
    let nextItem: UIBarButtonItem
    /// Ends editing.
    let doneItem: UIBarButtonItem

    /// In points.
    private static var height: CGFloat { SystemVersion.isAtLeast(26) ? 58 : 44 }

    private let navigator: TextInputNavigator
    private var editing: TextEditingNotifications?

    /// Creates a bar as wide as the keyboard; 44 points high, and 58 from iOS 26 on, where bars are capsules of glass.
    ///
    /// - Parameters:
    ///   - navigator: finds the stations; the bar keeps it alive.
    ///   - titles: the words on the buttons; nil for the system's items.
    init(_ navigator: TextInputNavigator, titles: Titles? = nil) {
        self.navigator = navigator
        previousItem = Self.item(titles?.previous, "chevron.up") { [weak navigator] in navigator?.moveToPrevious() }
        nextItem = Self.item(titles?.next, "chevron.down") { [weak navigator] in navigator?.moveToNext() }
        let finish = UIAction(title: titles?.done ?? "") { [weak navigator] _ in navigator?.finish() }
        doneItem =
            titles == nil
            ? UIBarButtonItem(systemItem: .done, primaryAction: finish) : UIBarButtonItem(primaryAction: finish)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
        autoresizingMask = .flexibleWidth
        for (item, name) in [(previousItem, "Previous"), (nextItem, "Next"), (doneItem, "Done")] {
            item.accessibilityIdentifier = name
        }
        addToolbar()
        editing = TextEditingNotifications { [weak self] event, _ in
            if event == .began { self?.update() }
        }
    }

    /// Not available: a bar belongs to a navigator.
    @available(*, unavailable, message: "Use init(_:titles:) instead.")
    required init?(coder: NSCoder) { nil }

    /// Enables the buttons that have a station.
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
