import Tideline
import UIKit

/// Bands in the colours of the sea from edge to edge, and a glass bar above the bottom guide.
///
/// The bands also extend behind the keyboard, because an empty strip would show through the translucent keyboard. Only
/// the bar is attached to the bottom guide.
public final class BackdropView: BottomGuideView {
    /// The scroll view with the colours.
    public let scrollView = UIScrollView()
    /// The bar with the note's field and button.
    public let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    /// The field for the note to add.
    public let noteField: UITextField = RoundedTextField(cornerRadius: 20)
    /// The button that adds the note.
    public let addButton = UIButton(type: .system)

    private static let barHeight: CGFloat = 56
    private static let margin: CGFloat = 8
    private let bands = BackdropBand.names.enumerated().map { index, name in
        BackdropBand(name, depth: CGFloat(index) / CGFloat(BackdropBand.names.count - 1))
    }
    private let clock = UILayoutGuide()

    public override init(handling: KeyboardHandling) {
        super.init(handling: handling)
        configure()
        for view in [scrollView, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for view in [noteField, addButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            // UIKit refuses subviews of the effect view itself.
            bar.contentView.addSubview(view)
        }
        addLayoutGuide(clock)
        NSLayoutConstraint.activate(placeOfScrollView + placeOfBands + placeOfBar + placeOfControls)
    }

    private func configure() {
        scrollView.accessibilityIdentifier = "Colours"
        // The bands also extend behind the status bar, so this view sets the scroll view's insets itself.
        scrollView.contentInsetAdjustmentBehavior = .never
        bar.accessibilityIdentifier = "Bar"
        bar.layer.cornerRadius = Self.barHeight / 2
        bar.clipsToBounds = true
        noteField.accessibilityIdentifier = "Note"
        noteField.placeholder = "What does the sea look like?"
        noteField.returnKeyType = .done
        addButton.accessibilityIdentifier = "Add"
        addButton.setTitle("Add", for: .normal)
        addButton.setTitleColor(.white, for: .normal)
        addButton.backgroundColor = .systemBlue
        addButton.layer.cornerRadius = 20
    }

    /// Shows a note in the first colour, in place of the colour's name.
    public func show(_ note: String) { bands.first?.label.text = note }

    // MARK: Layout

    /// Sets the bottom inset so that the last band can be scrolled to the margin above the bar.
    public override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(0, bounds.maxY - bar.frame.minY + Self.margin)
        scrollView.contentInset.bottom = room
        scrollView.verticalScrollIndicatorInsets.bottom = room
    }

    private var placeOfScrollView: [NSLayoutConstraint] {
        let content = scrollView.contentLayoutGuide
        return [
            scrollView.topAnchor.constraint(equalTo: topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            clock.topAnchor.constraint(equalTo: topAnchor),
            clock.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
        ]
    }

    /// The labels keep clear of the phone's sensors, and the first label also keeps clear of the status bar.
    private var placeOfBands: [NSLayoutConstraint] {
        let content = scrollView.contentLayoutGuide
        var above = content.topAnchor, constraints: [NSLayoutConstraint] = []
        for (index, band) in bands.enumerated() {
            scrollView.addSubview(band)
            constraints += [
                band.topAnchor.constraint(equalTo: above),
                band.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                band.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                band.label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
                band.label.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20),
                index == 0
                    ? band.heightAnchor.constraint(equalTo: clock.heightAnchor, constant: BackdropBand.height)
                    : band.heightAnchor.constraint(equalToConstant: BackdropBand.height)
            ]
            above = band.bottomAnchor
        }
        return constraints + [above.constraint(equalTo: content.bottomAnchor)]
    }

    private var placeOfBar: [NSLayoutConstraint] {
        [
            bar.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
            bar.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
            bar.heightAnchor.constraint(equalToConstant: Self.barHeight),
            bar.bottomAnchor.constraint(equalTo: bottomGuide.topAnchor, constant: -Self.margin)
        ]
    }

    private var placeOfControls: [NSLayoutConstraint] {
        let content = bar.contentView
        return [
            noteField.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.margin),
            noteField.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.margin),
            noteField.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.margin),
            addButton.leadingAnchor.constraint(equalTo: noteField.trailingAnchor, constant: Self.margin),
            addButton.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.margin),
            addButton.topAnchor.constraint(equalTo: noteField.topAnchor),
            addButton.bottomAnchor.constraint(equalTo: noteField.bottomAnchor),
            addButton.widthAnchor.constraint(equalToConstant: 72)
        ]
    }
}
