import UIKit

/// A window with the latest lines of the keyboard's log, in front of the screens.
///
/// Touches pass through the window.
final class LogWindow: UIWindow {
    private static let mostLines = 8
    private static let barHeight: CGFloat = 44

    private let label = UILabel()
    private var lines: [String] = []

    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .normal + 1
        isUserInteractionEnabled = false
        let controller = UIViewController()
        rootViewController = controller
        label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        label.numberOfLines = 0
        label.textColor = .white
        label.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        label.translatesAutoresizingMaskIntoConstraints = false
        guard let view = controller.view else { return }
        view.addSubview(label)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: Self.barHeight),
            label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor)
        ])
    }

    @available(*, unavailable, message: "Use init(windowScene:) instead.")
    required init?(coder: NSCoder) { nil }

    func add(_ line: String) {
        lines = (lines + [line]).suffix(Self.mostLines)
        label.text = lines.joined(separator: "\n")
    }
}
