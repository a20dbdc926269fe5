import UIKit

final class HarbourCell: UITableViewCell {
    static let height: CGFloat = 48
    static let identifier = "HarbourCell"

    private let nameLabel = UILabel()
    private let coastLabel = UILabel()
    private var isBuilt = false

    func show(_ harbour: Harbour) {
        if !isBuilt { build() }
        accessibilityIdentifier = harbour.name
        nameLabel.text = harbour.name
        coastLabel.text = harbour.coast
    }

    private func build() {
        isBuilt = true
        backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .body)
        coastLabel.font = .preferredFont(forTextStyle: .footnote)
        coastLabel.textColor = .secondaryLabel
        for label in [nameLabel, coastLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
        let safeArea = contentView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            coastLabel.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 12),
            coastLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20)
        ])
    }
}
