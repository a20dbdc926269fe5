// Fidelity: partial — the preference of the visible controller; hiding the bar leaves the safe area unchanged

import Foundation

@preconcurrency @MainActor @available(iOS 13.0, *)
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(of scene: UIWindowScene) { self.scene = scene }

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

    open var statusBarStyle: UIStatusBarStyle {
        controller { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
    }
    open var isStatusBarHidden: Bool {
        controller { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
    }
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let height =
            scene.screen.orientation.isLandscape && scene.traitCollection.userInterfaceIdiom == .phone
            ? 0 : scene.keyWindow?.safeAreaInsets.top ?? 0
        return CGRect(x: 0, y: 0, width: height > 0 ? scene.coordinateSpace.bounds.width : 0, height: height)
    }
}

public enum UIStatusBarStyle: _ImportedEnumeration {
    case `default`
    case lightContent
    case darkContent
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = [0, 1, 3]
}

public enum UIStatusBarAnimation: _ImportedEnumeration {
    case none
    case fade
    case slide
    @available(*, unavailable) case _unnamed(Int)
    public static let _numbers = Array(0...2)
}
