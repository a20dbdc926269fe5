internal import KeyboardModel
import UIKit

/// An invisible view that notices when its host's size, safe area or window changes, and where the keyboard is.
///
/// Keyboard notifications are not enough: a rotation, a sheet that moves, or a screen that is pushed while the keyboard is
/// up change what is covered without one (S46, S100, S103), and so does a finger that drags the keyboard down (S93). A view
/// cannot be observed from outside, a subview of it can. The probe holds a view that is pinned to the probe's own
/// keyboard layout guide, so that Apple's guide is asked for only where an avoider lives, and goes with it. A guide inside
/// a scroll view would be placed anew on every frame of every scroll, so there the view around all scrolling holds it.
final class KeyboardGeometryProbe: UIView {
    /// Called on the main actor whenever the geometry may have changed, also within a layout pass.
    private let onChange: () -> Void
    /// False while the probe joins the view: its maker has no reference to it yet, and must not be asked.
    private var isInPlace = false
    /// Whether the superview has places that an animation can start from.
    private(set) var hasBeenLaidOut = false
    private var witness: KeyboardWitness?
    private var aroundScrolling: KeyboardProbeAround?

    /// Whether it looks where the keyboard is; one probe of an avoider is enough for that.
    private let seesKeyboard: Bool

    /// Puts a probe into a view, or into the view that stands for its content where UIKit forbids subviews.
    init(in view: UIView, seesKeyboard: Bool = true, _ onChange: @escaping () -> Void) {
        self.onChange = onChange
        self.seesKeyboard = seesKeyboard
        let host = KeyboardProbeHost.of(view)
        super.init(frame: host.bounds)
        isHidden = true
        isUserInteractionEnabled = false
        // Only what was never laid out has to be before it may move.
        hasBeenLaidOut = host.window != nil && !host.bounds.isEmpty && host.subviews.contains { !$0.bounds.isEmpty }
        host.insertSubview(self, at: 0)
        fill(host)
        // Together with the probe, so that both need one layout.
        if hasBeenLaidOut, seesKeyboard { placeWitness() }
        isInPlace = true
    }

    /// Takes the view's size over, whatever it will be.
    ///
    /// In a scroll view an autoresizing mask could be taken for content; its frame's guide never is (rule C25).
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

    /// What Apple's layout guide shows in the view; nil without a window, and before it has been laid out.
    var guide: KeyboardReconciliation.Guide? {
        guard isInPlace, let window else { return nil }
        if let aroundScrolling { return aroundScrolling.probe?.guide }
        guard let place = witness?.place else { return nil }
        // A docked keyboard is as wide as the screen, whatever the window is.
        let screen = window.screen.bounds, bottom = max(screen.maxY, place.top)
        let frame = CGRect(x: screen.minX, y: place.top, width: screen.width, height: bottom - place.top)
        return KeyboardReconciliation.Guide(top: place.top, isAtRest: place.isAtRest, keyboardFrame: frame)
    }

    /// Whether Apple's layout guide has shown a keyboard since it was first asked, and never its absence.
    var hasOnlySeenKeyboard: Bool {
        if let aroundScrolling { return aroundScrolling.probe?.hasOnlySeenKeyboard ?? false }
        return witness.map { $0.place != nil && !$0.hasRested } ?? false
    }

    private func tell() { if isInPlace { onChange() } }

    private func placeWitness() {
        if let ground = viewAroundScrolling {
            let around = aroundScrolling ?? KeyboardProbeAround { [weak self] in self?.tell() }
            aroundScrolling = around
            around.watch(ground)
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
        // Not before the first layout: UIKit lays out what follows its guide inside the keyboard's animation, and a screen
        // that opens with its keyboard would fly in from zero.
        if window != nil, seesKeyboard { placeWitness() }
        tell()
    }

    /// Asks for a layout as well: views beside the probe may learn of the new safe area after it.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
        tell()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        witness?.look()
        tell()
    }
}

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

/// Where a probe goes that watches a view: into the view, unless UIKit reserves the view's subviews.
@MainActor
enum KeyboardProbeHost {
    /// Finds the view that a probe may be a subview of, and that is always as large as the watched one.
    ///
    /// - `UIVisualEffectView` raises when a view is added to it; Apple's reference says to use `contentView`.
    /// - Cells and table headers move, select and reuse what is in `contentView`; Apple's reference says to add views there.
    ///
    /// A stack view arranges only what was added with `addArrangedSubview(_:)`, and a scroll view scrolls only what is
    /// tied to its content guide; both take the probe themselves.
    static func of(_ view: UIView) -> UIView {
        switch view {
        case let effects as UIVisualEffectView: effects.contentView
        case let cell as UITableViewCell: cell.contentView
        default: view
        }
    }
}
