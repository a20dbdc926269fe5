public import UIKit

/// A controller that shows another controller in a part of its view, as panels, pages and split screens do.
public final class ChildContainer: UIViewController {
    private let child: UIViewController
    /// The insets of the child's view, in points; negative insets put an edge outside.
    public var insets: UIEdgeInsets {
        didSet { view.setNeedsLayout() }
    }

    /// Shows a controller in the container, with insets in points.
    public init(_ child: UIViewController, insets: UIEdgeInsets) {
        (self.child, self.insets) = (child, insets)
        super.init(nibName: nil, bundle: nil)
    }

    /// Storyboards cannot create this controller.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        child.view.frame = CGRect(
            x: insets.left, y: insets.top, width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
    }
}
