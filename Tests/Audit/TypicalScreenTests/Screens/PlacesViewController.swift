@_spi(Simulation) import UIKit

/// A map that fills the screen, and a card with a search field; a finger can drag the card.
final class PlacesViewController: UIViewController, UITextFieldDelegate, UIGestureRecognizerDelegate {
    private let mapView = UIView()
    private let card = UIView()
    private let grabber = UIView()
    private let searchField = UITextField()
    private let resultsView = UIStackView()
    private let locateButton = UIButton(type: .system)
    private var cardHeight: NSLayoutConstraint!
    private var heightAtStart: CGFloat = 0
    private let smallHeight: CGFloat = 120

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.backgroundColor = UIColor(red: 0.8, green: 0.9, blue: 0.8, alpha: 1)
        mapView.frame = view.bounds
        mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(mapView)

        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 16
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.2
        card.layer.shadowRadius = 8
        card.layer.shadowOffset = CGSize(width: 0, height: -2)
        grabber.backgroundColor = .systemGray4
        grabber.layer.cornerRadius = 2.5
        searchField.placeholder = "Search for a place"
        searchField.borderStyle = .roundedRect
        searchField.clearButtonMode = .whileEditing
        searchField.returnKeyType = .search
        searchField.delegate = self
        searchField.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        searchField.leftViewMode = .always
        resultsView.axis = .vertical
        resultsView.spacing = 8
        for place in ["Home", "Work"] {
            let label = UILabel()
            label.text = place
            resultsView.addArrangedSubview(label)
        }
        locateButton.setImage(UIImage(systemName: "location"), for: .normal)
        locateButton.accessibilityLabel = "Locate"
        layOut()
        let pan = UIPanGestureRecognizer(
            target: self,
            action: Selector(
                "handlePan:",
                calling: { target, arguments in
                    nonisolated(unsafe) let (target, arguments) = (target, arguments)
                    MainActor.assumeIsolated {
                        guard let pan = arguments.first as? UIPanGestureRecognizer else { return }
                        (target as? PlacesViewController)?.handlePan(pan)
                    }
                }))
        pan.delegate = self
        card.addGestureRecognizer(pan)
    }

    private func layOut() {
        view.addSubview(card)
        for subview in [grabber, searchField, resultsView, locateButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(subview)
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        cardHeight = card.heightAnchor.constraint(equalToConstant: smallHeight)
        cardHeight.priority = .defaultHigh
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            card.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 8),
            cardHeight,
            grabber.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
            grabber.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            grabber.widthAnchor.constraint(equalToConstant: 36),
            grabber.heightAnchor.constraint(equalToConstant: 5),
            searchField.topAnchor.constraint(equalTo: grabber.bottomAnchor, constant: 10),
            searchField.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            searchField.trailingAnchor.constraint(equalTo: locateButton.leadingAnchor, constant: -8),
            searchField.heightAnchor.constraint(equalToConstant: 40),
            locateButton.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            locateButton.centerYAnchor.constraint(equalTo: searchField.centerYAnchor),
            locateButton.widthAnchor.constraint(equalToConstant: 40),
            resultsView.topAnchor.constraint(equalTo: searchField.bottomAnchor, constant: 12),
            resultsView.leadingAnchor.constraint(equalTo: searchField.leadingAnchor),
            resultsView.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16)
        ])
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: view)
        switch pan.state {
        case .began:
            heightAtStart = card.bounds.height
        case .changed:
            cardHeight.constant = max(smallHeight, heightAtStart - translation.y)
        case .ended, .cancelled:
            let goesUp = pan.velocity(in: view).y < 0
            cardHeight.constant = goesUp ? view.bounds.height * 0.6 : smallHeight
            if !goesUp { searchField.resignFirstResponder() }
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
                options: [.curveEaseInOut, .allowUserInteraction]
            ) {
                self.view.layoutIfNeeded()
            } completion: { _ in
                self.locateButton.isHidden = goesUp
            }
        default:
            break
        }
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}
