import UIKit

/// A row with a species: a dot that is filled if the species has been found, both names, and the zone.
final class SpeciesCell: UITableViewCell {
    static let height: CGFloat = 60
    static let identifier = "SpeciesCell"

    private let dot = UIView()
    private let nameLabel = UILabel()
    private let latinLabel = UILabel()
    private let zoneLabel = UILabel()
    private let line = UIView()

    private var isBuilt = false
    private var color = UIColor.clear

    private func build() {
        isBuilt = true
        selectionStyle = .none
        backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .body)
        latinLabel.font = .preferredFont(forTextStyle: .footnote)
        latinLabel.textColor = .secondaryLabel
        zoneLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        zoneLabel.textAlignment = .center
        zoneLabel.layer.cornerRadius = 11
        zoneLabel.clipsToBounds = true
        dot.layer.cornerRadius = 7
        dot.layer.borderWidth = 2
        line.backgroundColor = .separator
        for view in [dot, nameLabel, latinLabel, zoneLabel, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate(placeOfMarks + placeOfNames)
        if #available(iOS 17, *) {
            registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (cell: SpeciesCell, _) in
                cell.drawRing()
            }
        }
    }

    private var placeOfMarks: [NSLayoutConstraint] {
        [
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 14),
            dot.heightAnchor.constraint(equalToConstant: 14),
            zoneLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            zoneLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            zoneLabel.widthAnchor.constraint(equalToConstant: 64),
            zoneLabel.heightAnchor.constraint(equalToConstant: 22),
            line.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5)
        ]
    }

    private var placeOfNames: [NSLayoutConstraint] {
        [
            nameLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 14),
            nameLabel.trailingAnchor.constraint(equalTo: zoneLabel.leadingAnchor, constant: -12),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 2),
            latinLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            latinLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            latinLabel.topAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 4)
        ]
    }

    func show(_ species: Species, isFound: Bool) {
        if !isBuilt { build() }
        let color = species.zone.color
        accessibilityIdentifier = species.name
        nameLabel.text = species.name
        latinLabel.text = species.latin
        zoneLabel.text = species.zone.title
        zoneLabel.textColor = color
        zoneLabel.backgroundColor = color.withAlphaComponent(0.14)
        self.color = color
        drawRing()
        dot.backgroundColor = isFound ? color : .clear
    }

    /// UIKit updates only the colours of views, not the colours of layers.
    private func drawRing() { dot.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor }

    @available(iOS, deprecated: 17, message: "Later systems tell it to those who registered for it.")
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if #available(iOS 17, *) { return }
        drawRing()
    }
}
