import UIKit

/// A row as high as its text: a question in a bubble, an answer as wide as the screen.
final class AssistantCell: UITableViewCell {
    static let identifier = "AssistantCell"

    private let bubble = UIView()
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .systemBackground
        bubble.layer.cornerRadius = 12
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        let sides = contentView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            bubble.leadingAnchor.constraint(equalTo: sides.leadingAnchor, constant: 16),
            bubble.trailingAnchor.constraint(equalTo: sides.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12)
        ])
    }

    /// Unavailable, because the row is made in code.
    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ message: AssistantMessage) {
        label.text = message.text
        label.textColor = message.isQuestion ? .white : .label
        bubble.backgroundColor = message.isQuestion ? .systemBlue : .systemBackground
    }
}
