import UIKit

/// A band that extends from edge to edge in a colour of the sea, with the colour's name on the left.
final class BackdropBand: UIView {
    static let height: CGFloat = 88

    /// The names of the bands, from the lightest colour to the darkest.
    ///
    /// All bands together are higher than any screen.
    static let names = [
        "Foam", "Spray", "Mist", "Shallows", "Lagoon", "Eelgrass", "Kelp", "Bottle glass", "Swell", "Rain", "Slate",
        "Mussel", "Channel", "Deep water", "Trench", "Midnight", "Ink", "Abyss"
    ]

    let label = UILabel()

    init(_ name: String, depth: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = UIColor(
            red: 0.75 - 0.7 * depth, green: 0.92 - 0.8 * depth, blue: 0.95 - 0.6 * depth, alpha: 1)
        label.text = name
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = depth < 0.4 ? .black : .white
        for view in [self, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(label)
        // The first band is higher than the others, so the name is placed from the band's bottom.
        label.centerYAnchor.constraint(equalTo: bottomAnchor, constant: -Self.height / 2).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
