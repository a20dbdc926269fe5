import HostTestSupport
import KeyboardModel
@testable import Tideline
import TidelineClassics
import UIKit

/// One screen for all kinds of avoidance: a panel that avoids the keyboard, with fields at its lower end.
///
/// All sizes are whole. The panel ends at the safe area or at the keyboard's top, and the fields end 10 points above
/// the panel's lower edge.
@MainActor
final class WayScreen {
    /// The distance between the fields and the panel's lower edge, in points.
    static let distance: CGFloat = 10

    let way: AvoidanceWay
    let controller: UIViewController
    let panel: UIView
    let row = UIView(), top = UITextField(), field = UITextField(), plain = UITextField(), picker = UITextField()
    private(set) var guide: KeyboardGuide?
    private(set) var constraint: NSLayoutConstraint?
    private let keyboard: Keyboard
    private let stretches: Bool
    private var pin: NSLayoutConstraint?
    private var keeper: AnyObject?

    /// - Parameters:
    ///   - stretches: whether the panel reaches up to the screen's top, so that its height changes with the keyboard.
    ///   - avoids: whether the avoidance is active from the start.
    init(_ way: AvoidanceWay, stretches: Bool = false, avoids: Bool = true, keyboard: Keyboard = .shared) {
        (self.way, self.stretches, self.keyboard) = (way, stretches, keyboard)
        panel = way == .scrollInsets ? UIScrollView() : UIView()
        controller =
            way == .guideController ? GuideScreenController(keyboard: keyboard) : PlainScreenController()
        let view: UIView = controller.view
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        addFields()
        attach()
        (controller as? any LayoutTelling)?.onLayout = { [weak self] in self?.placeRow() }
        if avoids { begin() }
    }

    private func addFields() {
        for (name, input) in [("Top", top), ("Field", field), ("Plain", plain), ("Picker", picker)] {
            input.accessibilityIdentifier = name
        }
        plain.autocorrectionType = .no
        picker.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 230))
        top.frame = CGRect(x: 60, y: 150, width: 80, height: 34)
        controller.view.addSubview(top)
        row.frame = CGRect(x: 0, y: 0, width: 375, height: 34)
        panel.addSubview(row)
        for (index, input) in [field, plain, picker].enumerated() {
            input.frame = CGRect(x: 60 + 90 * CGFloat(index), y: 0, width: 80, height: 34)
            row.addSubview(input)
        }
    }

    /// Puts the panel back, as in an app that shows the panel again.
    func attach() {
        let view: UIView = controller.view
        view.insertSubview(panel, belowSubview: top)
        var constraints = [
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor)
        ]
        if let scrollView = panel as? UIScrollView {
            scrollView.contentSize = CGSize(width: 300, height: 1_500)
            constraints.append(panel.topAnchor.constraint(equalTo: view.topAnchor))
        } else if stretches {
            constraints.append(panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 190))
        } else {
            constraints.append(panel.heightAnchor.constraint(equalToConstant: 120))
        }
        NSLayoutConstraint.activate(constraints)
        pinToGround()
    }

    /// Together with the panel, UIKit removes the constraints between the panel and the page.
    func detach() { panel.removeFromSuperview() }

    private func pinToGround() {
        pin?.isActive = false
        let view: UIView = controller.view
        let plain: NSLayoutConstraint =
            switch way.kind {
            case .guide, .guideController:
                panel.bottomAnchor.constraint(
                    equalTo: guide?.topAnchor ?? view.safeAreaLayoutGuide.bottomAnchor, constant: pin?.constant ?? 0)
            case .scrollInsets: panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
            default:
                panel.bottomAnchor.constraint(
                    equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: designedConstant)
            }
        let pin = constraint ?? plain
        pin.isActive = panel.superview != nil
        self.pin = pin
    }

    /// The constraint's constant without the keyboard's part, in points.
    private var designedConstant: CGFloat { constraint.map { $0.constant - $0.keyboardShare } ?? 0 }

    func begin() {
        switch way.kind {
        case .guide:
            if guide == nil { guide = controller.view.addKeyboardGuide(keyboard: keyboard) }
        case .guideController:
            let pair = controller as? GuideScreenController
            pair?.automaticallyAdjustsKeyboardGuide = true
            guide = pair?.contentView.keyboardGuide
        case .translation where !way.isClassic: panel.keyboardAvoidance = .translation.following(keyboard)
        case .translation:
            let responder = KeyboardResponder(keyboard: keyboard)
            responder.automaticallyAdjust(panel, padding: 0)
            keeper = responder
        case .scrollInsets where !way.isClassic:
            (panel as? UIScrollView)?.keyboardAvoidance = .insets.following(keyboard)
        case .scrollInsets:
            guard keeper == nil, let scrollView = panel as? UIScrollView else { return }
            let listener = Listener(scrollView), broadcaster = KeyboardBroadcaster(keyboard: keyboard)
            broadcaster.addListener(listener)
            keeper = ListenerAndBroadcaster(listener: listener, broadcaster: broadcaster)
        case .constraint:
            guard let pin else { return }
            if way.isClassic, constraint == nil {
                pin.isActive = false
                constraint = KeyboardConstraint(following: pin, keyboard: keyboard)
            } else {
                constraint = pin
                pin.keyboardAvoidance = .constant.following(keyboard)
            }
            constraint?.isActive = panel.superview != nil
            self.pin = constraint
        case .safeArea where !way.isClassic: controller.keyboardAvoidance = .safeArea.following(keyboard)
        case .safeArea: keeper = KeyboardAppearListener(viewController: controller, keyboard: keyboard)
        }
        if way == .guide || way == .guideController { pinToGround() }
    }

    /// Replaces the avoidance while the old avoidance is still active.
    func beginAnew() {
        switch way.kind {
        case .guide: guide = controller.view.addKeyboardGuide(keyboard: keyboard)
        case .guideController: (controller as? GuideScreenController)?.automaticallyAdjustsKeyboardGuide = false
        case .constraint:
            let designed = designedConstant
            if !way.isClassic { constraint?.keyboardAvoidance = nil }
            constraint?.isActive = false
            (constraint, pin) = (nil, nil)
            pinToGround()
            pin?.constant = designed
        default: keeper = nil
        }
        begin()
    }

    func end() {
        (controller as? GuideScreenController)?.automaticallyAdjustsKeyboardGuide = false
        constraint?.keyboardAvoidance = nil
        if !way.isClassic {
            panel.keyboardAvoidance = nil
            controller.keyboardAvoidance = nil
        }
        if let both = keeper as? ListenerAndBroadcaster { both.broadcaster.removeListener(both.listener) }
        keeper = nil
    }

    private func placeRow() {
        if panel is UIScrollView {
            let view: UIView = controller.view, safe = view.safeAreaInsets
            row.frame.origin.y = view.bounds.height - safe.top - safe.bottom - Self.distance - row.frame.height
        } else {
            row.frame.origin.y = panel.bounds.height - Self.distance - row.frame.height
        }
    }

    // MARK: The visible result

    var value: CGFloat { exactValue.seen }

    /// The value that the avoidance changes, in points: a height, translation, inset, constant or additional safe area.
    private var exactValue: CGFloat {
        switch way.kind {
        // Outside a window the guide is never laid out.
        case .guide, .guideController:
            controller.view.window == nil ? guide?.heightConstraint.constant ?? 0 : guide?.layoutFrame.height ?? 0
        case .translation: panel.transform.ty
        case .scrollInsets: (panel as? UIScrollView)?.contentInset.bottom ?? 0
        case .constraint: pin?.constant ?? 0
        case .safeArea: controller.additionalSafeAreaInsets.bottom
        }
    }

    /// Returns the expected ``value`` of the avoidance.
    ///
    /// The keyboard covers `covered` points of the page's view. The bottom safe area is `safeArea` points high.
    func value(covered: CGFloat, safeArea: CGFloat) -> CGFloat {
        let beyond = max(0, covered - safeArea)
        return switch way.kind {
        case .guide, .guideController: max(covered, safeArea)
        case .translation, .constraint: -beyond
        case .scrollInsets, .safeArea: beyond
        }
    }

    /// Raises the app's own value, such as the constant of a constraint on the guide, so that the panel moves up.
    func raiseOwn(by points: CGFloat) {
        switch way.kind {
        case .guide, .guideController, .constraint: pin?.constant -= points
        case .translation: panel.transform.ty -= points
        case .scrollInsets: (panel as? UIScrollView)?.contentInset.bottom += points
        case .safeArea: controller.additionalSafeAreaInsets.bottom += points
        }
    }

    /// Assigns a value of the app's own, such as an inset.
    ///
    /// The assignment ignores the keyboard, as the code of many apps does.
    func assign(_ number: CGFloat) {
        switch way.kind {
        case .guide, .guideController: return
        case .translation: panel.transform = CGAffineTransform(translationX: 0, y: number)
        case .scrollInsets: (panel as? UIScrollView)?.contentInset.bottom = number
        case .constraint: pin?.constant = number
        case .safeArea: controller.additionalSafeAreaInsets.bottom = number
        }
    }

    func isExactly(_ number: CGFloat) -> Bool { exactValue == number }

    /// Returns the amount that the library has to add after the app has assigned the value `own`.
    ///
    /// The amount is for the letters keyboard on the large phone, which needs 302 points above the safe area.
    func share(over own: CGFloat) -> CGFloat {
        switch way.kind {
        case .guide, .guideController: 0
        // If the app has moved the panel down by some points, the library lifts the panel by these points in addition.
        case .translation: -max(0, 302 + own)
        case .scrollInsets: 302
        case .constraint: -302
        case .safeArea: max(0, 302 - own)
        }
    }

    /// The lower edge of the panel's visible part, on the screen, in points.
    var ground: CGFloat {
        let inset = (panel as? UIScrollView)?.adjustedContentInset.bottom ?? 0
        return panel.convert(CGPoint(x: 0, y: panel.bounds.maxY - inset), to: nil).y.seen
    }

    /// The field's lower edge on the screen, in points.
    var fieldBottom: CGFloat { field.convert(field.bounds, to: nil).maxY.seen }

    /// The upper edge of the view at the top, on the screen, in points.
    var topY: CGFloat { top.convert(top.bounds, to: nil).minY.seen }

    /// The field's drawn lower edge at this instant, on the screen, in points.
    var shownFieldBottom: CGFloat {
        var y = field.bounds.maxY, next: UIView? = field
        while let view = next, let superview = view.superview {
            let layer = view.layer.presentation() ?? view.layer
            let around = superview.layer.presentation() ?? superview.layer
            y += layer.frame.minY - around.bounds.minY
            next = superview
        }
        return y.seen
    }

    /// All values that a hide has to restore, as text.
    ///
    /// The text does not contain the views that only observe changes.
    var state: [String] {
        let views = controller.view.shortGeometry
        var state =
            ["\(way) \(exactValue), additional safe area \(controller.additionalSafeAreaInsets.bottom)"] + views
        if let scrollView = panel as? UIScrollView {
            let insets = [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets]
            state.append("insets \(insets.map(\.numbers))")
        }
        return state
    }
}

extension UIEdgeInsets {
    /// Top, left, bottom, right, in points.
    fileprivate var numbers: [CGFloat] { [top, left, bottom, right].map { $0 + 0 } }
}

extension UIView {
    /// Bounds, centre, transform and safe area of all views inside.
    fileprivate var shortGeometry: [String] {
        // Adding zero turns a negative zero into zero.
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y].map { $0 + 0 }
        let name = accessibilityIdentifier ?? "\(type(of: self))", own = transform
        let moved = own.isIdentity ? "" : " \([own.a, own.b, own.c, own.d, own.tx, own.ty])"
        return ["\(name) \(box) safe \(safeAreaInsets.numbers)\(moved)"] + subviews.flatMap(\.shortGeometry)
    }
}

/// A controller that tells a test about its layout and its appearance.
///
/// The controller calls `onLayout` at each layout, and `onWillAppear` before it appears.
@MainActor
protocol LayoutTelling: UIViewController {
    var onLayout: () -> Void { get set }
    var onWillAppear: () -> Void { get set }
}

private final class PlainScreenController: UIViewController, LayoutTelling {
    var onLayout: () -> Void = {}
    var onWillAppear: () -> Void = {}

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear()
    }
}

private final class GuideScreenController: KeyboardGuideViewController<KeyboardGuideView>, LayoutTelling {
    var onLayout: () -> Void = {}
    var onWillAppear: () -> Void = {}

    convenience init(keyboard: Keyboard) {
        self.init(contentView: KeyboardGuideView(), keyboard: keyboard)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        onLayout()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onWillAppear()
    }
}

private final class ListenerAndBroadcaster {
    let listener: Listener, broadcaster: KeyboardBroadcaster

    init(listener: Listener, broadcaster: KeyboardBroadcaster) {
        (self.listener, self.broadcaster) = (listener, broadcaster)
    }
}
