import UIKit

/// An invisible view beside another one that notices when the view around both changes.
///
/// A view that is moved without being resized learns nothing of it, and what lies in a scroll view sees no safe area that
/// the scroll view has added to its insets already (S72, S108). A view that has moved out of the keyboard's reach no longer
/// sees where the keyboard is; the view around it does.
@MainActor
final class KeyboardProbeAround {
    private let onChange: () -> Void
    private let seesKeyboard: Bool
    private(set) var probe: KeyboardGeometryProbe?

    /// - Parameters:
    ///   - seesKeyboard: whether it looks where the keyboard is.
    ///   - onChange: called on the main actor whenever the geometry may have changed.
    init(seesKeyboard: Bool = true, _ onChange: @escaping () -> Void) {
        self.seesKeyboard = seesKeyboard
        self.onChange = onChange
    }

    deinit {
        let probe = self.probe
        MainQueue.run { probe?.removeFromSuperview() }
    }

    /// Watches the view around another one from now on; nothing without a view or a view around it.
    ///
    /// What is around a controller's own view belongs to UIKit, and gives that view its size.
    ///
    /// - Parameter usesWindow: whether to watch the window instead, for a controller's own view.
    func watch(around view: UIView?, usesWindow: Bool = false) {
        let belongsToController = view?.next is UIViewController
        watch(belongsToController ? (usesWindow ? view?.window : nil) : view?.superview)
    }

    /// Watches a view from now on; nothing without one.
    func watch(_ around: UIView?) {
        guard probe?.superview !== around.map(KeyboardProbeHost.of) else { return }
        leave()
        probe = around.map { KeyboardGeometryProbe(in: $0, seesKeyboard: seesKeyboard, onChange) }
    }

    /// Watches nothing any more.
    func leave() {
        probe?.removeFromSuperview()
        probe = nil
    }
}
