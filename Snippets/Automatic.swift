import Tideline
import UIKit

final class DrawingView: UIView {}

@MainActor
func keepClear(_ window: UIWindow) {
    Keyboard.shared.onLog = { entry in
        print(entry)
    }
    window.keyboardAvoidance = .automatic.spacing(8).editing(.returnKey, .tapOutside)
        .leavingAlone([DrawingView.self])
}

final class LongFormViewController: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.keyboardAvoidance = .insets.focus(.caret)
    }
}
