import Tideline
import UIKit

// The avoidances as the README shows them, word by word.

@MainActor
private func giveWay(_ window: UIWindow, _ scrollView: UIScrollView, _ card: UIView, _ view: UIView, _ bar: UIView) {
    window.keyboardAvoidance = .automatic
    scrollView.keyboardAvoidance = .insets
    card.keyboardAvoidance = .translation.spacing(10)
    bar.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor).isActive = true
    card.keyboardAvoidance = nil
}

@MainActor
private func giveWay(_ controller: UIViewController, _ bottom: NSLayoutConstraint, _ scene: UIWindowScene) {
    controller.keyboardAvoidance = .safeArea
    bottom.keyboardAvoidance = .constant
    scene.keyboardAvoidance = .automatic
    controller.keyboardAvoidance = .excluded
}

@MainActor
private func serveEveryScreen(_ scene: UIScene, of window: UIWindow?) {
    window?.keyboardAvoidance = .automatic
    (scene as? UIWindowScene)?.keyboardAvoidance = .automatic
}

@MainActor
private func holdPlace(of list: UITableView) {
    list.keyboardAvoidance = .insets.chat()
}
