import KeyboardModel
@testable import Tideline
import TidelineClassics
import UIKit

/// A screen as an app would write it: a field at the top, and a bar on a guide that follows the keyboard.
final class FormViewController: KeyboardGuideViewController<KeyboardGuideView> {
    let field = UITextField()
    let bar = UIView()

    convenience init(follows: Bool = true, keyboard: Keyboard = .shared) {
        self.init(contentView: KeyboardGuideView(), keyboard: keyboard)
        automaticallyAdjustsKeyboardGuide = follows
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "Field"
        for view in [field, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.topAnchor, constant: 8),
            field.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            field.widthAnchor.constraint(equalToConstant: 200),
            field.heightAnchor.constraint(equalToConstant: 30),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 20),
            bar.bottomAnchor.constraint(equalTo: contentView.keyboardGuide.topAnchor)
        ])
    }

    /// The guide's upper edge on the screen, in points.
    var guideTop: CGFloat { contentView.convert(contentView.keyboardGuide.layoutFrame, to: nil).minY }

    /// The safe area's lower edge on the screen, in points.
    var safeBottom: CGFloat { contentView.convert(contentView.safeAreaLayoutGuide.layoutFrame, to: nil).maxY }

    /// The drawn lower edge at this instant, in the content view's coordinates, in points.
    var shownBarBottom: CGFloat { (bar.layer.presentation() ?? bar.layer).frame.maxY }
}

extension UIView {
    /// Bounds, center, transform and safe area of all views inside, as text.
    var geometryText: [String] {
        let own = "\(type(of: self)) \(bounds) \(center) \(transform) \(safeAreaInsets)"
        return [own] + subviews.flatMap(\.geometryText)
    }
}
