import UIKit

/// A logbook with two child controllers: the days on the left and the chosen day on the right.
public final class TwoColumnsViewController: UIViewController {
    /// The controller of the list of days.
    public let listController = LogListViewController()
    /// The controller of the chosen day.
    public let formController = LogFormViewController()

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Logbook"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(listController)
        addChild(formController)
        view.fill(with: TwoColumnsView(list: listController.view, form: formController.view))
        listController.didMove(toParent: self)
        formController.didMove(toParent: self)
        listController.onChoice = { [weak self] in self?.formController.show($0) }
        if let first = LogEntry.all.first { formController.show(first) }
    }
}
