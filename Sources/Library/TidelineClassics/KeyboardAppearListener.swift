import Tideline
import UIKit

/// Raises a controller's safe area by the covered height beyond it; the article's listener.
///
/// A controller makes one in `viewDidLoad` and keeps it. With the new entry it is `controller.keyboardAvoidance = .safeArea`,
/// and nothing has to be kept. A listener that is let go of takes its share back.
@MainActor
public final class KeyboardAppearListener {
    private let raised = OwnAvoidance<UIViewController>()

    /// Starts to listen on behalf of a controller, which is not kept alive.
    ///
    /// If the keyboard is up already the safe area is raised at once, without animation.
    ///
    /// - Parameters:
    ///   - viewController: the controller with the safe area.
    ///   - keyboard: the keyboard to follow; the shared one unless a test brings its own.
    public init(viewController: UIViewController, keyboard: Keyboard = .shared) {
        raised.set(.safeArea.following(keyboard), on: viewController)
    }

    deinit { raised.end() }

    /// The share of the bottom safe area that is the keyboard's at present, in points, 0 or more.
    public var keyboardInset: CGFloat { raised.owner?.keyboardShare ?? 0 }
}
