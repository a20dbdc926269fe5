import Tideline
import UIKit

/// A screen with seven fields in a scroll view, and with the payment button below them.
public final class CheckoutViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let payButton = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 16
        for name in ["Name", "Street", "Postcode", "City", "Card number", "Expiry", "Security code"] {
            let field = UITextField()
            field.placeholder = name
            field.borderStyle = .roundedRect
            stack.addArrangedSubview(field)
        }
        payButton.setTitle("Pay", for: .normal)
        payButton.backgroundColor = .systemBlue
        stack.addArrangedSubview(payButton)
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        arrange()
        // UIKit adds the safe area to a scroll view's insets in two cases: if the content is larger than the scroll
        // view, or if the scroll view always bounces. The whole form may fit the screen. Without this line the form
        // would then be under the status bar.
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardAvoidance = .insets.spacing(8).editing(.returnKey)
    }

    private func arrange() {
        for child in [scrollView, stack] { child.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide, safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            payButton.heightAnchor.constraint(equalToConstant: 50)
        ])
    }
}
