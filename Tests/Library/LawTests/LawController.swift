import TidelineClassics
import UIKit

/// A controller that reports its layouts and appearances, and that may have a bar above the keyboard.
@MainActor
protocol LawPageController: UIViewController {
    var onLayout: [() -> Void] { get set }
    var onAppearance: [() -> Void] { get set }
    var bar: UIView? { get set }
    /// The responder that becomes first responder after the page has appeared, so that the bar docks.
    ///
    /// Nil for a page without a bar.
    var barOwner: UIResponder? { get }
}

final class LawController: UIViewController, LawPageController {
    var onLayout: [() -> Void] = []
    var onAppearance: [() -> Void] = []
    var bar: UIView?
    var barOwner: UIResponder? { bar == nil ? view as? LawBarView : self }
    override var canBecomeFirstResponder: Bool { bar != nil }
    override var inputAccessoryView: UIView? { bar }
    /// The bar above the keyboard, if this controller's view is the responder with the bar.
    private let viewBar: UIView?

    init(viewBar: UIView? = nil) {
        self.viewBar = viewBar
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        guard let viewBar else { return super.loadView() }
        view = LawBarView(bar: viewBar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for told in onLayout { told() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        barOwner?.becomeFirstResponder()
        for told in onAppearance { told() }
    }
}

final class LawGuideController: KeyboardGuideViewController<KeyboardGuideView>, LawPageController {
    var onLayout: [() -> Void] = []
    var onAppearance: [() -> Void] = []
    var bar: UIView?
    var barOwner: UIResponder? { bar == nil ? nil : self }
    override var canBecomeFirstResponder: Bool { bar != nil }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for told in onLayout { told() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        barOwner?.becomeFirstResponder()
        for told in onAppearance { told() }
    }
}

/// A page's view that provides the bar above the keyboard.
private final class LawBarView: UIView {
    private let bar: UIView

    init(bar: UIView) {
        self.bar = bar
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}
