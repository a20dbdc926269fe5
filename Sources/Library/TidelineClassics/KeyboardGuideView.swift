import Tideline
import UIKit

/// A view with a layout guide that follows the keyboard.
///
/// The class is like the `View` of the article *Introduction to the Missing Keyboard Layout Guide*. Constrain content
/// to the top of `keyboardGuide`. A ``KeyboardGuideViewController`` moves the guide. The background is
/// `systemBackground`, and a subclass can set another `backgroundColor` after `super.init()`. Every view has a
/// `keyboardGuide`, so a new screen can use any view.
open class KeyboardGuideView: UIView {
    /// The constraint for the guide's minimum height, which is the height that the keyboard covers, in points, 0 or
    /// more.
    ///
    /// The guide sets the constant. While the keyboard is hidden, the constant is 0, and the guide's top is the bottom
    /// of the safe area.
    public var keyboardHeightConstraint: NSLayoutConstraint {
        let guide = keyboardGuide
        // The view holds the guide's height constraint, and this identifier finds the constraint.
        return constraints.first { $0.firstItem === guide && $0.identifier == "TidelineKeyboardHeight" }
            ?? guide.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    }

    /// The height that the keyboard covers, in points of the view, 0 or more, and 0 outside a window.
    public var keyboardOverlap: CGFloat { keyboardGuide.overlap }

    /// Creates a view of zero size for Auto Layout, with the system's background.
    ///
    /// The view's guide stays at the bottom of the safe area until the guide's `keyboard` is set.
    public init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .systemBackground
        keyboardGuide.keyboard = nil
    }

    /// Unavailable, because the guide is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    /// True, because the view depends on Auto Layout.
    open override class var requiresConstraintBasedLayout: Bool { true }
}

/// A controller that moves the keyboard guide of its content view.
///
/// The class is like the `ViewController` of the article *Introduction to the Missing Keyboard Layout Guide*. Until
/// ``automaticallyAdjustsKeyboardGuide`` is true, the guide stays at the bottom of the safe area, and the keyboard
/// covers the views at the guide.
open class KeyboardGuideViewController<ContentView: KeyboardGuideView>: UIViewController {
    /// The content view, which fills the controller's view.
    public let contentView: ContentView

    /// Whether the guide follows the keyboard; off by default.
    ///
    /// A new value moves the guide at once, without an animation of its own, even while the keyboard is up (S105).
    public var automaticallyAdjustsKeyboardGuide = false {
        didSet { contentView.keyboardGuide.keyboard = automaticallyAdjustsKeyboardGuide ? keyboard : nil }
    }

    /// Called on the main actor once when a hidden keyboard is about to appear.
    ///
    /// The closure runs inside the keyboard's animation, before the content is laid out.
    public var keyboardWillAppear: (@MainActor (Keyboard.Change) -> Void)?

    /// Called on the main actor once when a visible keyboard is about to disappear.
    ///
    /// The closure runs inside the keyboard's animation, before the content is laid out.
    public var keyboardWillDisappear: (@MainActor (Keyboard.Change) -> Void)?

    private let keyboard: Keyboard

    /// Creates a controller around a content view.
    ///
    /// - Parameters:
    ///   - contentView: the content, which fills the controller's view.
    ///   - keyboard: the keyboard to follow, by default the shared keyboard.
    public init(contentView: ContentView, keyboard: Keyboard = .shared) {
        self.contentView = contentView
        self.keyboard = keyboard
        super.init(nibName: nil, bundle: nil)
        keyboard.observe(for: self) { $0.tell($1) }
    }

    /// Unavailable, because the content view is made in code.
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
