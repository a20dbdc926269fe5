import Tideline
import UIKit

/// A picture with its name below.
///
/// When the keyboard appears, the picture shrinks, and the name stays above the keyboard. Only the constraint at the
/// spacer's bottom depends on the keyboard.
public final class PictureViewController: UIViewController, UITextFieldDelegate {
    /// The picture.
    public let imageView = UIImageView(image: UIImage(systemName: "photo.artframe"))
    /// The field with the picture's name.
    public let nameField: UITextField = RoundedTextField(cornerRadius: 10)
    /// The constraint at the spacer's bottom.
    ///
    /// With ``KeyboardHandling/external``, code outside the screen sets its constant.
    public private(set) lazy var bottomConstraint = makeBottomConstraint()

    private let spacer = UIView()
    private let handling: KeyboardHandling

    /// Creates the screen with a way of handling the keyboard.
    public init(handling: KeyboardHandling = .tideline) {
        self.handling = handling
        super.init(nibName: nil, bundle: nil)
        title = "Picture"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init(handling:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configure()
        for child in [imageView, nameField, spacer] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate(column + sides + [bottomConstraint])
    }

    /// Ends editing when a person presses the return key.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.endEditing(true)
        return true
    }

    private func configure() {
        imageView.accessibilityIdentifier = "Picture"
        imageView.contentMode = .scaleAspectFit
        imageView.backgroundColor = .secondarySystemBackground
        imageView.layer.cornerRadius = 12
        imageView.clipsToBounds = true
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentHuggingPriority(.defaultLow, for: axis)
            imageView.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        nameField.accessibilityIdentifier = "Name"
        nameField.placeholder = "Name of the picture"
        nameField.returnKeyType = .done
        nameField.delegate = self
        spacer.isHidden = true
    }

    // MARK: Layout

    private var column: [NSLayoutConstraint] {
        [
            imageView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            nameField.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
            nameField.heightAnchor.constraint(equalToConstant: 50),
            spacer.topAnchor.constraint(equalTo: nameField.bottomAnchor),
            spacer.heightAnchor.constraint(equalToConstant: 10)
        ]
    }

    private var sides: [NSLayoutConstraint] {
        [imageView, nameField, spacer].flatMap { child in
            [
                child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
            ]
        }
    }

    private func makeBottomConstraint() -> NSLayoutConstraint {
        let bottomGuide =
            handling == .apple ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
        let bottom = spacer.bottomAnchor.constraint(equalTo: bottomGuide)
        if handling == .tideline { bottom.keyboardAvoidance = .constant }
        return bottom
    }
}
