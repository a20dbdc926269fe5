import Tideline
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
