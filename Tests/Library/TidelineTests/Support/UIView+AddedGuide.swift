import Tideline
import UIKit

extension UIView {
    /// Makes the view's guide follow a given keyboard, and returns the guide.
    @discardableResult
    func addKeyboardGuide(usesBottomSafeArea: Bool = true, keyboard: Keyboard = .shared) -> KeyboardGuide {
        let guide = keyboardGuide
        guide.usesBottomSafeArea = usesBottomSafeArea
        guide.keyboard = keyboard
        return guide
    }
}
