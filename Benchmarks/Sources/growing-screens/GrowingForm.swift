import UIKit

/// A form of pairs of a label and a field in a scroll view that ends at Apple's keyboard guide.
final class GrowingForm: UIViewController {
    private let scrollView = UIScrollView()
    private let column = UIStackView()

    /// - Parameter views: how many labels and fields the form has.
    init(views: Int) {
        super.init(nibName: nil, bundle: nil)
        for row in 0..<views / 2 {
            let label = UILabel(), field = UITextField()
            label.text = "Question \(row)"
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = "Answer \(row)"
            for view in [label, field] { column.addArrangedSubview(view) }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 8
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide, safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
        ])
    }
}
