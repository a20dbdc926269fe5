import UIKit

/// A band that extends from edge to edge in a colour of the sea, with the colour's name on the left.
final class BackdropBand: UIView {
    static let height: CGFloat = 88

    /// The names of the bands, from the lightest colour to the darkest; together the bands are higher than any screen.
    static let names = [
        "Foam", "Spray", "Mist", "Shallows", "Lagoon", "Eelgrass", "Kelp", "Bottle glass", "Swell", "Rain", "Slate",
        "Mussel", "Channel", "Deep water", "Trench", "Midnight", "Ink", "Abyss"
    ]

    let label = UILabel()

    /// - Parameter depth: 0 for the lightest colour, 1 for the darkest.
    init(_ name: String, depth: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = UIColor(
            red: 0.75 - 0.7 * depth, green: 0.92 - 0.8 * depth, blue: 0.95 - 0.6 * depth, alpha: 1)
        label.text = name
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = depth < 0.4 ? .black : .white
        for view in [self, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(label)
        // The first band also extends behind the status bar, so the name has a fixed distance from the band's lower
        // edge.
        label.centerYAnchor.constraint(equalTo: bottomAnchor, constant: -Self.height / 2).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
