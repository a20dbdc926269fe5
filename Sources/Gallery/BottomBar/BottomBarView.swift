import UIKit

/// A form above a bar: the bar reaches to the screen's edge, and its button rests on the safe area.
public final class BottomBarView: ArrangedView {
    /// The fields from the top down.
    public let fields: [UITextField] = [
        RoundedTextField(named: "Boat"), RoundedTextField(named: "Type"), RoundedTextField(named: "Length"),
        RoundedTextField(named: "Draught"), RoundedTextField(named: "Engine"), RoundedTextField(named: "Owner"),
        RoundedTextField(named: "Email", content: .emailAddress), RoundedTextField(named: "Harbour"),
        RoundedTextField(named: "Berth"), RoundedTextField(named: "Remarks")
    ]
    /// Saves the form.
    public let saveButton = UIButton.filled("Save", color: .systemIndigo)
    /// What the fields scroll in.
    public private(set) lazy var formScrollView: UIScrollView = FormScrollView(rows: fields)

    private let bar = UIView()
    private lazy var roomAbove = saveButton.topAnchor.constraint(equalTo: bar.topAnchor, constant: 12)
    private lazy var roomBelow = safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: saveButton.bottomAnchor, constant: 12)

    /// Creates the form.
    public init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        bar.accessibilityIdentifier = "Bar"
        bar.backgroundColor = .secondarySystemBackground
        formScrollView.accessibilityIdentifier = "Boat form"
        for view in [formScrollView, bar, saveButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(placeOfForm + placeOfBar + placeOfButton)
    }

    private var placeOfForm: [NSLayoutConstraint] {
        [
            formScrollView.topAnchor.constraint(equalTo: topAnchor),
            formScrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            formScrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            formScrollView.bottomAnchor.constraint(equalTo: bar.topAnchor)
        ]
    }

    private var placeOfBar: [NSLayoutConstraint] {
        [
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor)
        ]
    }

    private var placeOfButton: [NSLayoutConstraint] {
        [
            saveButton.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            saveButton.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            saveButton.widthAnchor.constraint(equalTo: safeAreaLayoutGuide.widthAnchor, constant: -40)
                .with(.defaultHigh),
            saveButton.heightAnchor.constraint(equalToConstant: 44), roomAbove, roomBelow
        ]
    }

    /// Makes the bar flat where height is short.
    public override func updateConstraints() {
        roomAbove.constant = isCompact ? 4 : 12
        roomBelow.constant = isCompact ? 4 : 12
        super.updateConstraints()
    }
}
