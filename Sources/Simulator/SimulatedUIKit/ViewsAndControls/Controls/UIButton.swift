// Fidelity: partial — titles, colours, images, insets, configurations, natural size; background images are not drawn, no menus

import Foundation

@preconcurrency @MainActor
open class UIButton: UIControl {
    open private(set) var buttonType = ButtonType.custom
    private var titles: [UInt: String] = [:]
    private var styledTitles: [UInt: NSAttributedString] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    private var hasImageView = false
    open private(set) lazy var imageView: UIImageView? = makeImageView()
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var contentEdgeInsets: UIEdgeInsets {
        get { contentInsets }
        set { contentInsets = newValue }
    }
    private var contentInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var titleEdgeInsets: UIEdgeInsets {
        get { titleInsets }
        set { titleInsets = newValue }
    }
    private var titleInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var imageEdgeInsets: UIEdgeInsets {
        get { imageInsets }
        set { imageInsets = newValue }
    }
    private var imageInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open private(set) lazy var titleLabel: UILabel? = makeLabel()

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if showsOwnPicture { setImage(UIImage(size: Self.ownPictureSize), for: .normal) }
    }

    private var showsOwnPicture: Bool {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: true
        default: false
        }
    }

    private static let ownPictureSize = CGSize(width: 22, height: 22)

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    @available(iOS 15.0, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    private var shownTitle: NSAttributedString?

    // MARK: Configuration (rules D50 to D54)

    @available(iOS 15.0, *)
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    private var content: ButtonContent?
    private var ownConfiguration: Configuration?
    private var awaitsConfigurationUpdate = false

    @available(iOS 15.0, *)
    public final var configuration: Configuration? {
        get { ownConfiguration }
        set {
            let isFirst = ownConfiguration == nil && newValue != nil
            guard isFirst || newValue != ownConfiguration else { return }
            ownConfiguration = newValue
            takeConfiguration()
            if isFirst { setNeedsUpdateConfiguration() }
        }
    }

    @available(iOS 15.0, *)
    open lazy var configurationUpdateHandler: ConfigurationUpdateHandler? = nil {
        didSet { setNeedsUpdateConfiguration() }
    }
    @available(iOS 15.0, *)
    open lazy var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { takeConfiguration() } }
    }

    @available(iOS 15.0, *)
    open func setNeedsUpdateConfiguration() {
        awaitsConfigurationUpdate = true
        setNeedsUpdateConstraints()
    }

    @available(iOS 15.0, *)
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }

    private func updateConfigurationIfNeeded() {
        guard awaitsConfigurationUpdate else { return }
        awaitsConfigurationUpdate = false
        updateConfiguration()
    }

    private func takeConfiguration() {
        guard let ownConfiguration else {
            content?.end()
            content = nil
            titleLabel?.numberOfLines = 1
            titleLabel?.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
            titleLabel?.text = currentTitle
            return contentDidChange()
        }
        let content = content ?? ButtonContent(ownConfiguration, of: self)
        self.content = content
        content.show(automaticallyUpdatesConfiguration ? ownConfiguration.updated(for: self) : ownConfiguration)
        if hasImageView || content.shownImage != nil { imageView?.image = content.shownImage }
        contentDidChange()
    }

    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var adjustsImageWhenHighlighted: Bool {
        get { darkens.highlighted }
        set {
            darkens.highlighted = newValue
            undrawn("UIButton.adjustsImageWhenHighlighted")
        }
    }
    @available(iOS, introduced: 2.0, deprecated: 15.0)
    open var adjustsImageWhenDisabled: Bool {
        get { darkens.disabled }
        set {
            darkens.disabled = newValue
            undrawn("UIButton.adjustsImageWhenDisabled")
        }
    }
    private var darkens = (highlighted: true, disabled: true)

    @available(iOS 15.0, *)
    open var subtitleLabel: UILabel? { content?.subtitleLabel }

    @available(iOS 14.0, *)
    open lazy var menu: UIMenu? = nil { didSet { if menu != nil { unmodelled("UIButton.menu") } } }
    /// Here a button of any role looks the same.
    @available(iOS 14.0, *)
    open lazy var role = Role.normal { didSet { if role != oldValue { unmodelled("UIButton.role") } } }
    @available(iOS 15.0, *)
    open var changesSelectionAsPrimaryAction = false

    override func actOnTap(_ event: UIEvent?) {
        // A menu that opens at the tap replaces the button's action.
        if menu != nil, showsMenuAsPrimaryAction { return unmodelled("UIButton.menu shown by a tap") }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        super.actOnTap(event)
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if content != nil, old.width != bounds.width { invalidateIntrinsicContentSize() }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
        addSubview(label)
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView(image: currentImage)
        hasImageView = true
        addSubview(view)
        return view
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func contentAlignmentDidChange() { setNeedsLayout() }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        showState()
    }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[State.normal.rawValue] }
    open var currentImage: UIImage? {
        guard let image = image(for: state), image.isSymbolImage,
            let own = preferredSymbolConfigurationForImage(in: state)
        else { return self.image(for: state) }
        return image.withConfiguration(own.applying(image.symbolConfiguration))
    }
    @available(iOS 13.0, *)
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state.rawValue] = configuration
        contentDidChange()
    }
    @available(iOS 13.0, *)
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
    }
    @available(iOS 13.0, *)
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    private var backgroundImages: [State.RawValue: UIImage] = [:]
    /// The button is at least as large as the background image.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
        undrawn("UIButton.setBackgroundImage(_:for:)")
        invalidateIntrinsicContentSize()
    }
    open func backgroundImage(for state: State) -> UIImage? {
        backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
    }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        showState()
    }

    /// An attributed title takes precedence over a plain title (rule D36).
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styledTitles[state.rawValue] = title.map(NSAttributedString.init(attributedString:))
        showState()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        showState()
    }

    override func stateDidChange() {
        showState()
        if ownConfiguration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    private func showState() {
        if content != nil { return takeConfiguration() }
        if hasImageView || currentImage != nil, imageView?.image !== currentImage {
            imageView?.image = currentImage
            contentDidChange()
        }
        if let styled = currentAttributedTitle {
            guard shownTitle !== styled else { return }
            titleLabel?.attributedText = styled
        } else {
            titleLabel?.textColor = currentTitleColor
            guard shownTitle != nil || titleLabel?.text != currentTitle else { return }
            titleLabel?.text = currentTitle
        }
        shownTitle = currentAttributedTitle
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitles[state.rawValue] ?? styledTitles[State.normal.rawValue]
    }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[State.normal.rawValue] }
    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }

    /// A button without image and insets gets 6 points above and below (rule D64).
    open override var intrinsicContentSize: CGSize {
        updateConfigurationIfNeeded()
        if let content { return Self.onPixels(content.fittingSize(width: bounds.width)) }
        let image = currentImage?.size ?? .zero, title = titleSize
        let isPlain = currentImage == nil && contentInsets == .zero && !showsOwnPicture
        let width = image.width + title.width + contentInsets.left + contentInsets.right
        let height = max(image.height, title.height) + contentInsets.top + contentInsets.bottom
        let behind = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(isPlain ? 30 : 0, width.rounded(.up), behind.width),
            height: max((height + (isPlain ? 12 : 0)).rounded(.up), behind.height))
    }

    /// The size of the title.
    ///
    /// An empty title is one line high. In a button without an image, a missing title is one line high too (rules D32,
    /// D64).
    private var titleSize: CGSize {
        guard let titleLabel else { return .zero }
        if showsOwnPicture, currentAttributedTitle == nil {
            // UIKit measures the title of a button with a built-in image at 15 points, whatever the app's font.
            let size = TextMeasure.size(of: currentTitle ?? "", font: .systemFont(ofSize: 15), width: 0)
            return Self.onPixels(size)
        }
        let size = titleLabel.intrinsicContentSize
        let hasTitle = currentTitle != nil || currentAttributedTitle != nil
        guard size.height == 0, hasTitle || currentImage == nil, let font = titleLabel.font else { return size }
        return Self.onPixels(CGSize(width: 0, height: font.lineHeight))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return content.map { Self.onPixels($0.fittingSize(width: size.width)) } ?? intrinsicContentSize
    }

    private static func onPixels(_ size: CGSize) -> CGSize {
        let scale = Simulation.current.screen.scale
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    /// An enabled button handles a single tap itself, so the recognizers of superviews must not recognize the tap.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !takesTap(from: gestureRecognizer)
    }

    /// A pressing finger may move this far outside the button, in points (rule L2).
    override var touchMargin: CGFloat { 70 }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let content { return content.place() }
        let room = bounds.inset(by: contentInsets), image = currentImage?.size ?? .zero
        let title = titleLabel?.intrinsicContentSize ?? .zero
        let titleWidth = min(title.width, max(0, room.width - image.width)), width = image.width + titleWidth
        let start = contentStart(of: width, in: room.minX, room.width, isVertical: false)
        let imageTop = contentStart(of: image.height, in: room.minY, room.height, isVertical: true)
        let titleTop = contentStart(of: title.height, in: room.minY, room.height, isVertical: true)
        if hasImageView {
            imageView?.frame = Self.moved(
                CGRect(x: start, y: imageTop, width: image.width, height: image.height), imageInsets)
        }
        titleLabel?.frame = Self.moved(
            CGRect(x: start + image.width, y: titleTop, width: titleWidth, height: title.height), titleInsets)
    }

    func contentStart(of length: CGFloat, in start: CGFloat, _ room: CGFloat, isVertical: Bool) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAtStart: Bool, isAtEnd: Bool
        if isVertical {
            (isAtStart, isAtEnd) = (contentVerticalAlignment == .top, contentVerticalAlignment == .bottom)
        } else {
            let side = contentHorizontalAlignment
            isAtStart = side == .left || side == (isRightToLeft ? .trailing : .leading)
            isAtEnd = side == .right || side == (isRightToLeft ? .leading : .trailing)
        }
        return isAtStart ? start : isAtEnd ? start + room - length : start + (room - length) / 2
    }

    /// Moves a rectangle by half the difference of the insets on opposite sides.
    ///
    /// The middle of an area moves by the same distance if the area gets these insets.
    private static func moved(_ box: CGRect, _ insets: UIEdgeInsets) -> CGRect {
        box.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}

extension UIButton {
    public enum ButtonType: _ImportedEnumeration {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = [0, 1, 2, 3, 4, 5, 7]

        public static var roundedRect: UIButton.ButtonType { .system }
    }
}

extension UIButton {
    @available(iOS 14.0, *)
    public enum Role: _ImportedEnumeration {
        case normal
        case primary
        case cancel
        case destructive
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...3)
    }
}
