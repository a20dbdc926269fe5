import Testing
import UIKit

@MainActor struct ButtonConfigurationTests {
    private func height(_ size: UIButton.Configuration.Size) -> CGFloat {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.buttonSize = size
        return UIButton(configuration: configuration).intrinsicContentSize.height
    }

    private func line(_ font: UIFont) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = "Buy"
        return label.intrinsicContentSize.height
    }

    @Test func `D52 D53 sizes have insets and fonts of their own`() {
        _ = Host()
        let body = line(.systemFont(ofSize: 17)), small = line(.systemFont(ofSize: 15))
        #expect(isClose(height(.medium), body + 14) && isClose(height(.large), body + 30))
        #expect(isClose(height(.small), small + 10) && isClose(height(.mini), small + 10))
    }

    @Test func `D52 insets of the app's own stay when the size changes`() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 2)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 20 && configuration.contentInsets.top == 15)
    }

    @Test func `D53 picture, padding and subtitle add up`() {
        let host = Host(), root = host.showPlainRoot()
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(systemName: "cart")
        configuration.title = "Buy"
        configuration.imagePadding = 9
        let button = UIButton(configuration: configuration), image = configuration.image?.size ?? .zero
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(button.intrinsicContentSize.width == image.width + 9 + title.width + 24)
        root.addSubview(button)
        button.frame = rect(0, 0, 200, 60)
        host.endTurn()
        let width = image.width + 9 + title.width
        #expect(button.imageView?.frame.minX == (200 - width) / 2)
        #expect(isClose(button.titleLabel?.frame.maxX ?? 0, (200 + width) / 2))
        configuration.imagePlacement = .top
        configuration.subtitle = "Now"
        configuration.titlePadding = 3
        button.configuration = configuration
        host.endTurn()
        let subtitle = button.subtitleLabel?.frame ?? .zero
        #expect(button.imageView?.frame.midX == 100)
        #expect(subtitle.minY == (button.titleLabel?.frame.maxY ?? 0) + 3)
        let texts = title.height + 3 + subtitle.height
        #expect(abs(button.intrinsicContentSize.height - (image.height + 9 + texts + 14)) < 0.34)
    }

    @Test func `D53 a title wraps where the button is narrower`() {
        let host = Host(), root = host.showPlainRoot()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue to the checkout with what is in the cart"
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor),
            button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 160)
        ])
        host.endTurn()
        let line = line(.systemFont(ofSize: 17))
        #expect(button.frame.width == 160 && button.frame.height >= 3 * line)
    }

    @Test func `D50 the state's title shows where the configuration has none`() {
        _ = Host()
        let button = UIButton(configuration: .plain())
        button.setTitle("State", for: .normal)
        #expect(button.titleLabel?.text == "State")
        button.configuration?.title = "Own"
        #expect(button.titleLabel?.text == "Own" && button.configuration?.title == "Own")
        button.configuration?.title = nil
        #expect(button.titleLabel?.text == "State")
    }

    @Test func `D50 an action names a button unless the configuration does`() {
        _ = Host()
        var runs = 0
        let action = UIAction(title: "Act") { _ in runs += 1 }
        let button = UIButton(configuration: .tinted(), primaryAction: action)
        #expect(button.titleLabel?.text == "Act")
        button.sendActions(for: .primaryActionTriggered)
        #expect(runs == 1)
        var own = UIButton.Configuration.tinted()
        own.title = "Own"
        #expect(UIButton(configuration: own, primaryAction: action).titleLabel?.text == "Own")
    }

    @Test func `an update handler runs before the layout of a state change`() {
        let host = Host(), root = host.showPlainRoot()
        let button = UIButton(configuration: .filled())
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isEnabled ? "Pay" : "Wait"
        }
        root.addSubview(button)
        host.endTurn()
        #expect(button.titleLabel?.text == "Pay" && calls == 1)
        button.isEnabled = false
        host.endTurn()
        #expect(button.titleLabel?.text == "Wait" && calls == 2)
        button.setNeedsUpdateConfiguration()
        host.endTurn()
        #expect(calls == 3)
    }

    @Test func `D54 a capsule is round by half its height`() {
        let host = Host(), root = host.showPlainRoot()
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = rect(0, 0, 100, 44)
        root.addSubview(button)
        host.endTurn()
        #expect(button.subviews.first?.layer.cornerRadius == 22)
        #expect(button.subviews.first?.frame == button.bounds)
    }

    @Test func `attributes of a title decide about its size`() {
        _ = Host()
        var large = AttributeContainer()
        large.font = UIFont.systemFont(ofSize: 34)
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("Buy", attributes: large)
        let button = UIButton(configuration: configuration)
        #expect(abs(button.intrinsicContentSize.height - (line(.systemFont(ofSize: 34)) + 14)) < 0.34)
        configuration.attributedTitle = AttributedString("Buy")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 34)
            return outgoing
        }
        button.configuration = configuration
        #expect(abs(button.intrinsicContentSize.height - (line(.systemFont(ofSize: 34)) + 14)) < 0.34)
    }

    @Test func `a wheel takes the picture's place`() {
        let host = Host(), root = host.showPlainRoot()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Pay"
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        button.frame = rect(0, 0, 200, 50)
        root.addSubview(button)
        host.endTurn()
        let wheel = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel?.isAnimating == true && wheel?.frame.midY == 25)
    }

    @Test func `menus know what is chosen in them`() {
        _ = Host()
        let on = UIAction(title: "On", state: .on) { _ in }, off = UIAction(title: "Off") { _ in }
        let inner = UIMenu(options: .displayInline, children: [on])
        let menu = UIMenu(title: "Sort", children: [off, inner])
        #expect(menu.selectedElements == [on] && menu.children.count == 2)
        #expect(menu.replacingChildren([off]).children == [off])
    }

    @Test func `D51 titles have 17 or 15 points and subtitles 13 or 12`() {
        _ = Host()
        for (size, title, subtitle) in [
            (.mini, 15, 12), (.small, 15, 12), (.medium, 17, 13), (.large, 17, 13)
        ] as [(UIButton.Configuration.Size, CGFloat, CGFloat)] {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Buy"
            configuration.subtitle = "Now"
            configuration.buttonSize = size
            let button = UIButton(configuration: configuration)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.font.pointSize == title, "\(size)")
            #expect(button.subtitleLabel?.font.pointSize == subtitle, "\(size)")
        }
    }
}
