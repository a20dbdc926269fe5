// Fidelity: exact — rules C5, C6; the page stands for UIKit's wrapper around it

import Foundation

extension UIViewController {
    /// Gives a child controller's view a new frame, but sets no frame twice in a row.
    ///
    /// With an equal frame, a view that the app has moved stays in place. Apps depend on this: IQKeyboardManager moves
    /// the views of controllers by their frames.
    func place(_ child: UIViewController, in frame: CGRect) {
        guard child.presentation.placedFrame != frame else { return }
        child.presentation.placedFrame = frame
        child.wrapperFrame = frame
    }

    /// The frame of UIKit's wrapper around a controller's view, in the container's coordinates, in points.
    ///
    /// UIKit lays out and animates wrappers (`UIViewControllerWrapperView` and `UIDropShadowView` in public
    /// descriptions of view hierarchies), so the view inside keeps its transform. The simulation has no wrappers, so
    /// the property is the view's untransformed frame.
    var wrapperFrame: CGRect {
        get {
            let size = view.bounds.size, anchor = view.layer.anchorPoint
            return CGRect(
                x: view.center.x - anchor.x * size.width, y: view.center.y - anchor.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            guard !view.transform.isIdentity else { return view.frame = newValue }
            let anchor = view.layer.anchorPoint
            view.center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
            view.bounds.size = newValue.size
        }
    }
}
