import UIKit

/// A panel with a row of photos.
public final class PhotoPanel: UIView {
    /// Called with the name of a photo that a person taps.
    var onChoice: ((String) -> Void)?

    private static let photos: [(name: String, color: UIColor)] = [
        ("Pier", .systemBlue), ("Island", .systemGreen), ("Sunset", .systemOrange)
    ]

    /// Creates the panel, which is 280 points high before a keyboard has been there.
    public init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "Panel"
        backgroundColor = .secondarySystemBackground
        let row = UIStackView(arrangedSubviews: Self.photos.map { button($0.name, $0.color) })
        row.distribution = .fillEqually
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let height = heightAnchor.constraint(equalToConstant: 280)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([
            height,
            row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            row.heightAnchor.constraint(equalToConstant: 88)
        ])
    }

    /// Unavailable, because the panel is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    private func button(_ name: String, _ color: UIColor) -> UIButton {
        let button = UIButton.filled(name, color: color)
        button.addAction(UIAction { [weak self] _ in self?.onChoice?(name) }, for: .primaryActionTriggered)
        return button
    }
}
