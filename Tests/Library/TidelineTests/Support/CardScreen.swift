import HostTestSupport
import KeyboardModel
@testable import Tideline
import TidelineClassics
import UIKit

/// A card with a field near the bottom of a screen, inside a container.
final class CardScreen: UIViewController {
    let container = UIView(), card = UIView(), field = UITextField(), other = UITextField()
    let responder: KeyboardResponder

    init(keyboard: Keyboard = .shared) {
        responder = KeyboardResponder(keyboard: keyboard)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        container.translatesAutoresizingMaskIntoConstraints = false
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(container)
        container.addSubview(card)
        for (name, input, y) in [("Field", field, CGFloat(20)), ("Other", other, 80)] {
            input.accessibilityIdentifier = name
            input.frame = CGRect(x: 10, y: y, width: 100, height: 30)
            card.addSubview(input)
        }
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30),
            container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -40),
            card.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            card.widthAnchor.constraint(equalToConstant: 200),
            card.heightAnchor.constraint(equalToConstant: 150)
        ])
    }

    /// The card's lower edge on the screen, in points.
    var cardBottom: CGFloat { card.convert(card.bounds, to: nil).maxY.seen }
}
