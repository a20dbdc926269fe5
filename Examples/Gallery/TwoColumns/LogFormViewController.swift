import UIKit

/// A day of a logbook: fields, and growing notes.
public final class LogFormViewController: UIViewController {
    /// The field for the title of the day.
    public let titleField: UITextField = RoundedTextField(named: "Title")
    /// The field for the place where the day ended.
    public let placeField: UITextField = RoundedTextField(named: "Place")
    /// The field for the skipper.
    public let skipperField: UITextField = RoundedTextField(named: "Skipper", content: .name)
    /// The text view for the day's events.
    public let notesTextView = UITextView()
    /// The scroll view with the fields and the notes.
    public private(set) lazy var formScrollView: UIScrollView = FormScrollView(
        rows: [titleField, placeField, skipperField, notesTextView])

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
