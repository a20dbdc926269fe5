import Tideline
import UIKit

/// A long text with a box for comments, on the library's keyboard guide.
final class ArticleViewController: UIViewController, UITextViewDelegate {
    private let articleView = UITextView()
    private let commentBar = UIView()
    private let commentView = UITextView()
    private let postButton = UIButton(type: .system)
    private let countLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Article"
        view.backgroundColor = .systemBackground
        articleView.isEditable = false
        articleView.isSelectable = true
        articleView.dataDetectorTypes = .link
        articleView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        articleView.attributedText = makeArticle()
        articleView.keyboardDismissMode = .interactive

        commentBar.backgroundColor = .secondarySystemBackground
        commentView.font = .systemFont(ofSize: 16)
        commentView.layer.cornerRadius = 8
        commentView.layer.masksToBounds = true
        commentView.isScrollEnabled = false
        commentView.delegate = self
        commentView.accessibilityLabel = "Comment"
        postButton.setTitle("Post", for: .normal)
        postButton.titleLabel?.font = .boldSystemFont(ofSize: 16)
        postButton.isEnabled = false
        postButton.addAction(UIAction { [weak self] _ in self?.post() }, for: .primaryActionTriggered)
        postButton.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
        countLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        countLabel.textColor = .secondaryLabel
        countLabel.text = "0/280"
        countLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        layOut()
    }

    private func layOut() {
        let row = UIStackView(arrangedSubviews: [commentView, countLabel, postButton])
        row.spacing = 8
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        commentBar.addSubview(row)
        [articleView, commentBar].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            articleView.topAnchor.constraint(equalTo: view.topAnchor),
            articleView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            articleView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            articleView.bottomAnchor.constraint(equalTo: commentBar.topAnchor),
            commentBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            commentBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            commentBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            row.topAnchor.constraint(equalTo: commentBar.topAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: commentBar.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: commentBar.layoutMarginsGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8),
            commentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
            commentView.heightAnchor.constraint(lessThanOrEqualToConstant: 100)
        ])
    }

    private func makeArticle() -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.paragraphSpacing = 12
        let text = NSMutableAttributedString(
            string: "The harbour at night\n",
            attributes: [.font: UIFont.preferredFont(forTextStyle: .title1), .foregroundColor: UIColor.label])
        let paragraph = "The boats come back late, long after the lights of the town are out, and nets hang dry. "
        text.append(
            NSAttributedString(
                string: String(repeating: paragraph, count: 12) + "\n" + String(repeating: paragraph, count: 12),
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style,
                    .foregroundColor: UIColor.label
                ]))
        return text
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        let old = textView.text as NSString
        return old.replacingCharacters(in: range, with: text).count <= 280
    }

    func textViewDidChange(_ textView: UITextView) {
        countLabel.text = "\(textView.text.count)/280"
        postButton.isEnabled = !textView.text.isEmpty
    }

    private func post() {
        commentView.text = nil
        textViewDidChange(commentView)
        commentView.resignFirstResponder()
    }
}
