import UIKit

/// A column of rows that scrolls up and down, beside the sensors of a phone and no wider than is good to read.
final class FormScrollView: UIScrollView {
    private static let readableWidth: CGFloat = 560

    /// The rows from the top down.
    let column: UIStackView

    init(rows: [UIView]) {
        column = UIStackView(arrangedSubviews: rows)
        super.init(frame: .zero)
        // Otherwise the system insets nothing on screens that the form fits on.
        alwaysBounceVertical = true
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth),
            column.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, constant: -40).with(.defaultHigh)
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
