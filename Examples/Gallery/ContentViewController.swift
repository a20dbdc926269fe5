import UIKit

/// A controller whose content fills its view.
public class ContentViewController<Content: UIView>: UIViewController {
    /// The content.
    public let contentView: Content

    /// Creates a controller for a content view.
    public init(contentView: Content) {
        self.contentView = contentView
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable, because the content view is made in code.
    @available(*, unavailable, message: "Use init(contentView:) instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.fill(with: contentView)
    }
}
