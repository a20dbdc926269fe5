import Tideline
import UIKit

final class CheckoutViewController: UIViewController {
    let scrollView = UIScrollView()
    let couponField = UITextField()
    private let summary: UIViewController

    /// - Parameter summary: a `UIHostingController`.
    init(summary: UIViewController) {
        self.summary = summary
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "Use init(summary:) instead.")
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(couponField)
        addChild(summary)
        scrollView.addSubview(summary.view)
        summary.didMove(toParent: self)
        scrollView.keyboardAvoidance = .insets
    }
}
