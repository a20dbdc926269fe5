import Tideline
import UIKit

/// A view with a layout guide that takes the keyboard's place; the article's `View`.
///
/// Constrain content to `keyboardGuide`'s top, and let a ``KeyboardGuideViewController`` move it. The background is
/// `systemBackground`; a subclass sets `backgroundColor` after `super.init()`. With the new entry any view has a
/// `keyboardGuide`, and this class is not needed.
open class KeyboardGuideView: UIView {
    /// The guide's least height: the height that the keyboard covers of the view, in points, 0 or more.
    ///
    /// The constant belongs to the guide. Without a keyboard it is 0, and the guide reaches up to the safe area.
    public var keyboardHeightConstraint: NSLayoutConstraint {
        let guide = keyboardGuide
        // The guide names it among the view's constraints.
        return constraints.first { $0.firstItem === guide && $0.identifier == "TidelineKeyboardHeight" }
            ?? guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    }

    /// How much of the view the keyboard covers from below, in points of the view, 0 or more; 0 without a window.
    public var keyboardOverlap: CGFloat { keyboardGuide.overlap }

    /// Creates a view of no size that takes part in Auto Layout, with the system's background and a guide that rests.
    public init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .systemBackground
        keyboardGuide.keyboard = nil
    }

    /// Not available: the guide is built in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// The view depends on Auto Layout.
    open override class var requiresConstraintBasedLayout: Bool { true }
}

/// A controller whose content view has a keyboard guide, and which moves that guide; the article's `ViewController`.
///
/// Until ``automaticallyAdjustsKeyboardGuide`` is set the guide stays at the bottom of the safe area, and the keyboard covers
/// the views on it.
open class KeyboardGuideViewController<ContentView: KeyboardGuideView>: UIViewController {
    /// The content; fills the controller's view.
    public let contentView: ContentView

    /// Whether the guide follows the keyboard; off by default.
    ///
    /// Setting it while the keyboard is up takes effect at once, without animation (S105).
    public var automaticallyAdjustsKeyboardGuide = false {
        didSet { contentView.keyboardGuide.keyboard = automaticallyAdjustsKeyboardGuide ? keyboard : nil }
    }

    /// Called on the main actor when a keyboard that was hidden is about to come into sight, once per appearance, inside
    /// the keyboard's animation and before the content is laid out.
    public var keyboardWillAppear: (@MainActor (Keyboard.Change) -> Void)?

    /// Called on the main actor when a visible keyboard is about to leave, once per disappearance, inside the keyboard's
    /// animation and before the content is laid out.
    public var keyboardWillDisappear: (@MainActor (Keyboard.Change) -> Void)?

    private let keyboard: Keyboard

    /// Creates a controller around a content view.
    ///
    /// - Parameters:
    ///   - contentView: the content; ``loadView()`` puts it into the controller's view.
    ///   - keyboard: the keyboard to follow; the shared one unless a test brings its own.
    public init(contentView: ContentView, keyboard: Keyboard = .shared) {
        self.contentView = contentView
        self.keyboard = keyboard
        super.init(nibName: nil, bundle: nil)
        keyboard.observe(for: self) { $0.tell($1) }
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

    private func tell(_ change: Keyboard.Change) {
        if change.previousState == .hidden, change.state != .hidden { keyboardWillAppear?(change) }
        if change.previousState != .hidden, change.state == .hidden { keyboardWillDisappear?(change) }
    }
}
