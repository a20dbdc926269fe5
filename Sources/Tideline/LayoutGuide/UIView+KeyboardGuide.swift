import UIKit

extension UIView {
    /// Adds a guide that takes the keyboard's place at the view's bottom and follows the keyboard by itself.
    ///
    ///     let guide = view.addKeyboardGuide()
    ///     button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8).isActive = true
    ///
    /// The view keeps the guide; nothing has to be stored, and nothing is left when the view goes away. A view that wants
    /// a subclass of its own anyway can take ``KeyboardGuideView``.
    ///
    /// - Parameters:
    ///   - restsOnSafeArea: whether the guide rests on the safe area, instead of the view's bottom edge, while no keyboard
    ///     covers the view.
    ///   - observer: who tells about the keyboard; the shared one unless a test brings its own.
    public func addKeyboardGuide(
        restsOnSafeArea: Bool = true, observer: KeyboardObserver = .shared
    ) -> KeyboardGuide {
        let guide = KeyboardGuide()
        guide.restsOnSafeArea = restsOnSafeArea
        guide.join(self)
        guide.follow(observer, in: self)
        return guide
    }
}
