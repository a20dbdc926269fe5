// Fidelity: partial — the keyboard avoidance that belongs to the controller (rules C26 to C28)

import Foundation

/// A controller of a table that makes room for the keyboard by itself.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    private var avoidsKeyboard = false

    /// Creates a controller of a table in a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table; names of nib files are ignored.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Inert: archives are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The table.
    open var tableView: UITableView! { view as? UITableView }

    /// Makes the table.
    open override func loadView() {
        let table = UITableView(frame: Simulation.current.screen.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Starts to make room for the keyboard; an override that skips super loses it (rule C28).
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        avoidsKeyboard = true
        tableView?.reloadData()
        keyboardPlacementDidChange()
    }

    /// Stops to make room for the keyboard.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        avoidsKeyboard = false
    }

    override func keyboardPlacementDidChange() {
        super.keyboardPlacementDidChange()
        guard avoidsKeyboard, let table = tableView else { return }
        if table.window != nil, case .docked(let frame) = Simulation.current.keyboardPlacement {
            let keyboard = table.convert(frame, from: table.screenSpace)
            table.keyboardOverlap = max(0, table.bounds.maxY - keyboard.minY)
        } else {
            table.keyboardOverlap = 0
        }
    }

    /// One section.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// No rows unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// An empty cell unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
