import Tideline
import UIKit

@MainActor
func replaceManager(in scene: UIWindowScene) {
    scene.keyboardAvoidance = .automatic.spacing(10).editing([.returnKey, .bar, .tapOutside])
}

final class SearchResultsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        keyboardAvoidance = .excluded
    }
}
