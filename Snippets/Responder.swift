import TidelineClassics
import UIKit

final class UnlockViewController: UIViewController {
    let cardView = UIView()
    private let keyboardResponder = KeyboardResponder()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cardView)
        keyboardResponder.automaticallyAdjust(cardView)
    }
}

final class HintViewController: UIViewController {
    let hintLabel = UILabel()
    private let keyboardResponder = KeyboardResponder()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(hintLabel)
        keyboardResponder.subscribe { [weak self] event in
            guard let self else { return }
            switch event {
            case .appear(_, _, _, let overlapOf):
                hintLabel.alpha = overlapOf(hintLabel) < 0 ? 0 : 1
            case .disappear:
                hintLabel.alpha = 1
            }
        }
    }
}
