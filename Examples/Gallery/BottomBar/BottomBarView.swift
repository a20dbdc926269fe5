import UIKit

/// A form above a bar that extends to the screen's edge.
public final class BottomBarView: ArrangedView {
    /// The fields, top to bottom.
    public let fields: [UITextField] = [
        RoundedTextField(named: "Boat"), RoundedTextField(named: "Type"), RoundedTextField(named: "Length"),
        RoundedTextField(named: "Draught"), RoundedTextField(named: "Engine"), RoundedTextField(named: "Owner"),
        RoundedTextField(named: "Email", content: .emailAddress), RoundedTextField(named: "Harbour"),
        RoundedTextField(named: "Berth"), RoundedTextField(named: "Remarks")
    ]
    /// The button that saves the form.
    public let saveButton = UIButton.filled("Save", color: .systemIndigo)
    /// The scroll view with the fields.
    public private(set) lazy var formScrollView: UIScrollView = FormScrollView(rows: fields)

    private let bar = UIView()
    private var tallConstraints: [NSLayoutConstraint] = []
    private var flatConstraints: [NSLayoutConstraint] = []

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
        makeConstraints()
    }

    private func makeConstraints() {
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            formScrollView.topAnchor.constraint(equalTo: topAnchor),
            formScrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
            saveButton.heightAnchor.constraint(equalToConstant: 44)
        ])
        tallConstraints = [
            formScrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            formScrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.topAnchor.constraint(equalTo: saveButton.topAnchor, constant: -12),
            saveButton.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            saveButton.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
            saveButton.widthAnchor.constraint(equalTo: safeArea.widthAnchor, constant: -40).with(.defaultHigh),
            saveButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -12)
        ]
        flatConstraints = [
            formScrollView.trailingAnchor.constraint(equalTo: bar.leadingAnchor),
            formScrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: saveButton.leadingAnchor, constant: -12),
            bar.topAnchor.constraint(equalTo: topAnchor),
            saveButton.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            saveButton.widthAnchor.constraint(equalToConstant: 100),
            saveButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8)
        ]
    }

    public override func updateConstraints() {
        NSLayoutConstraint.deactivate(isCompact ? tallConstraints : flatConstraints)
        NSLayoutConstraint.activate(isCompact ? flatConstraints : tallConstraints)
        super.updateConstraints()
    }
}
