import UIKit

final class SettingCell: UITableViewCell, UITextFieldDelegate {
    static let height: CGFloat = 56
    static let identifier = "SettingCell"

    /// Called with the new value after each change.
    var onChange: ((String) -> Void)?

    private let nameLabel = UILabel()
    private let valueField = UITextField()
    private var isBuilt = false

    func show(_ setting: Setting) {
        if !isBuilt { build() }
        nameLabel.text = setting.name
        valueField.accessibilityIdentifier = setting.name
        valueField.text = setting.value
        valueField.placeholder = "None"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    private func build() {
        isBuilt = true
        selectionStyle = .none
        backgroundColor = .systemBackground
        nameLabel.font = .preferredFont(forTextStyle: .body)
        valueField.font = .preferredFont(forTextStyle: .body)
        valueField.clearButtonMode = .whileEditing
        valueField.delegate = self
        valueField.addAction(
            UIAction { [weak self] _ in self?.onChange?(self?.valueField.text ?? "") }, for: .editingChanged)
        for view in [nameLabel, valueField] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
        let safeArea = contentView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            nameLabel.widthAnchor.constraint(equalToConstant: 92),
            valueField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 12),
            valueField.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            valueField.heightAnchor.constraint(equalToConstant: 44)
        ])
    }
}
