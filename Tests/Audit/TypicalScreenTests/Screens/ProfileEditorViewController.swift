import Tideline
import UIKit

/// Cells with fields in a collection view with a flow layout.
final class ProfileEditorViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let names = [
        "First name", "Last name", "Nickname", "Birthday", "Company", "Role", "Street", "Town", "Website", "Motto"
    ]
    private var values: [String: String] = [:]
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 12
        layout.minimumInteritemSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 140)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Edit Profile"
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.alwaysBounceVertical = true
        collectionView.register(ProfileFieldCell.self, forCellWithReuseIdentifier: ProfileFieldCell.identifier)
        collectionView.register(
            ProfileHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: ProfileHeaderView.identifier)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(collectionView)
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
        collectionView.keyboardAvoidance = .insets
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [collectionView] _ in collectionView.collectionViewLayout.invalidateLayout() }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        // swift-format-ignore: NeverForceUnwrap
        let cell =
            collectionView.dequeueReusableCell(
                withReuseIdentifier: ProfileFieldCell.identifier, for: indexPath) as! ProfileFieldCell
        let name = names[indexPath.item]
        cell.configure(name: name, value: values[name])
        cell.onChange = { [weak self] text in self?.values[name] = text }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: ProfileHeaderView.identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width - 32
        let isHalf = indexPath.item < 2 || width > 600
        return CGSize(width: isHalf ? ((width - 12) / 2).rounded(.down) : width, height: 64)
    }
}

final class ProfileHeaderView: UICollectionReusableView {
    static let identifier = "ProfileHeader"
    private let imageView = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.tintColor = .systemGray3
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: centerYAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 96),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor)
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ProfileFieldCell: UICollectionViewCell, UITextFieldDelegate {
    static let identifier = "ProfileField"
    var onChange: ((String) -> Void)?
    private let label = UILabel()
    private let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        field.font = .preferredFont(forTextStyle: .body)
        field.returnKeyType = .done
        field.delegate = self
        field.addAction(
            UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
        let stack = UIStackView(arrangedSubviews: [label, field])
        stack.axis = .vertical
        stack.spacing = 2
        stack.frame = contentView.bounds.insetBy(dx: 12, dy: 8)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        field.text = nil
        onChange = nil
    }

    func configure(name: String, value: String?) {
        label.text = name
        field.accessibilityLabel = name
        field.text = value
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
}
