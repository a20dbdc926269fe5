import UIKit

/// A note: only a long text, from the top to the bottom of the screen.
public final class NoteViewController: UIViewController {
    /// The text.
    public let textView = UITextView()

    /// Creates the screen.
    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Note"
    }

    /// Unavailable, because the screen is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.accessibilityIdentifier = "Note"
        textView.font = .preferredFont(forTextStyle: .body)
        textView.backgroundColor = .systemBackground
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        textView.text = Self.text
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor),
            textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    /// A diary of three years; the text is longer than any screen.
    private static let text = ["First", "Second", "Third"].map { "\($0) year\n\n" + year }.joined(separator: "\n\n")

    private static let year = """
        Before the season

        Scrape the hull, sand it, and paint it twice. The first coat needs a night, the second one two. Change the anodes. \
        Grease the propeller and the rudder's bearing. Look at every hose below the water line and at both clamps of each.

        Change the engine's oil, the filters and the impeller. Bleed the fuel line. Let the engine run for ten minutes \
        before the boat leaves the yard, and look for water in the bilge.

        Rig the mast on the ground: lights, aerial, wind vane, halyards. Write down the turns of each shroud. Oil the \
        travellers. Take a picture of the masthead, because it is the last time this year that you see it from near.

        In the water

        Open the valves one after the other and wait. Dry the bilge and look again after an hour. Bend on the sails on a \
        calm morning. Fill the tanks and note the day.

        To buy

        Two fenders, a boat hook, flares, a chart of the north coast, light bulbs, gas, a bucket, gloves, and a new kettle.

        Whom to ask

        The yard has the crane until the tenth. The sailmaker keeps the big sail until it is paid. Ann knows where the \
        dinghy is.

        After the season

        Rinse everything with fresh water. Take out what rusts, what rots and what freezes. Leave the doors open. Write \
        the list of what broke while you still remember it.
        """
}
