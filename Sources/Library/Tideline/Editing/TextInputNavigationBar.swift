import UIKit

/// A bar above the keyboard with Previous, Next and Done.
///
/// One bar may serve several inputs. Buttons without a station are disabled; the bar updates them when editing begins.
final class TextInputNavigationBar: UIInputView {
    /// Moves to the previous station.
    let previousButton = UIButton(type: .system)
    /// Moves to the next station.
    let nextButton = UIButton(type: .system)
    /// Ends editing.
    let doneButton = UIButton(type: .system)

    /// In points.
    private static var height: CGFloat {
        let version = UIDevice.current.systemVersion.prefix { $0 != "." }
        return (Int(version) ?? 0) >= 26 ? 58 : 44
    }

    private let navigator: TextInputNavigator
    private var editing: TextEditingNotifications?

    /// Creates a bar as wide as the keyboard; 44 points high, and 58 from iOS 26 on, where bars are capsules of glass.
    ///
    /// - Parameters:
    ///   - navigator: finds the stations; the bar keeps it alive.
    ///   - titles: the words on the buttons.
    init(
        _ navigator: TextInputNavigator,
        titles: (previous: String, next: String, done: String) = ("Previous", "Next", "Done")
    ) {
        self.navigator = navigator
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
        autoresizingMask = .flexibleWidth
        configure(previousButton, titles.previous, "Previous") { [weak self] in self?.navigator.moveToPrevious() }
        configure(nextButton, titles.next, "Next") { [weak self] in self?.navigator.moveToNext() }
        configure(doneButton, titles.done, "Done") { [weak self] in self?.navigator.finish() }
        place()
        editing = TextEditingNotifications { [weak self] event, _ in
            if event == .began { self?.update() }
        }
    }

    /// Not available: a bar belongs to a navigator.
    @available(*, unavailable, message: "Use init(_:titles:) instead.")
    required init?(coder: NSCoder) { nil }

    /// Enables the buttons that have a station.
    func update() {
        previousButton.isEnabled = navigator.previous != nil
        nextButton.isEnabled = navigator.next != nil
    }

    private func configure(
        _ button: UIButton, _ title: String, _ identifier: String, _ run: @escaping @MainActor () -> Void
    ) {
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        button.addAction(UIAction { _ in run() }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        button.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    }

    private func place() {
        NSLayoutConstraint.activate([
            previousButton.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            nextButton.leadingAnchor.constraint(equalTo: previousButton.trailingAnchor, constant: 24),
            doneButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16)
        ])
    }
}
