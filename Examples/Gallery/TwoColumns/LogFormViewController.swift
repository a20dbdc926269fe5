import UIKit

/// A day of a logbook: fields, and notes that grow.
public final class LogFormViewController: UIViewController {
    /// What the day is called.
    public let titleField: UITextField = RoundedTextField(named: "Title")
    /// Where it ended.
    public let placeField: UITextField = RoundedTextField(named: "Place")
    /// Who steered.
    public let skipperField: UITextField = RoundedTextField(named: "Skipper", content: .name)
    /// What happened.
    public let notesTextView = UITextView()
    /// What fields and notes scroll in.
    public private(set) lazy var formScrollView: UIScrollView = FormScrollView(
        rows: [titleField, placeField, skipperField, notesTextView])

    /// Puts the form into place.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        formScrollView.accessibilityIdentifier = "Day"
        notesTextView.accessibilityIdentifier = "Notes"
        notesTextView.font = .preferredFont(forTextStyle: .body)
        notesTextView.isScrollEnabled = false
        notesTextView.backgroundColor = .secondarySystemBackground
        notesTextView.layer.cornerRadius = 10
        notesTextView.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
        view.fill(with: formScrollView)
    }

    func show(_ entry: LogEntry) {
        titleField.text = entry.title
        placeField.text = entry.place
        notesTextView.text = entry.notes
    }
}
