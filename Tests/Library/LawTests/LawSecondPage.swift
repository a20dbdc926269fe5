import UIKit

/// A page that is pushed on a generated page, with an input of its own.
final class LawSecondPage: UIViewController {
    private let field = UITextField()
    private let takesInput: Bool

    /// - Parameter takesInput: whether the page's field is edited from the first frame, so that the keyboard stays up.
    init(takesInput: Bool) {
        self.takesInput = takesInput
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        field.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            field.heightAnchor.constraint(equalToConstant: 44)
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if takesInput { field.becomeFirstResponder() }
    }
}
