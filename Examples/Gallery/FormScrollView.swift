import UIKit

/// A column of rows that scrolls vertically, keeps clear of a phone's sensors, and has a readable width.
final class FormScrollView: UIScrollView {
    private static let readableWidth: CGFloat = 560

    let column: UIStackView

    init(rows: [UIView]) {
        column = UIStackView(arrangedSubviews: rows)
        super.init(frame: .zero)
        // A scroll view that bounces gets the safe area in its insets, even if the whole form fits the screen.
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
