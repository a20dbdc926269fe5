import Tideline
import UIKit

/// Raises the bottom of a controller's safe area to the keyboard's top.
///
/// The class is like the listener of the article *How to handle keyboard behavior in iOS apps*. A controller creates a
/// listener in `viewDidLoad` and keeps the listener. The line `controller.keyboardAvoidance = .safeArea` does the same
/// without a listener. A deallocated listener restores the safe area.
@MainActor
public final class KeyboardAppearListener {
    private let raised = OwnAvoidance<UIViewController>()

    /// Creates a listener, which holds its controller weakly.
    ///
    /// If the keyboard is already up, the bottom of the safe area jumps to the keyboard's top at once.
    ///
    /// - Parameters:
    ///   - viewController: the controller with the safe area.
    ///   - keyboard: the keyboard to follow, by default the shared keyboard.
    public init(viewController: UIViewController, keyboard: Keyboard = .shared) {
        raised.set(.safeArea.following(keyboard), on: viewController)
    }

    deinit { raised.end() }

    /// The keyboard's present addition to the bottom safe area, in points, 0 or more.
    public var keyboardInset: CGFloat { raised.owner?.keyboardShare ?? 0 }
}
