// Fidelity: partial — texts, fields, actions, keyboard avoidance; sizes and times are assumptions, popovers are absent

import Foundation

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    open private(set) var preferredStyle = Style.actionSheet
    open lazy var message: String? = nil {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    open private(set) var actions: [UIAlertAction] = []
    /// The return key in the last text field chooses this action (rule F32).
    open var preferredAction: UIAlertAction?
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []
    private let card = UIView()
    private let titleLabel = UILabel(), messageLabel = UILabel()

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    open func addAction(_ action: UIAlertAction) {
        UIKitException.internalInconsistency.require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        actions.append(action)
        if isViewLoaded { addButton(for: action) }
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        UIKitException.internalInconsistency.require(
            preferredStyle == .alert,
            "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField()
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        let next = UIAction { [weak self, weak field] _ in
            if let field { self?.goOn(from: field) }
        }
        field.addAction(next, for: .primaryActionTriggered)
        fields.append(field)
        if isViewLoaded { card.addSubview(field) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.2)
        card.backgroundColor = .systemBackground
        card.layer.cornerRadius = 14
        view.addSubview(card)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            card.addSubview(label)
        }
        titleLabel.font = .boldSystemFont(ofSize: 17)
        messageLabel.font = .systemFont(ofSize: 13)
        for field in fields { card.addSubview(field) }
        for action in actions { addButton(for: action) }
    }

    private func addButton(for action: UIAlertAction) {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        // Tests on a phone find an alert's button by this identifier.
        button.accessibilityIdentifier = action.title
        button.isEnabled = action.isEnabled
        let choice = UIAction { [weak self, weak action] _ in
            if let action { self?.choose(action) }
        }
        button.addAction(choice, for: .touchUpInside)
        action.button = button
        card.addSubview(button)
    }

    /// After the return key, goes to the next field or chooses the preferred action (rule F32).
    private func goOn(from field: UITextField) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let preferredAction, actions.contains(where: { $0 === preferredAction }) {
            choose(preferredAction)
        }
    }

    /// Raises an exception if an action sheet on an iPad has no source view or bar button item (rule F33).
    func requireSource(from presenter: UIViewController) {
        guard preferredStyle == .actionSheet, traitCollection.userInterfaceIdiom == .pad,
            let popover = popoverPresentationController, !popover.hasSource
        else { return }
        popover.delegate?.prepareForPopoverPresentation(popover)
        UIKitException.generic.require(
            popover.hasSource,
            "Your application has presented a UIAlertController (\(self)) of style UIAlertControllerStyleActionSheet from "
                + "\(presenter). The modalPresentationStyle of a UIAlertController with this style is "
                + "UIModalPresentationPopover. You must provide location information for this popover through the alert "
                + "controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a "
                + "barButtonItem.  If this information is not known when you present the alert controller, you may provide "
                + "it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    }

    /// Chooses an action, as if a person had tapped the action's button.
    ///
    /// The alert disappears before the action's handler runs.
    @_spi(Simulation)
    public func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController else { return }
        // Resign the first responder now, so that the keyboard leaves together with the alert.
        for field in fields where field.isFirstResponder { field.resignFirstResponder() }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        view.layoutIfNeeded()
        fields.first?.becomeFirstResponder()
    }

    /// The card stays in the middle of the area above the keyboard.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = arrangeCard(), free = freeArea
        let middle = preferredStyle == .alert ? free.midY : free.maxY - height / 2 - 8
        card.bounds.size = CGSize(width: cardWidth, height: height)
        card.center = CGPoint(x: free.midX, y: middle)
    }

    private var cardWidth: CGFloat { preferredStyle == .alert ? 270 : min(view.bounds.width, 414) - 16 }

    /// The safe area above the keyboard, in the view's coordinates, in points.
    private var freeArea: CGRect {
        var area = view.bounds.insetNotBelowZero(by: view.safeAreaInsets)
        if case .docked(let frame) = Simulation.current.keyboardPlacement, view.window != nil {
            let keyboard = view.convert(frame, from: view.screenSpace)
            area.size.height = max(0, min(area.maxY, keyboard.minY) - area.minY)
        }
        return area
    }

    /// Arranges the views of the card, and returns the height in points.
    private func arrangeCard() -> CGFloat {
        var y: CGFloat = 20
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            label.text = text
            let height = label.sizeThatFits(CGSize(width: cardWidth - 32, height: 0)).height
            label.frame = CGRect(x: 16, y: y, width: cardWidth - 32, height: height)
            y += height + (height > 0 ? 4 : 0)
        }
        for field in fields {
            field.frame = CGRect(x: 16, y: y + 8, width: cardWidth - 32, height: 32)
            y += 40
        }
        y += 16
        let buttons = actions.compactMap(\.button), isRow = preferredStyle == .alert && buttons.count == 2
        for (index, button) in buttons.enumerated() {
            let width = isRow ? cardWidth / 2 : cardWidth
            button.frame = CGRect(x: isRow ? CGFloat(index) * width : 0, y: y, width: width, height: 44)
            if !isRow || index == 1 { y += 44 }
        }
        return y
    }

    override func keyboardPlacementDidChange() {
        super.keyboardPlacementDidChange()
        guard let view = viewIfLoaded, view.window != nil else { return }
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}

extension UIAlertController {
    public enum Style: _ImportedEnumeration {
        case actionSheet
        case alert
        @available(*, unavailable) case _unnamed(Int)
        public static let _numbers = Array(0...1)
    }
}
