import UIKit

final class LogEntryCell: UITableViewCell {
    static let height: CGFloat = 60
    static let identifier = "LogEntryCell"

    private let titleLabel = UILabel()
    private let placeLabel = UILabel()
    private var isBuilt = false

    func show(_ entry: LogEntry) {
        if !isBuilt { build() }
        accessibilityIdentifier = entry.title
        titleLabel.text = entry.title
        placeLabel.text = entry.place
    }

    private func build() {
        isBuilt = true
        backgroundColor = .secondarySystemBackground
        titleLabel.font = .preferredFont(forTextStyle: .body)
        placeLabel.font = .preferredFont(forTextStyle: .footnote)
        placeLabel.textColor = .secondaryLabel
        let safeArea = contentView.safeAreaLayoutGuide
        for label in [titleLabel, placeLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(lessThanOrEqualTo: safeArea.trailingAnchor, constant: -12)
            ])
        }
        NSLayoutConstraint.activate([
            titleLabel.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 2),
            placeLabel.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 4)
        ])
    }
}
