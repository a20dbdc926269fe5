import Tideline
import UIKit

@MainActor
func makeWindow(in scene: UIWindowScene, showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.keyboardAvoidance = .automatic
    window.makeKeyAndVisible()
    return window
}

@MainActor
func giveWay(_ view: UIView, _ scrollView: UIScrollView, _ card: UIView, _ button: UIButton) {
    scrollView.keyboardAvoidance = .insets
    card.keyboardAvoidance = .translation.spacing(10)
    button.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor, constant: -8).isActive = true
}

@MainActor
func giveWay(_ controller: UIViewController, _ bottom: NSLayoutConstraint) {
    controller.keyboardAvoidance = .safeArea
    bottom.keyboardAvoidance = .constant
}

@MainActor
func options(_ scrollView: UIScrollView, _ window: UIWindow) {
    scrollView.keyboardAvoidance = .insets.spacing(8).focus(.around { $0.superview }, margin: 16)
    window.keyboardAvoidance = .automatic.editing(.returnKey, .bar, .tapOutside)
    scrollView.keyboardAvoidance = nil
}
