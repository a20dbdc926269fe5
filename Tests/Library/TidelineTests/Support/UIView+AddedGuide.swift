import Tideline
import UIKit

extension UIView {
    /// The view's guide, told which keyboard to follow.
    @discardableResult
    func addKeyboardGuide(restsOnSafeArea: Bool = true, keyboard: Keyboard = .shared) -> KeyboardGuide {
        let guide = keyboardGuide
        guide.restsOnSafeArea = restsOnSafeArea
        guide.keyboard = keyboard
        return guide
    }
}
