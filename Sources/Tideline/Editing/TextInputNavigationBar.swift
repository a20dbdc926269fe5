import UIKit

/// A bar above the keyboard with Previous, Next and Done.
///
///     field.inputAccessoryView = TextInputNavigationBar(navigator)
///
/// One bar may serve several fields. What leads nowhere is disabled; the bar looks at that when editing begins.
public final class TextInputNavigationBar: UIInputView {
    /// Goes back.
    public let previousButton = UIButton(type: .system)
    /// Goes on.
    public let nextButton = UIButton(type: .system)
    /// Ends editing.
    public let doneButton = UIButton(type: .system)

    private let navigator: TextInputNavigator
    private var editing: TextEditingNotifications?

    /// Creates a bar, 44 points high and as wide as the keyboard.
    ///
    /// - Parameters:
    ///   - navigator: who knows where the buttons lead; the bar keeps it alive.
    ///   - titles: the words on the buttons.
    public init(
        _ navigator: TextInputNavigator,
        titles: (previous: String, next: String, done: String) = ("Previous", "Next", "Done")
    ) {
        self.navigator = navigator
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        autoresizingMask = .flexibleWidth
        configure(previousButton, titles.previous) { [weak self] in self?.navigator.moveToPrevious() }
        configure(nextButton, titles.next) { [weak self] in self?.navigator.moveToNext() }
        configure(doneButton, titles.done) { [weak self] in self?.navigator.finish() }
        place()
        editing = TextEditingNotifications { [weak self] event, _ in
            if event == .began { self?.update() }
        }
    }

    /// Not available: a bar belongs to a navigator.
    @available(*, unavailable, message: "Use init(_:titles:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Enables the buttons that lead somewhere.
    public func update() {
        previousButton.isEnabled = navigator.previous != nil
        nextButton.isEnabled = navigator.next != nil
    }

    private func configure(_ button: UIButton, _ title: String, _ run: @escaping @MainActor () -> Void) {
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = title
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
