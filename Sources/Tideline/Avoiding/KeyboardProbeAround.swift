import UIKit

/// An invisible view beside another one that notices when the view around both changes.
///
/// A view that is moved without being resized learns nothing of it, and what lies in a scroll view sees no safe area that
/// the scroll view has added to its insets already (S72, S108).
@MainActor
final class KeyboardProbeAround {
    private let onChange: () -> Void
    private var probe: KeyboardGeometryProbe?

    /// - Parameter onChange: called on the main actor whenever the geometry may have changed.
    init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

    deinit {
        let probe = self.probe
        MainQueue.run { probe?.removeFromSuperview() }
    }

    /// Watches the view around another one from now on; nothing without a view or a view around it.
    ///
    /// What is around a controller's own view belongs to UIKit, and gives that view its size.
    func watch(around view: UIView?) {
        let around = view?.next is UIViewController ? nil : view?.superview
        guard probe?.superview !== around else { return }
        probe?.removeFromSuperview()
        probe = around.map { KeyboardGeometryProbe(in: $0, onChange) }
    }
}
