import UIKit

/// A row with a message in a bubble: own messages at the trailing edge, others at the leading edge.
final class MessageCell: UITableViewCell {
    static let height: CGFloat = 64
    static let identifier = "MessageCell"

    private let bubble = UIView()
    private let label = UILabel()
    private lazy var leading = bubble.leadingAnchor.constraint(
        equalTo: contentView.safeAreaLayoutGuide.leadingAnchor, constant: 16)
    private lazy var trailing = bubble.trailingAnchor.constraint(
        equalTo: contentView.safeAreaLayoutGuide.trailingAnchor, constant: -16)
    private var isBuilt = false

    func show(_ message: ChatMessage) {
        if !isBuilt { build() }
        label.text = message.text
        label.textColor = message.isOwn ? .white : .label
        bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
        (message.isOwn ? leading : trailing).isActive = false
        (message.isOwn ? trailing : leading).isActive = true
    }

    private func build() {
        isBuilt = true
        selectionStyle = .none
        backgroundColor = .systemBackground
        bubble.layer.cornerRadius = 16
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 2
        label.preferredMaxLayoutWidth = 240
        bubble.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bubble)
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            bubble.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 7),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 240)
        ])
    }
}
