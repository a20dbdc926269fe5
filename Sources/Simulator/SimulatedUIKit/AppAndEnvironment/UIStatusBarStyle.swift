// Fidelity: partial — the preference of the visible controller; hiding the bar leaves the safe area unchanged

import Foundation

/// The state of the status bar.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(of scene: UIWindowScene) { self.scene = scene }

    /// Returns the controller that determines the bar's look.
    private func controller(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
        var controller = scene.keyWindow?.rootViewController
        while let current = controller {
            let covering = current.presentation.presented.flatMap { covers($0) ? $0 : nil }
            guard let next = covering ?? child(current) else { return current }
            controller = next
        }
        return nil
    }

    private func covers(_ presented: UIViewController) -> Bool {
        presented.modalPresentationStyle == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance
    }

    /// The bar's style.
    open var statusBarStyle: UIStatusBarStyle {
        controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }
    open var isStatusBarHidden: Bool {
        controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }
    /// The bar's frame in the scene's coordinates, in points; zero while it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let height =
            scene.screen.orientation.isLandscape && scene.traitCollection.userInterfaceIdiom == .phone
            ? 0 : scene.keyWindow?.safeAreaInsets.top ?? 0
        return CGRect(x: 0, y: 0, width: height > 0 ? scene.coordinateSpace.bounds.width : 0, height: height)
    }
}

/// The style of the status bar.
public enum UIStatusBarStyle: _ImportedEnumeration {
    /// Dark or light, depending on the interface style.
    case `default`
    /// Light, for dark backgrounds.
    case lightContent
    /// Dark, for light backgrounds.
    case darkContent
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = [0, 1, 3]
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: _ImportedEnumeration {
    /// No animation.
    case none
    /// An animation of the opacity.
    case fade
    /// A movement from and to the top.
    case slide
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
