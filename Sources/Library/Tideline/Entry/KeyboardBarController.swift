import UIKit

/// Holds the view of another controller as a bar above the keyboard, over a page of which the bar is no part.
///
///     let bar = KeyboardBarController(bar: composer) { event in … }
///     addChild(bar)
///     view.addSubview(bar.view)      // as large as the page
///     bar.didMove(toParent: self)
///
/// The controller's own view takes touches in the bar alone, and all others go to the page below. The bar is as high as
/// its constraints or its intrinsic size make it, and rests at the bottom of the safe area. It follows the keyboard of
/// every input, also under a finger.
public final class KeyboardBarController: UIViewController {
    /// What has happened to the bar.
    public enum Event: Equatable, Sendable {
        /// The bar has got another height, in points, 0 or more.
        case height(CGFloat)
        /// An input inside the bar has begun or ended editing.
        case editing(Bool)
    }

    private let bar: UIViewController
    private let onEvent: @MainActor (Event) -> Void
    private var height: CGFloat = 0
    private var editingNotifications: TextEditingNotifications?
    /// Whether an input is edited as soon as the bar is on the screen.
    private var editsWhenShown = false

    /// Creates a controller whose bar is the view of another one.
    ///
    /// - Parameters:
    ///   - bar: the controller of the bar, which becomes a child.
    ///   - onEvent: is called on the main actor, within the layout or the notification that has brought the event.
    public init(bar: UIViewController, onEvent: @escaping @MainActor (Event) -> Void = { _ in }) {
        (self.bar, self.onEvent) = (bar, onEvent)
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable, because the controller is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Whether an input inside the bar is edited.
    public var isEditingBar: Bool { viewIfLoaded?.firstResponderInside != nil }

    /// Begins editing the first input in the bar, at the latest when the bar is on the screen, or ends editing.
    public func editBar(_ edits: Bool) {
        editsWhenShown = edits && viewIfLoaded?.window == nil
        guard edits != isEditingBar, !editsWhenShown else { return }
        if edits { Self.firstInput(in: view)?.becomeFirstResponder() } else { view.endEditing(true) }
    }

    // MARK: The view

    /// Makes a view that takes touches in the bar alone.
    public override func loadView() { view = PassingView() }

    /// Puts the bar on the guide.
    public override func viewDidLoad() {
        super.viewDidLoad()
        let content: UIView = bar.view
        addChild(bar)
        content.translatesAutoresizingMaskIntoConstraints = false
        content.setContentHuggingPriority(.required, for: .vertical)
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.keyboardGuide.topAnchor)
        ])
        bar.didMove(toParent: self)
        editingNotifications = TextEditingNotifications { [weak self] event, input in
            guard let self, event != .changed, input.isDescendant(of: view) else { return }
            onEvent(.editing(event == .began))
        }
    }

    /// Begins editing, if that was asked for before the bar was on the screen.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if editsWhenShown { editBar(true) }
    }

    /// Tells of a new height.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard bar.view.bounds.height != height else { return }
        height = bar.view.bounds.height
        onEvent(.height(height))
    }

    private static func firstInput(in view: UIView) -> UIView? {
        if view is any UITextInput, view.canBecomeFirstResponder { return view }
        for subview in view.subviews where !subview.isHidden {
            if let found = firstInput(in: subview) { return found }
        }
        return nil
    }

    /// Touches beside the bar go to the page below.
    private final class PassingView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let found = super.hitTest(point, with: event)
            return found === self ? nil : found
        }
    }
}
