// Fidelity: exact — rules A8 to A14, A39

import Foundation

extension UIView: ScreenMapped {
    /// Maps this view's coordinates to the superview's.
    var transformToSuperview: CGAffineTransform {
        let bounds = bounds, place = layerStorage.anchorPoint
        let anchor = CGPoint(x: bounds.minX + place.x * bounds.width, y: bounds.minY + place.y * bounds.height)
        if layerStorage.affine.isIdentity {
            return CGAffineTransform(translationX: center.x - anchor.x, y: center.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(layerStorage.affine.withoutNoise)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// Maps this view's coordinates to the topmost ancestor's.
    var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let parent = view.superviewStorage {
            result = result.concatenating(view.transformToSuperview)
            view = parent
        }
        return result
    }

    var transformToScreen: CGAffineTransform {
        // The place of every root counts, of one without a window too (rule A39).
        let root = layoutRoot, toScene = transformToRoot.concatenating(root.transformToSuperview)
        // Windows stand in the scene's coordinates (rule H3), those of the keyboard in the screen's.
        guard let window = root as? UIWindow, !window.coversScreen, let scene = window.windowScene,
            scene.frameInScreen != nil
        else { return toScene }
        return toScene.concatenating(scene.transformToScreen)
    }

    func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else {
            // With nil a window means the screen, any other view the base coordinates of its window (rules A9, A10).
            return self is UIWindow ? transformToScreen : transformToRoot
        }
        if layoutRoot === view.layoutRoot { return transformToRoot.concatenating(view.transformToRoot.inverted()) }
        return transformToScreen.concatenating(view.transformToScreen.inverted())
    }

    func transform(from view: UIView?) -> CGAffineTransform {
        if let view { return view.transform(to: self) }
        return transform(to: nil).inverted()
    }
}
