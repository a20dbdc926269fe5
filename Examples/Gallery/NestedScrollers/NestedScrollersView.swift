import UIKit

/// A scrolling form that contains two other scroll views: a crew list and a pager of harbours.
public final class NestedScrollersView: UIView {
    /// The field for the name of the trip.
    public let tripField: UITextField = RoundedTextField(named: "Trip")
    /// The field for the skipper's name.
    public let skipperField: UITextField = RoundedTextField(named: "Skipper", content: .name)
    /// The fields for the names of the crew, in the inner scroll view.
    public let crewFields: [UITextField] = (1...8).map { RoundedTextField(named: "Crew \($0)", content: .name) }
    /// The field for the first harbour, on the pager's first page.
    public let harbourField: UITextField = RoundedTextField(named: "Harbour")
    /// The field for the telephone number of a person on land.
    public let contactField: UITextField = RoundedTextField(named: "Contact", content: .telephoneNumber)
    /// The field for remarks.
    public let remarksField: UITextField = RoundedTextField(named: "Remarks")
    /// The button that ends the form.
    public let bookButton = UIButton.filled("Book", color: .systemTeal)
    /// The crew list, always 220 points high.
    public private(set) lazy var crewScrollView: UIScrollView = FormScrollView(rows: crewFields)
    /// The pager: a page with a harbour and two pages with text.
    public let pager = UIScrollView()
    /// The scroll view with the whole form.
    public private(set) lazy var formScrollView: UIScrollView = FormScrollView(rows: rows)

    /// Creates the form.
    public init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        configureInnerScrollers()
        formScrollView.accessibilityIdentifier = "Trip form"
        fill(with: formScrollView)
        NSLayoutConstraint.activate([
            crewScrollView.heightAnchor.constraint(equalToConstant: 220),
            pager.heightAnchor.constraint(equalToConstant: 112),
            bookButton.heightAnchor.constraint(equalToConstant: 50)
        ])
    }

    /// Unavailable, because the view is made in code.
    @available(*, unavailable, message: "Use init() instead.")
    public required init?(coder: NSCoder) { nil }

    private var rows: [UIView] {
        [
            tripField, skipperField, heading("Crew"), crewScrollView, heading("Harbours"), pager, contactField,
            remarksField, bookButton
        ]
    }

    private func heading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        return label
    }

    private func configureInnerScrollers() {
        crewScrollView.accessibilityIdentifier = "Crew list"
        pager.accessibilityIdentifier = "Pager"
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        for scroller in [crewScrollView, pager] {
            scroller.backgroundColor = .secondarySystemBackground
            scroller.layer.cornerRadius = 12
            // The outer scroll view already keeps clear of the bars.
            scroller.contentInsetAdjustmentBehavior = .never
        }
        for field in crewFields + [harbourField] { field.backgroundColor = .systemBackground }
        contactField.keyboardType = .phonePad
        layOutPages()
    }

    // MARK: Pages

    private func layOutPages() {
        let pages = UIStackView(arrangedSubviews: [
            page("Where does the trip begin?", harbourField),
            page("Where does it go?", text("The skipper decides on the day.")),
            page("Where does it end?", text("Where it began, wind permitting."))
        ])
        pages.distribution = .fillEqually
        pages.translatesAutoresizingMaskIntoConstraints = false
        pager.addSubview(pages)
        NSLayoutConstraint.activate([
            pages.topAnchor.constraint(equalTo: pager.contentLayoutGuide.topAnchor),
            pages.bottomAnchor.constraint(equalTo: pager.contentLayoutGuide.bottomAnchor),
            pages.leadingAnchor.constraint(equalTo: pager.contentLayoutGuide.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: pager.contentLayoutGuide.trailingAnchor),
            pages.heightAnchor.constraint(equalTo: pager.frameLayoutGuide.heightAnchor),
            pages.widthAnchor.constraint(equalTo: pager.frameLayoutGuide.widthAnchor, multiplier: 3)
        ])
    }

    private func page(_ question: String, _ answer: UIView) -> UIView {
        let page = UIView(), label = text(question)
        for view in [label, answer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            page.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
                view.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16)
            ])
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: page.topAnchor, constant: 14),
            answer.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12)
        ])
        return page
    }

    private func text(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .subheadline)
        return label
    }
}
