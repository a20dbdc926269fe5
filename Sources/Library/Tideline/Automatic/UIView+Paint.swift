import UIKit

extension UIView {
    /// Whether a person cannot see through the view, or through most of it.
    ///
    /// A view that draws itself may be transparent, so it counts only with an opaque background.
    var hidesPixels: Bool {
        if let alpha = backgroundColor?.cgColor.alpha, alpha > 0.99 { return true }
        return switch self {
        case let label as UILabel: label.text?.isEmpty == false
        case let image as UIImageView: image.image != nil
        case let effect as UIVisualEffectView: effect.effect != nil
        case is UIButton: looksFilled
        default: false
        }
    }

    /// Whether the view draws a background by its layer, a sublayer or its button configuration.
    var looksFilled: Bool {
        layer.paints || layer.holdsBackground(of: layer) || (self as? UIButton)?.configurationPaints ?? false
    }

    /// The part of the view that scroll views and other views around it leave, in the window's coordinates, in points.
    ///
    /// The value is nil outside a window.
    var shownFrame: CGRect? {
        guard let window else { return nil }
        var shown = window.convert(bounds, from: self), around = superview
        while let box = around, box !== window {
            if box.clipsToBounds { shown = shown.intersection(window.convert(box.bounds, from: box)) }
            around = box.superview
        }
        return shown
    }
}

extension UIButton {
    /// Whether the configuration itself has a background colour or a background view.
    ///
    /// UIKit draws the background of `filled()` in the button's layers, which `looksFilled` checks separately.
    fileprivate var configurationPaints: Bool {
        guard let configuration else { return false }
        let colors = [configuration.baseBackgroundColor, configuration.background.backgroundColor].compactMap(\.self)
        return configuration.background.customView != nil || colors.contains { $0.cgColor.alpha > 0 }
    }
}

extension CALayer {
    fileprivate var paints: Bool {
        guard !isHidden, opacity > 0 else { return false }
        if contents != nil || (self as? CAGradientLayer)?.colors?.isEmpty == false { return true }
        return (backgroundColor?.alpha ?? 0) > 0
    }

    /// A background fills most of the button's layer.
    fileprivate func holdsBackground(of button: CALayer) -> Bool {
        let leastWidth = button.bounds.width * 0.8, leastHeight = button.bounds.height * 0.8
        return sublayers?.contains { layer in
            guard layer.bounds.width >= leastWidth, layer.bounds.height >= leastHeight else { return false }
            return layer.paints || layer.holdsBackground(of: button)
        } ?? false
    }
}
