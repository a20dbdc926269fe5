import Tideline
@_spi(Simulation) import UIKit

/// A screen with a field in a list of many views, while a keyboard is visible.
@MainActor
final class WritingScreen {
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    private let window: UIWindow

    /// - Parameter avoids: whether the list avoids the keyboard by insets.
    init(_ count: Int, avoids: Bool) {
        let simulation = Simulation()
        simulation.install()
        window = UIWindow(windowScene: simulation.scene)
        let controller = UIViewController(), list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        list.contentSize = CGSize(width: 390, height: 20 * CGFloat(count))
        for index in 0..<count {
            list.addSubview(UIView(frame: CGRect(x: 0, y: 60 + 20 * index, width: 390, height: 20)))
        }
        list.addSubview(field)
        controller.view.addSubview(list)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        if avoids { list.keyboardAvoidance = .insets }
        simulation.clock.settle()
        field.becomeFirstResponder()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 508, width: 390, height: 336),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0)
            ])
        simulation.clock.settle()
    }

    /// Posts the notification that UIKit posts for a typed letter.
    func write() {
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
    }

    /// Hides the keyboard.
    func end() {
        field.resignFirstResponder()
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillHideNotification, object: nil,
            userInfo: [UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0)])
        Simulation.current.clock.settle()
    }
}
