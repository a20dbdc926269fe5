// Fidelity: exact — rules A8 to A14, A39

import Foundation

extension UIView: ScreenMapped {
    var transformToSuperview: CGAffineTransform {
        var result = CGAffineTransform.identity
        addTransformToSuperview(to: &result)
        return result
    }

    /// Appends the conversion from this view's coordinates to the superview's coordinates.
    ///
    /// Before the call, `transform` must lead to this view's coordinates. After the call, `transform` leads to the
    /// superview's coordinates.
    private func addTransformToSuperview(to transform: inout CGAffineTransform) {
        let layer = layerStorage, bounds = layer.bounds, place = layer.anchorPoint, position = layer.position
        let anchor = CGPoint(x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height)
        let affine = layer.affine
        if affine.isIdentity { return transform.move(x: position.x - anchor.x, y: position.y - anchor.y) }
        transform = transform.concatenating(
            CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affine.withoutNoise)
                .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
    }

    var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity, view = self
        while let parent = view.superviewStorage {
            view.addTransformToSuperview(to: &result)
            view = parent
        }
        return result
    }

    var transformToScreen: CGAffineTransform {
        // Include the root's position, even if the root is outside all windows (rule A39).
        let root = layoutRoot, toScene = transformToRoot.concatenating(root.transformToSuperview)
        // The app's windows use the scene's coordinates (rule H3). The keyboard's windows use the screen's coordinates.
        guard let window = root as? UIWindow, !window.coversScreen, let scene = window.windowScene,
            scene.frameInScreen != nil
        else { return toScene }
        return toScene.concatenating(scene.transformToScreen)
    }

    func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else {
            // For a window, nil means the coordinates of the screen. For other views, nil means their window's
            // coordinates (rules A9, A10).
            return self is UIWindow ? transformToScreen : transformToRoot
        }
        if superviewStorage === view { return transformToSuperview }
        if layoutRoot === view.layoutRoot { return transformToRoot.concatenating(view.transformToRoot.inverted()) }
        return transformToScreen.concatenating(view.transformToScreen.inverted())
    }

    func transform(from view: UIView?) -> CGAffineTransform {
        if let view { return view.transform(to: self) }
        return transform(to: nil).inverted()
    }
}

extension CGAffineTransform {
    /// Adds a translation, with the same result as `concatenating(_:)`.
    fileprivate mutating func move(x: CGFloat, y: CGFloat) {
        (tx, ty) = (tx + ty * 0 + x, tx * 0 + ty + y)
    }
}
