import UIKit

/// A controller whose content fills its view.
open class ContentViewController<Content: UIView>: UIViewController {
    /// The content; fills the controller's view.
    public let contentView: Content

    /// Creates a controller around its content.
    public init(contentView: Content) {
        self.contentView = contentView
        super.init(nibName: nil, bundle: nil)
    }

    /// Not available: the content view is made in code.
    @available(*, unavailable, message: "Use init(contentView:) instead.")
    public required init?(coder: NSCoder) { nil }

    /// Puts the content into the controller's view, edge to edge.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(contentView)
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: view.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }
}
