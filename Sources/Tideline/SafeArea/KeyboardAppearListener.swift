import KeyboardModel
import UIKit

/// Raises a controller's safe area by what the keyboard takes beyond it.
///
/// A controller makes one in `viewDidLoad` and keeps it; everything that is pinned to the safe area, also in child
/// controllers and in scroll views that adjust themselves, then stays above the keyboard:
///
///     keyboardListener = KeyboardAppearListener(viewController: self)
///
/// Only `additionalSafeAreaInsets.bottom` is changed, and only by the listener's own share: what the app sets there stays,
/// whenever it is set. The share follows the view's own geometry, so a rotation, a sheet, a tab bar that goes away or
/// another field need no code. After the last hide everything is as before, to the last bit.
///
/// **What if you do not** keep it: the listener ends when nobody holds it any more, and takes its share back.
@MainActor
public final class KeyboardAppearListener {
    private let observer: KeyboardObserver
    private let avoidance: SafeAreaAvoidance

    /// Starts to listen on behalf of a controller, which is not kept alive.
    ///
    /// If the keyboard is up already the safe area is raised at once, without animation. A controller whose view is not
    /// loaded yet is served from the first keyboard notification after that on, or from ``update()``.
    ///
    /// - Parameters:
    ///   - viewController: whose safe area is raised.
    ///   - observer: who tells about the keyboard; the shared one unless a test brings its own.
    public init(viewController: UIViewController, observer: KeyboardObserver = .shared) {
        self.observer = observer
        avoidance = SafeAreaAvoidance(viewController, observer: observer)
        observer.add(avoidance)
    }

    deinit {
        let (observer, avoidance) = (self.observer, self.avoidance)
        MainQueue.run { observer.remove(avoidance) }
    }

    /// The share of the bottom safe area that is the listener's at present, in points, 0 or more.
    public var keyboardInset: CGFloat { avoidance.share }

    /// Looks at the keyboard and at the view's place again.
    ///
    /// Only needed after something that no view learns of, such as a container that moves the view without resizing it.
    public func update() { observer.reevaluate(avoidance) }
}
