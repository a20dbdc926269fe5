internal import KeyboardModel
import UIKit

/// An invisible view that notices changes of its host's size, safe area and window, and shows Apple's guide there.
///
/// Keyboard notifications are not enough. A rotation, a moving sheet and a pushed screen change the covered height without
/// one (S46, S100, S103), and so does a finger that drags the keyboard down (S93). A view cannot be observed from outside;
/// a subview of it can. The probe holds a view that is pinned to the probe's own keyboard layout guide. Apple's guide is
/// thus made only where an avoider is, and removed with it. A guide inside a scroll view would be placed anew on every frame
/// of every scroll, so the view around all scroll views holds it there.
final class KeyboardGeometryProbe: UIView {
    /// Called on the main actor whenever the geometry may have changed, also within a layout pass.
    private let onChange: () -> Void
    /// False during init: the owner has not stored the probe yet.
    private var isInPlace = false
    /// Whether the superview has places that an animation can start from.
    private(set) var hasBeenLaidOut = false
    private var witness: KeyboardWitness?
    private var aroundScrolling: KeyboardProbeAround?

    /// Whether the probe shows Apple's guide; one probe of an avoider is enough for that.
    private let seesKeyboard: Bool

    /// Inserts a probe into a view, or into its content view where UIKit reserves the subviews.
    init(in view: UIView, seesKeyboard: Bool = true, _ onChange: @escaping () -> Void) {
        self.onChange = onChange
        self.seesKeyboard = seesKeyboard
        let host = KeyboardProbeHost.of(view)
        super.init(frame: host.bounds)
        isHidden = true
        isUserInteractionEnabled = false
        // A view that was never laid out has no place to move from.
        hasBeenLaidOut = host.window != nil && !host.bounds.isEmpty && host.subviews.contains { !$0.bounds.isEmpty }
        host.insertSubview(self, at: 0)
        fill(host)
        // Now, so that probe and witness need one layout.
        if hasBeenLaidOut, seesKeyboard { placeWitness() }
        isInPlace = true
    }

    /// Fills the view, also after it is resized.
    ///
    /// UIKit could take an autoresizing mask for content of a scroll view, but not its frame layout guide (rule C25).
    private func fill(_ view: UIView) {
        guard let frame = (view as? UIScrollView)?.frameLayoutGuide else {
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return
        }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: frame.topAnchor), bottomAnchor.constraint(equalTo: frame.bottomAnchor),
            leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            trailingAnchor.constraint(equalTo: frame.trailingAnchor)
        ])
    }

    @available(*, unavailable, message: "Use init(in:seesKeyboard:_:) instead.")
    required init?(coder: NSCoder) { nil }

    /// Apple's layout guide in the view; nil without a window, and before the first layout.
    var guide: KeyboardReconciliation.Guide? {
        guard isInPlace, let window else { return nil }
        if let aroundScrolling { return aroundScrolling.probe?.guide }
        guard let place = witness?.place else { return nil }
        // A docked keyboard is as wide as the screen in any window.
        let screen = window.screen.bounds, bottom = max(screen.maxY, place.top)
        let frame = CGRect(x: screen.minX, y: place.top, width: screen.width, height: bottom - place.top)
        return KeyboardReconciliation.Guide(top: place.top, isAtRest: place.isAtRest, keyboardFrame: frame)
    }

    /// Whether Apple's layout guide has shown a keyboard in every layout so far.
    var hasOnlySeenKeyboard: Bool {
        if let aroundScrolling { return aroundScrolling.probe?.hasOnlySeenKeyboard ?? false }
        return witness.map { $0.place != nil && !$0.hasRested } ?? false
    }

    private func notify() { if isInPlace { onChange() } }

    private func placeWitness() {
        if let container = viewAroundScrolling {
            let around = aroundScrolling ?? KeyboardProbeAround { [weak self] in self?.notify() }
            aroundScrolling = around
            around.watch(container)
        } else {
            aroundScrolling?.leave()
            aroundScrolling = nil
            if let witness { witness.look() } else { witness = KeyboardWitness(in: self) }
        }
    }

    /// The view around the outermost scroll view that the probe is in; nil outside of scroll views.
    private var viewAroundScrolling: UIView? { scrollViewsAround.last?.superview }

    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil { hasBeenLaidOut = true }
        // Not before the first layout: UIKit lays out views on its guide inside the keyboard's animation, and a screen that
        // opens with its keyboard would fly in from zero.
        if window != nil, seesKeyboard { placeWitness() }
        notify()
    }

    /// Needs a layout as well: views beside the probe may get the new safe area after it.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        notify()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        witness?.look()
        notify()
    }
}

/// A probe in the view around another one.
///
/// UIKit does not notify a view that is moved without being resized. A view in a scroll view does not get the safe area that
/// the scroll view has added to its insets (S72, S108). In a view that has moved out of the keyboard's reach Apple's guide
/// rests; in the view around it the guide still shows the keyboard.
@MainActor
final class KeyboardProbeAround {
    private let onChange: () -> Void
    private let seesKeyboard: Bool
    private(set) var probe: KeyboardGeometryProbe?

    /// - Parameters:
    ///   - seesKeyboard: whether the probe shows Apple's guide.
    ///   - onChange: called on the main actor whenever the geometry may have changed.
    init(seesKeyboard: Bool = true, _ onChange: @escaping () -> Void) {
        self.seesKeyboard = seesKeyboard
        self.onChange = onChange
    }

    deinit {
        let probe = self.probe
        MainQueue.run { probe?.removeFromSuperview() }
    }

    /// Puts the probe into the view around another one; removes it when there is none.
    ///
    /// The view around a controller's own view belongs to UIKit.
    ///
    /// - Parameter usesWindow: whether the window is used instead, for a controller's own view.
    func watch(around view: UIView?, usesWindow: Bool = false) {
        let belongsToController = view?.next is UIViewController
        watch(belongsToController ? (usesWindow ? view?.window : nil) : view?.superview)
    }

    /// Puts the probe into a view; removes it when there is none.
    func watch(_ around: UIView?) {
        // Mostly it is there already, and to ask for the classes of hosts takes longer.
        if let around, probe?.superview === around { return }
        let host: UIView?
        if let around { host = KeyboardProbeHost.of(around) } else { host = nil }
        guard probe?.superview !== host else { return }
        leave()
        probe = around.map { KeyboardGeometryProbe(in: $0, seesKeyboard: seesKeyboard, onChange) }
    }

    /// Removes the probe.
    func leave() {
        probe?.removeFromSuperview()
        probe = nil
    }
}

/// The superview of a probe: the watched view, unless UIKit reserves the view's subviews.
@MainActor
enum KeyboardProbeHost {
    /// The view that may hold a probe and is always as large as the watched one.
    ///
    /// - `UIVisualEffectView` raises when a view is added to it; Apple's reference says to use `contentView`.
    /// - Cells and table headers move, select and reuse the views in `contentView`; Apple's reference says to add views
    ///   there.
    ///
    /// A stack view arranges only views of `addArrangedSubview(_:)`, and a scroll view scrolls only views that are tied to
    /// its content guide. Both hold the probe themselves.
    static func of(_ view: UIView) -> UIView {
        switch view {
        case let effects as UIVisualEffectView: effects.contentView
        case let cell as UITableViewCell: cell.contentView
        default: view
        }
    }
}
