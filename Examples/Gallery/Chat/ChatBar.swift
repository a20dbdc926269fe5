import UIKit

/// A bar with a text view that grows with the message, and a send button.
public final class ChatBar: ArrangedView {
    /// The text view with the message.
    public let textView = UITextView()
    /// The button that sends the message.
    public let sendButton = UIButton.filled("Send", color: .systemBlue)

    /// Called after typing has changed the bar's height.
    var onGrowth: (() -> Void)?

    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: Self.least)
    private var fittedWidth: CGFloat = 0

    private static let least: CGFloat = 44
    private var most: CGFloat { isCompact ? 64 : 128 }

    /// Creates the bar.
    public init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "Bar"
        backgroundColor = .systemBackground
        textView.accessibilityIdentifier = "Message"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.textContainerInset = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 12
        textView.delegate = self
        for view in [textView, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(placeOfText + placeOfButton)
    }

    func takeText() -> String {
        let text = textView.text ?? ""
        textView.text = ""
        fitText()
        return text
    }

    // MARK: Layout

    private var placeOfText: [NSLayoutConstraint] {
        [
            textView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            textHeight
        ]
    }

    private var placeOfButton: [NSLayoutConstraint] {
        [
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 72),
            sendButton.heightAnchor.constraint(equalToConstant: 44)
        ]
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard textView.bounds.width != fittedWidth else { return }
        fittedWidth = textView.bounds.width
        fitText()
    }

    @discardableResult
    private func fitText() -> Bool {
        let room = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let height = min(max(Self.least, textView.sizeThatFits(room).height.rounded(.up)), most)
        guard textHeight.constant != height else { return false }
        textHeight.constant = height
        return true
    }
}

extension ChatBar: UITextViewDelegate {
    /// Fits the bar to the text.
    public func textViewDidChange(_ textView: UITextView) {
        if fitText() { onGrowth?() }
    }
}
