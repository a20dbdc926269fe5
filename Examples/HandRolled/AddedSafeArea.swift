public import UIKit

/// An article's way that changes an additional safe area by each movement of the keyboard's upper edge.
///
/// This is a new implementation after Mateusz Kuźnik, "How to handle keyboard behavior in iOS apps" (AzimoLabs, 2021).
@MainActor
public final class AddedSafeArea {
    private weak var controller: UIViewController?
    /// The window's bottom safe area in points, as `keyboardChanges` subtracted it from the inset at the keyboard's
    /// show.
    ///
    /// A later rotation may have changed the window's safe area.
    private var windowSafeArea: CGFloat = 0
    private var windowSafeAreaWasTakenOff = false

    private init(_ controller: UIViewController) { self.controller = controller }

    /// Makes a controller's additional safe area follow the keyboard.
    public static func attach(_ controller: UIViewController) {
        let way = AddedSafeArea(controller)
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        KeyboardPosts.listen(to: names, as: controller) { way.keyboardChanges($0) }
    }

    private func keyboardChanges(_ post: KeyboardPost) {
        guard let controller, let begin = post.begin, let end = post.end, begin != end else { return }
        var inset = controller.additionalSafeAreaInsets
        // S15, S64, S111: the code adds the difference of the keyboard's two frames to the inset at each notification.
        // After one wrong begin frame, the sum is wrong for ever. S25: an undocked keyboard ends above the screen's
        // bottom. The show of this keyboard adds one difference, and its hide subtracts a different one.
        inset.bottom += begin.minY - end.minY
        if post.isShow, !windowSafeAreaWasTakenOff {
            // S67, S72: the code takes the view's safe area for the window's. But the view's safe area may include
            // bars, and the view may end above the window's bottom.
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
