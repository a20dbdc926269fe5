import KeyboardModel
@testable import Tideline
import TidelineClassics
import UIKit

/// Inputs in two columns, added to the view in another order than a person reads.
final class GridScreen: UIViewController {
    let street = UITextField(), zip = UITextField(), city = UITextField(), remark = UITextView(), phone = UITextField()
    let button = UIButton(type: .system)
    var submissions = 0, presses = 0
    lazy var navigator = TextInputNavigator(in: view) { [weak self] in self?.submissions += 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        view.addSubview(box)
        place(phone, "Phone", CGRect(x: 10, y: 400, width: 300, height: 30), in: view)
        place(city, "City", CGRect(x: 120, y: 152, width: 200, height: 26), in: box)
        place(remark, "Remark", CGRect(x: 10, y: 200, width: 300, height: 60), in: box)
        place(zip, "Zip", CGRect(x: 10, y: 150, width: 100, height: 30), in: view)
        place(street, "Street", CGRect(x: 10, y: 100, width: 300, height: 30), in: box)
        place(button, "Send", CGRect(x: 10, y: 450, width: 100, height: 30), in: view)
        button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
        _ = navigator
    }

    private func place(_ input: UIView, _ name: String, _ frame: CGRect, in view: UIView) {
        input.accessibilityIdentifier = name
        input.frame = frame
        view.addSubview(input)
    }

    var focus: String { navigator.current?.accessibilityIdentifier ?? "none" }
}
