public import UIKit

/// The recipe of an additional safe area: it changes by the movement of the keyboard's upper edge, and the window's
/// safe area is subtracted from it while the keyboard is up.
///
/// This is a new implementation after Mateusz Kuźnik, "How to handle keyboard behavior in iOS apps" (AzimoLabs, 2021).
@MainActor
public final class AddedSafeArea {
    private weak var controller: UIViewController?
    /// The bottom safe area that the code has subtracted; it is remembered, because the safe area may be different
    /// after a rotation.
    private var windowSafeArea: CGFloat = 0
    private var windowSafeAreaWasTakenOff = false

    private init(_ controller: UIViewController) { self.controller = controller }

    /// Makes a controller's additional safe area follow the keyboard.
    public static func attach(_ controller: UIViewController) {
        let recipe = AddedSafeArea(controller)
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        KeyboardPosts.listen(to: names, as: controller) { recipe.keyboardChanges($0) }
    }

    private func keyboardChanges(_ post: KeyboardPost) {
        guard let controller, let begin = post.begin, let end = post.end, begin != end else { return }
        var inset = controller.additionalSafeAreaInsets
        // S15, S64, S111: the code adds up differences, so the sum stays wrong after one wrong begin frame: a zero
        // frame, a frame of another orientation, or the frame of a show that was never finished. S25: an undocked
        // keyboard ends above the screen's bottom, so this difference is unequal to the amount that was added before.
        inset.bottom += begin.minY - end.minY
        if post.isShow, !windowSafeAreaWasTakenOff {
            // S67, S72: the safe area of the view is taken for the window's, but it may include bars, and the view may
            // end above the window's bottom.
            windowSafeArea = controller.view.safeAreaInsets.bottom - controller.additionalSafeAreaInsets.bottom
            inset.bottom -= windowSafeArea
            windowSafeAreaWasTakenOff = true
        } else if post.isHide, windowSafeAreaWasTakenOff {
            inset.bottom += windowSafeArea
            windowSafeAreaWasTakenOff = false
        }
        controller.additionalSafeAreaInsets = inset
        UIView.animate(withDuration: post.duration, delay: 0, options: post.options) {
            controller.view.layoutIfNeeded()
        }
    }
}
