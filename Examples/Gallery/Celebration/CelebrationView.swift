import Tideline
import UIKit

/// A greeting, a bar for typing a name, and balloons that rise and gather above the bar.
public final class CelebrationView: BottomGuideView {
    /// The field for the name of the person who is celebrated.
    public let nameField: UITextField = RoundedTextField(cornerRadius: 22)
    /// The button that sends the greeting.
    public let sendButton = UIButton(type: .system)
    /// The greeting to send.
    public let greetingLabel = UILabel()

    /// Whether the balloons have risen.
    ///
    /// To animate a change, lay the view out in an animation.
    public var isCelebrating = false {
        didSet { if isCelebrating != oldValue { setNeedsLayout() } }
    }

    private let bar = UIView()
    private let hintLabel = UILabel()
    private lazy var wideGreeting = greetingLabel.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -20)
    private lazy var halfGreeting = greetingLabel.trailingAnchor.constraint(equalTo: centerXAnchor, constant: -8)
    private let balloons: [BalloonView] = {
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        return (0..<14).map { BalloonView(color: colors[$0 % colors.count]) }
    }()

    public override init(handling: KeyboardHandling) {
        super.init(handling: handling)
        configure()
        for balloon in balloons { addSubview(balloon) }
        for view in [greetingLabel, hintLabel, bar] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for view in [nameField, sendButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            bar.addSubview(view)
        }
        NSLayoutConstraint.activate(placeOfGreeting + placeOfBar + placeOfControls)
    }

    private func configure() {
        greetingLabel.textAlignment = .center
        hintLabel.text = "Type a name, and the balloons go up."
        hintLabel.font = .preferredFont(forTextStyle: .subheadline)
        hintLabel.textColor = .secondaryLabel
        hintLabel.textAlignment = .center
        bar.backgroundColor = .systemBackground
        nameField.accessibilityIdentifier = "Name"
        nameField.placeholder = "Name"
        nameField.autocapitalizationType = .words
        nameField.textContentType = .name
        nameField.returnKeyType = .send
        sendButton.accessibilityIdentifier = "Send"
        sendButton.setTitle("Send", for: .normal)
        sendButton.setTitleColor(.white, for: .normal)
        sendButton.backgroundColor = .systemPink
        sendButton.layer.cornerRadius = 22
    }

    // MARK: Layout

    public override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
        let top = isCompact ? area.minY + 4 : hintLabel.frame.maxY + 8
        let left = isCompact ? area.midX : area.minX
        let sky = CGRect(x: left, y: top, width: area.maxX - left, height: max(0, bar.frame.minY - 4 - top))
        let hedge = CGRect(x: area.minX, y: bar.frame.minY, width: area.width, height: bar.frame.height)
        let arrangement = BalloonArrangement(sky: sky, hedge: hedge, count: balloons.count)
        for (index, balloon) in balloons.enumerated() {
            balloon.frame =
                isCelebrating ? arrangement.frameInSky(of: index) : arrangement.frameOnGround(of: index)
        }
    }

    public override func updateConstraints() {
        hintLabel.isHidden = isCompact
        greetingLabel.font = .systemFont(ofSize: isCompact ? 20 : 26, weight: .bold)
        (isCompact ? wideGreeting : halfGreeting).isActive = false
        (isCompact ? halfGreeting : wideGreeting).isActive = true
        super.updateConstraints()
    }

    private var placeOfGreeting: [NSLayoutConstraint] {
        [
            greetingLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 12),
            greetingLabel.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 20),
            hintLabel.topAnchor.constraint(equalTo: greetingLabel.bottomAnchor, constant: 4),
            hintLabel.leadingAnchor.constraint(equalTo: greetingLabel.leadingAnchor),
            hintLabel.trailingAnchor.constraint(equalTo: greetingLabel.trailingAnchor)
        ]
    }

    /// The bar extends to the view's bottom edge, so that waiting balloons stay hidden behind the bar.
    private var placeOfBar: [NSLayoutConstraint] {
        [
            bar.topAnchor.constraint(equalTo: bottomGuide.topAnchor, constant: -60),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: bottomAnchor)
        ]
    }

    private var placeOfControls: [NSLayoutConstraint] {
        [
            nameField.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            nameField.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            nameField.heightAnchor.constraint(equalToConstant: 44),
            sendButton.leadingAnchor.constraint(equalTo: nameField.trailingAnchor, constant: 12),
            sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
            sendButton.topAnchor.constraint(equalTo: nameField.topAnchor),
            sendButton.heightAnchor.constraint(equalTo: nameField.heightAnchor),
            sendButton.widthAnchor.constraint(equalToConstant: 96)
        ]
    }
}
