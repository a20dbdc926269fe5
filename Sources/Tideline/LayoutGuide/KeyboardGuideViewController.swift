import KeyboardModel
import UIKit

/// A controller whose content view has a keyboard guide, and which moves that guide with the keyboard.
///
/// The pair does the job of the classic "keyboard layout guide" recipe (a view with a guide, a controller that listens)
/// without its faults: the overlap is an intersection in the view's own coordinates, hide always wins, and nothing is
/// left behind when the controller goes away.
///
/// **What if you do not** set ``automaticallyAdjustsKeyboardGuide``: the guide stays at the bottom of the safe area and the
/// keyboard covers what is constrained to it. It is off by default because a screen may not want to react.
open class KeyboardGuideViewController<ContentView: KeyboardGuideView>: UIViewController {
    /// The content; fills the controller's view.
    public let contentView: ContentView

    /// Whether the guide follows the keyboard; off by default.
    ///
    /// Switching it on while the keyboard is up takes effect at once, without animation; switching it off takes the guide
    /// back to the safe area (S105).
    public var automaticallyAdjustsKeyboardGuide = false {
        didSet {
            guard automaticallyAdjustsKeyboardGuide != oldValue else { return }
            if automaticallyAdjustsKeyboardGuide {
                contentView.keyboardGuide.follow(observer, in: contentView)
            } else {
                contentView.keyboardGuide.stopFollowing()
            }
        }
    }

    /// Called on the main actor when a keyboard that was hidden is about to come into sight, once per appearance, inside
    /// the keyboard's animation and before the content is laid out.
    public var keyboardWillAppear: (@MainActor (KeyboardChange) -> Void)? {
        didSet { updateSubscription() }
    }

    /// Called on the main actor when a visible keyboard is about to leave, once per disappearance, inside the keyboard's
    /// animation and before the content is laid out.
    public var keyboardWillDisappear: (@MainActor (KeyboardChange) -> Void)? {
        didSet { updateSubscription() }
    }

    private let observer: KeyboardObserver
    private var subscription: KeyboardSubscription?

    /// Creates a controller around a content view.
    ///
    /// - Parameters:
    ///   - contentView: the content; ``loadView()`` puts it into the controller's view.
    ///   - observer: who tells about the keyboard; the shared one unless a test brings its own.
    public init(contentView: ContentView, observer: KeyboardObserver = .shared) {
        self.contentView = contentView
        self.observer = observer
        super.init(nibName: nil, bundle: nil)
    }

    /// Not available: the content view is made in code.
    @available(*, unavailable, message: "Use init(contentView:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Puts the content view into the controller's view, edge to edge.
    open override func loadView() {
        super.loadView()
        view.addSubview(contentView)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: view.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func updateSubscription() {
        guard keyboardWillAppear != nil || keyboardWillDisappear != nil else {
            subscription?.cancel()
            subscription = nil
            return
        }
        guard subscription == nil else { return }
        subscription = observer.subscribe { [weak self] change in self?.tell(change) }
    }

    private func tell(_ change: KeyboardChange) {
        if change.previousState == .hidden, change.state != .hidden { keyboardWillAppear?(change) }
        if change.previousState != .hidden, change.state == .hidden { keyboardWillDisappear?(change) }
    }
}
