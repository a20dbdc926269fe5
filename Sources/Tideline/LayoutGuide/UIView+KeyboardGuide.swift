import UIKit

extension UIView {
    /// Adds a guide that takes the keyboard's place at the view's bottom and follows the keyboard by itself.
    ///
    ///     let guide = view.addKeyboardGuide()
    ///     button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8).isActive = true
    ///
    /// The view keeps the guide; nothing has to be stored, and nothing is left when the view goes away. A view has one
    /// guide: calling it again returns the guide that is there. A view that wants a subclass of its own anyway can take
    /// ``KeyboardGuideView``.
    ///
    /// - Parameters:
    ///   - restsOnSafeArea: whether the guide rests on the safe area, instead of the view's bottom edge, while no keyboard
    ///     covers the view.
    ///   - observer: who tells about the keyboard; the shared one unless a test brings its own.
    @discardableResult
    public func addKeyboardGuide(
        restsOnSafeArea: Bool = true, observer: KeyboardObserver = .shared
    ) -> KeyboardGuide {
        let known = ownKeyboardGuide
        let guide = known ?? KeyboardGuide()
        guide.restsOnSafeArea = restsOnSafeArea
        if known == nil { guide.join(self) }
        guide.follow(observer, in: self)
        return guide
    }

    /// Removes the guide that ``addKeyboardGuide(restsOnSafeArea:observer:)`` has added, with all constraints to it.
    ///
    /// Does nothing without one. The guide of a ``KeyboardGuideView`` stays and rests.
    public func removeKeyboardGuide() {
        guard let guide = ownKeyboardGuide else { return }
        guide.stopFollowing()
        if !(self is KeyboardGuideView) { removeLayoutGuide(guide) }
    }

    private var ownKeyboardGuide: KeyboardGuide? { layoutGuides.lazy.compactMap { $0 as? KeyboardGuide }.first }
}
