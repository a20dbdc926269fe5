import UIKit

/// A long measuring tape above a bar for a number; the bar is attached to the bottom guide.
public final class RulerView: BottomGuideView {
    /// The scroll view with the tape.
    public let scrollView = UIScrollView()
    /// The field for the number to show.
    public let numberField: UITextField = RoundedTextField(cornerRadius: 10)
    /// The button that scrolls to the number.
    public let goButton = UIButton(type: .system)

    private let tape = RulerTape()
    private let bar = UIView()
    private let barLine = UIView()

    public override init(handling: KeyboardHandling) {
        super.init(handling: handling)
        configureScrollView()
        configureBar()
        for view in [scrollView, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for view in [barLine, numberField, goButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(view)
        }
        NSLayoutConstraint.activate(placeOfTape + placeOfBar + placeOfControls)
    }

    private func configureScrollView() {
        scrollView.accessibilityIdentifier = "Tape"
        scrollView.backgroundColor = .secondarySystemBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.keyboardDismissMode = .onDrag
        tape.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(tape)
    }

    private func configureBar() {
        bar.backgroundColor = .systemBackground
        barLine.backgroundColor = .separator
        numberField.accessibilityIdentifier = "Number"
        numberField.placeholder = "0 to \(RulerTape.last)"
        numberField.keyboardType = .numberPad
        goButton.accessibilityIdentifier = "Go"
        goButton.setTitle("Go", for: .normal)
        goButton.setTitleColor(.white, for: .normal)
        goButton.backgroundColor = .systemBlue
        goButton.layer.cornerRadius = 10
    }

    /// Highlights a number and scrolls the number towards the middle.
    public func show(_ number: Int, animated: Bool) {
        let place = tape.convert(tape.mark(min(max(number, 0), RulerTape.last)), to: scrollView)
        let room = scrollView.bounds.size, end = scrollView.contentSize.height - room.height
        let offset = CGPoint(x: scrollView.contentOffset.x, y: min(max(place.midY - room.height / 2, 0), max(end, 0)))
        scrollView.setContentOffset(offset, animated: animated)
    }

    // MARK: Layout

    private var placeOfTape: [NSLayoutConstraint] {
        let content = scrollView.contentLayoutGuide
        return [
            scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalTo: tape.heightAnchor),
            tape.topAnchor.constraint(equalTo: content.topAnchor),
            tape.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            tape.widthAnchor.constraint(equalToConstant: RulerTape.size.width),
            tape.heightAnchor.constraint(equalToConstant: RulerTape.size.height)
        ]
    }

    /// The bar extends to the view's bottom edge, and hides the tape below the controls.
    private var placeOfBar: [NSLayoutConstraint] {
        [
            bar.topAnchor.constraint(equalTo: bottomGuide.topAnchor, constant: -60),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor),
            barLine.topAnchor.constraint(equalTo: bar.topAnchor),
            barLine.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            barLine.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            barLine.heightAnchor.constraint(equalToConstant: 0.5)
        ]
    }

    private var placeOfControls: [NSLayoutConstraint] {
        [
            numberField.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            numberField.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            numberField.heightAnchor.constraint(equalToConstant: 44),
            goButton.leadingAnchor.constraint(equalTo: numberField.trailingAnchor, constant: 12),
            goButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            goButton.topAnchor.constraint(equalTo: numberField.topAnchor),
            goButton.heightAnchor.constraint(equalTo: numberField.heightAnchor),
            goButton.widthAnchor.constraint(equalToConstant: 88)
        ]
    }
}
