// Fidelity: partial — what the controller that shows asks for; hiding the bar changes no safe area

import Foundation

/// Tells of the bar with the time.
@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(of scene: UIWindowScene) { self.scene = scene }

    /// The controller that decides how the bar looks.
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

    /// How the bar looks.
    open var statusBarStyle: UIStatusBarStyle {
        controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }
    open var isStatusBarHidden: Bool {
        controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }
    /// Where the bar is, in the scene's coordinates, in points; of no size while it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let height =
            scene.screen.orientation.isLandscape && scene.traitCollection.userInterfaceIdiom == .phone
            ? 0 : scene.keyWindow?.safeAreaInsets.top ?? 0
        return CGRect(x: 0, y: 0, width: height > 0 ? scene.coordinateSpace.bounds.width : 0, height: height)
    }
}

/// How the bar with the time looks.
public enum UIStatusBarStyle: _ImportedEnumeration {
    /// Dark or light, as the interface wants.
    case `default`
    /// Light, for dark backgrounds.
    case lightContent
    /// Dark, for light backgrounds.
    case darkContent
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = [0, 1, 3]
}

/// How the bar with the time comes and goes.
public enum UIStatusBarAnimation: _ImportedEnumeration {
    /// At once.
    case none
    /// By opacity.
    case fade
    /// From and to the top.
    case slide
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
