import Tideline
import UIKit

extension UIView {
    @discardableResult
    func addKeyboardGuide(usesBottomSafeArea: Bool = true, keyboard: Keyboard = .shared) -> KeyboardGuide {
        let guide = keyboardGuide
        guide.usesBottomSafeArea = usesBottomSafeArea
        guide.keyboard = keyboard
        return guide
    }
}
