import Tideline
import UIKit

extension UIView {
    /// The view's guide, following a given keyboard.
    @discardableResult
    func addKeyboardGuide(restsOnSafeArea: Bool = true, keyboard: Keyboard = .shared) -> KeyboardGuide {
        let guide = keyboardGuide
        guide.restsOnSafeArea = restsOnSafeArea
        guide.keyboard = keyboard
        return guide
    }
}
