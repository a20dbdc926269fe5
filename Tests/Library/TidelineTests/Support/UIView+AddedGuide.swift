import Tideline
import UIKit

extension UIView {
    /// The view's guide, following a given keyboard.
    @discardableResult
    func addKeyboardGuide(usesBottomSafeArea: Bool = true, keyboard: Keyboard = .shared) -> KeyboardGuide {
        let guide = keyboardGuide
        guide.usesBottomSafeArea = usesBottomSafeArea
        guide.keyboard = keyboard
        return guide
    }
}
