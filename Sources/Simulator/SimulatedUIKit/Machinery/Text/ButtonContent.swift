// Fidelity: partial — rules D50 to D54: the arrangement of a configuration's parts; distances are inferred

import Foundation

@MainActor
final class ButtonContent {
    private unowned let button: UIButton
    private(set) var configuration: UIButton.Configuration
    private(set) lazy var subtitleLabel = makeSubtitle()
    private var wheel: UIActivityIndicatorView?
    private var fill: UIView?
    private var hasSubtitle = false

    init(_ configuration: UIButton.Configuration, of button: UIButton) {
        (self.configuration, self.button) = (configuration, button)
    }

    func end() {
        for view in [wheel, fill, hasSubtitle ? subtitleLabel : nil] { view?.removeFromSuperview() }
    }

    private func makeSubtitle() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        button.addSubview(label)
        hasSubtitle = true
        return label
    }

    // MARK: What shows

    func show(_ new: UIButton.Configuration) {
        configuration = new
        let color = new.baseForegroundColor ?? .label
        if let title = button.titleLabel {
            title.numberOfLines = 0
            fillIn(title, title: shownTitle, new.titleFont, color, new.titleTextAttributesTransformer, new.titleBreaks)
        }
        if hasSubtitle || new.attributedSubtitle != nil {
            fillIn(
                subtitleLabel, title: new.attributedSubtitle, new.subtitleFont, color,
                new.subtitleTextAttributesTransformer, new.subtitleBreaks)
        }
        showWheel()
        showFill()
    }

    /// The title of the configuration, or else the app's title for the present state (rule D50).
    private var shownTitle: AttributedString? {
        configuration.attributedTitle ?? button.currentTitle.map { AttributedString($0) }
    }

    /// The image of the configuration, or else the app's image for the present state (rule D50).
    var shownImage: UIImage? {
        if configuration.showsActivityIndicator { return nil }
        guard let image = configuration.image ?? button.currentImage, image.isSymbolImage,
            let preferred = configuration.preferredSymbolConfigurationForImage
        else { return configuration.image ?? button.currentImage }
        return image.withConfiguration(preferred.applying(image.symbolConfiguration))
    }

    private func fillIn(
        _ label: UILabel, title: AttributedString?, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?, _ breaks: NSLineBreakMode
    ) {
        var defaults = AttributeContainer()
        defaults[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        defaults[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        if let transformer { defaults = transformer(defaults) }
        label.font = font
        label.textColor = color
        let styled = title?.styled(over: defaults)
        let isPlain = title.map { $0.runs.allSatisfy { $0.attributes == AttributeContainer() } } ?? true
        if isPlain, transformer == nil {
            label.text = styled?.string
        } else {
            label.attributedText = styled
        }
        label.lineBreakMode = breaks
        label.textAlignment = textAlignment
    }

    private var textAlignment: NSTextAlignment {
        switch configuration.titleAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        case .automatic: hasPictureAtSide ? .natural : .center
        }
    }

    private func showWheel() {
        guard configuration.showsActivityIndicator else {
            wheel?.removeFromSuperview()
            wheel = nil
            return
        }
        guard wheel == nil else { return }
        let new = UIActivityIndicatorView(style: .medium)
        new.startAnimating()
        button.addSubview(new)
        wheel = new
    }

    private func showFill() {
        let background = configuration.background
        let wanted = background.customView
        let isNeeded = wanted != nil || (background.backgroundColor ?? .clear) != .clear || background.strokeWidth > 0
        if let fill, !isNeeded || wanted != nil && wanted !== fill || wanted == nil && !(fill is FillView) {
            fill.removeFromSuperview()
            self.fill = nil
        }
        guard isNeeded else { return }
        let view = fill ?? wanted ?? FillView()
        if view.superview !== button { button.insertSubview(view, at: 0) }
        fill = view
        guard view is FillView else { return }
        view.isUserInteractionEnabled = false
        view.backgroundColor = background.resolvedBackgroundColor(for: button.tintColor)
        view.layer.borderWidth = background.strokeWidth
        view.layer.borderColor = background.resolvedStrokeColor(for: button.tintColor).cgColor
    }

    private final class FillView: UIView {}

    // MARK: Sizes

    private var pictureSize: CGSize {
        wheel?.intrinsicContentSize ?? shownImage?.size ?? .zero
    }

    private var isPictureVertical: Bool {
        !configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    }

    private var hasPictureAtSide: Bool { pictureSize != .zero && !isPictureVertical }

    private var gap: CGFloat { pictureSize == .zero || textSize(width: 0) == .zero ? 0 : configuration.imagePadding }

    private func size(of label: UILabel?, width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: 0))
    }

    /// Returns the size of the title and the subtitle.
    ///
    /// With a width of 0, lines may have any length.
    private func textSize(width: CGFloat) -> CGSize {
        let title = size(of: button.titleLabel, width: width)
        guard hasSubtitle else { return title }
        let subtitle = size(of: subtitleLabel, width: width)
        let padding = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    /// Returns the size of the image and the texts together.
    ///
    /// With a width of 0, lines may have any length.
    private func contentSize(width: CGFloat) -> CGSize {
        let picture = pictureSize, gap = gap
        if isPictureVertical {
            let text = textSize(width: width)
            return CGSize(width: max(picture.width, text.width), height: picture.height + gap + text.height)
        }
        let room = width > 0 ? max(1, width - picture.width - gap) : 0
        let text = textSize(width: room)
        return CGSize(width: picture.width + gap + text.width, height: max(picture.height, text.height))
    }

    /// Returns the button's size for texts that wrap at the given width, in points (rule D53).
    ///
    /// With a width of 0, lines may have any length.
    func fittingSize(width: CGFloat) -> CGSize {
        let insets = configuration.contentInsets, sides = insets.leading + insets.trailing
        let natural = contentSize(width: 0)
        let isTooNarrow = width > 0 && width < natural.width + sides
        let size = isTooNarrow ? contentSize(width: max(1, width - sides)) : natural
        let line = button.titleLabel?.font.lineHeight ?? 0
        return CGSize(
            width: natural.width + sides,
            height: max(size.height, pictureSize == .zero ? line : 0) + insets.top + insets.bottom)
    }

    // MARK: Places

    func place() {
        let bounds = button.bounds, isFlipped = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        placeFill(in: bounds, isFlipped: isFlipped)
        let insets = configuration.contentInsets
        let room = bounds.insetNotBelowZero(
            by: UIEdgeInsets(
                top: insets.top, left: isFlipped ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isFlipped ? insets.leading : insets.trailing))
        let size = contentSize(width: room.width)
        let box = CGRect(
            x: button.contentStart(of: min(size.width, room.width), in: room.minX, room.width, isVertical: false),
            y: button.contentStart(of: size.height, in: room.minY, room.height, isVertical: true),
            width: min(size.width, room.width), height: size.height)
        let picture = pictureSize, placement = configuration.imagePlacement
        var pictureBox = CGRect(origin: box.origin, size: picture), text = box
        if isPictureVertical {
            text.size.height = max(0, box.height - picture.height - gap)
            pictureBox.origin.x = box.midX - picture.width / 2
            if placement.contains(.top) {
                text.origin.y += picture.height + gap
            } else {
                pictureBox.origin.y = text.maxY + gap
            }
        } else {
            text.size.width = max(0, box.width - picture.width - gap)
            pictureBox.origin.y = box.midY - picture.height / 2
            let isRight = placement.contains(.trailing) != isFlipped
            if isRight { pictureBox.origin.x = text.maxX + gap } else { text.origin.x += picture.width + gap }
        }
        if let wheel { wheel.frame = pictureBox } else if shownImage != nil { button.imageView?.frame = pictureBox }
        placeTexts(in: text)
    }

    private func placeFill(in bounds: CGRect, isFlipped: Bool) {
        guard let fill else { return }
        let insets = configuration.background.backgroundInsets
        fill.frame = bounds.insetNotBelowZero(
            by: UIEdgeInsets(
                top: insets.top, left: isFlipped ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isFlipped ? insets.leading : insets.trailing))
        if fill is FillView { fill.layer.cornerRadius = configuration.cornerRadius(height: fill.bounds.height) }
    }

    private func placeTexts(in box: CGRect) {
        var top = box.minY
        for label in [button.titleLabel, hasSubtitle ? subtitleLabel : nil] {
            guard let label else { continue }
            let size = size(of: label, width: box.width), width = min(size.width, box.width)
            let x =
                switch label.textAlignment {
                case .center: box.midX - width / 2
                case .right: box.maxX - width
                default:
                    button.effectiveUserInterfaceLayoutDirection == .rightToLeft ? box.maxX - width : box.minX
                }
            label.frame = CGRect(x: x, y: top, width: width, height: size.height)
            if size.height > 0 { top += size.height + configuration.titlePadding }
        }
    }
}
