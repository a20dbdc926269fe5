import Foundation
import Tideline
import TidelineClassics
import UIKit

final class FormViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    private var navigator: TextInputNavigator?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        KeyboardBroadcaster.shared.addListener(self)
        navigator = TextInputNavigator(in: scrollView) { [weak self] in self?.submit() }
    }

    private func submit() {}
}

final class ObservingViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    private var tokens: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                nonisolated(unsafe) let notification = $0
                MainActor.assumeIsolated { self?.keyboardChanged(with: notification) }
            }
            tokens.append(token)
        }
    }
}

final class StickyFooterViewController: UIViewController, KeyboardListener {
    let scrollView = UIScrollView()
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?
    let scrollViewAvoidance = KeyboardAvoidance<UIScrollView>.insets.coveringOwnInset

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.contentInset.bottom = 80
        KeyboardBroadcaster.shared.addListener(self)
    }

    func keyboardChanged(with notification: Notification) {
        if notification.name == UIResponder.keyboardWillShowNotification { title = "Typing" }
    }
}
