import Tideline
import UIKit

@MainActor
func replaceManager(in window: UIWindow) {
    window.keyboardAvoidance = .automatic.focus(margin: 10).editing(.returnKey, .bar, .tapOutside)
}

final class SearchResultsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardAvoidance = .excluded
    }
}
