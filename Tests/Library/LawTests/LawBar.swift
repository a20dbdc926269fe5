import UIKit

/// A bar above the keyboard that grows with the typed text.
final class LawBar: UIInputView, UITextViewDelegate {
    let stack = UIStackView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 60), inputViewStyle: .keyboard)
        allowsSelfSizing = true
        translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Before the first layout the simulator has no height for a text view in a bar, so the bar measures the text view.
    override var intrinsicContentSize: CGSize {
        let width = (bounds.width > 0 ? bounds.width : frame.width) - 32
        let heights = stack.arrangedSubviews.map { view in
            (view as? UITextView)?.sizeThatFits(CGSize(width: width, height: .infinity)).height ?? 44
        }
        let spaces = stack.spacing * CGFloat(max(0, heights.count - 1))
        return CGSize(width: UIView.noIntrinsicMetric, height: heights.reduce(16 + spaces, +))
    }

    // The simulator asks a bar for its height when input views are reloaded.
    func textViewDidChange(_ textView: UITextView) {
        invalidateIntrinsicContentSize()
        textView.reloadInputViews()
    }
}
