@_spi(Simulation) import UIKit

/// A short form in the visual format language; the app's own animator moves the bottom constraint with the keyboard.
final class FeedbackViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let subjectField = UITextField()
    private let messageView = UITextView()
    private let sendButton = UIButton(type: .roundedRect)
    private var bottomConstraint: NSLayoutConstraint!
    private var animator: UIViewPropertyAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        subjectField.placeholder = "Subject"
        subjectField.borderStyle = .line
        messageView.accessibilityLabel = "Feedback"
        messageView.layer.borderWidth = 1
        messageView.layer.borderColor = UIColor.lightGray.cgColor
        sendButton.setTitle("Send feedback", for: .normal)
        sendButton.addAction(UIAction { [weak self] _ in self?.view.endEditing(true) }, for: .touchUpInside)
        layOut()
        observeKeyboard()
    }

    private func layOut() {
        let views: [String: UIView] = [
            "scroll": scrollView, "content": contentView, "subject": subjectField, "message": messageView,
            "send": sendButton
        ]
        views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        view.addSubview(sendButton)
        scrollView.addSubview(contentView)
        contentView.addSubview(subjectField)
        contentView.addSubview(messageView)
        let metrics: [String: Any] = ["margin": 16, "gap": 12]
        let formats = [
            "H:|[content]|", "V:|[content]|", "H:|-margin-[subject]-margin-|",
            "H:|-margin-[message]-margin-|", "V:|-margin-[subject(==40)]-gap-[message(>=120)]-margin-|",
            "V:[scroll]-8-[send(44)]"
        ]
        var constraints = formats.flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: metrics, views: views)
        }
        let width = NSLayoutConstraint(
            item: contentView, attribute: .width, relatedBy: .equal, toItem: scrollView, attribute: .width,
            multiplier: 1, constant: 0)
        bottomConstraint = view.safeAreaLayoutGuide.bottomAnchor.constraint(
            equalTo: sendButton.bottomAnchor, constant: 8)
        constraints += [
            width, bottomConstraint,
            scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            sendButton.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
            sendButton.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        ]
        NSLayoutConstraint.activate(constraints)
    }

    private func observeKeyboard() {
        let selector = Selector(
            "keyboardWillChange:",
            calling: { target, arguments in
                nonisolated(unsafe) let (target, arguments) = (target, arguments)
                MainActor.assumeIsolated {
                    guard let note = arguments.first as? Notification else { return }
                    (target as? FeedbackViewController)?.keyboardWillChange(note)
                }
            })
        let center = NotificationCenter.default
        center.addObserver(self, selector: selector, name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(self, selector: selector, name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo, let window = view.window,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue,
            let curveValue = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue,
            let curve = UIView.AnimationCurve(rawValue: curveValue)
        else { return }
        let isHiding = notification.name == UIResponder.keyboardWillHideNotification
        let local = view.convert(frame, from: window.screen.coordinateSpace)
        let overlap = isHiding ? 0 : max(0, view.bounds.maxY - local.minY - view.safeAreaInsets.bottom)
        bottomConstraint.constant = overlap + 8
        animator?.stopAnimation(true)
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view?.layoutIfNeeded() }
        animator.addCompletion { [weak self] position in
            if position == .end { self?.revealFocus() }
        }
        animator.startAnimation()
        self.animator = animator
    }

    private func revealFocus() {
        guard let focused = [subjectField, messageView].first(where: \.isFirstResponder) else { return }
        scrollView.scrollRectToVisible(focused.frame, animated: true)
    }
}
