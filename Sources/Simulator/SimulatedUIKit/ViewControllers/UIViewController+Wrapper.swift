// Fidelity: exact — rules C5, C6; UIKit puts a wrapper view around a controller's view, and here the controller's view
// takes the wrapper's place

import Foundation

extension UIViewController {
    /// Gives a child controller's view a new frame, but never the same frame twice in a row.
    ///
    /// An app may move the child's view, and a second call would move the view back. IQKeyboardManager, for example,
    /// moves the views of controllers by their frames.
    func place(_ child: UIViewController, in frame: CGRect) {
        guard child.presentation.placedFrame != frame else { return }
        child.presentation.placedFrame = frame
        child.wrapperFrame = frame
    }

    /// The frame of UIKit's wrapper around a controller's view, in the container's coordinates, in points.
    ///
    /// UIKit lays out and animates a wrapper (`UIViewControllerWrapperView` or `UIDropShadowView` in public
    /// descriptions of view hierarchies). So the view inside keeps its transform. The simulation has no wrappers. Here
    /// the property is the frame of the view without its transform.
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
