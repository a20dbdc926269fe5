@testable import Tideline
import TidelineClassics
import UIKit

/// A page built from a screen's value, as an app would build it, with the objects that can give way.
@MainActor
final class LawPage {
    /// The value that the page shows at present.
    private(set) var screen: LawScreen
    let controller: UIViewController
    /// The shown controller: the page itself, or what is around it.
    let root: UIViewController
    let header = UIStackView(), footer = UIStackView()
    private(set) var ground: NSLayoutConstraint?
    private(set) var bodyView: UIView?
    /// The scroll view of the body; nil for a body that does not scroll.
    var bodyScroll: UIScrollView? { screen.body.flatMap { nodes.scrollViews[$0.id] } }
    private(set) var card: UIView?
    private(set) var guide: KeyboardGuide?
    var presented: UIViewController?
    private let nodes: NodeViews
    private let ways: [LawWay]
    private var kept: [AnyObject] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ screen: LawScreen, _ ways: [LawWay]) {
        (self.screen, self.ways) = (screen, ways)
        controller = Self.makeController(ways)
        nodes = NodeViews(parent: controller)
        (root, presented) = Self.wrap(controller, in: screen.container)
        build()
        for way in ways { avoid(way) }
        takeUpHabits()
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// The view of a node's id; nil while a list has not made it.
    func view(_ id: Int) -> UIView? { nodes.views[id] }

    /// The constraint that holds the height of a node's view.
    func height(_ id: Int) -> NSLayoutConstraint? { nodes.heights[id] }

    var scrollViews: [(id: Int, view: UIScrollView)] {
        screen.all.compactMap { node in nodes.scrollViews[node.id].map { (node.id, $0) } }
    }

    /// The view with header, body and footer.
    private var content: UIView {
        (controller as? KeyboardGuideViewController<KeyboardGuideView>)?.contentView ?? controller.view
    }

    private static func makeController(_ ways: [LawWay]) -> UIViewController {
        guard ways.contains(.guideController) else { return LawController() }
        let controller = LawGuideController(contentView: KeyboardGuideView())
        controller.automaticallyAdjustsKeyboardGuide = true
        return controller
    }

    private static func wrap(
        _ page: UIViewController, in container: LawScreen.Container
    ) -> (UIViewController, UIViewController?) {
        switch container {
        case .plain: return (page, nil)
        case .navigation: return (UINavigationController(rootViewController: page), nil)
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: page)]
            return (tabs, nil)
        case .pageSheet, .formSheet, .mediumSheet, .popover:
            let root = UIViewController()
            page.modalPresentationStyle =
                container == .popover ? .popover : container == .formSheet ? .formSheet : .pageSheet
            if container == .mediumSheet { page.sheetPresentationController?.detents = [.medium()] }
            page.preferredContentSize = CGSize(width: 375, height: 600)
            page.popoverPresentationController?.sourceView = root.view
            return (root, page)
        case .child: return (ChildContainer(page, insets: UIEdgeInsets(top: 60, left: 20, bottom: 0, right: 20)), nil)
        }
    }

    // MARK: Building

    private func build() {
        let view = content
        view.backgroundColor = .systemBackground
        for stack in [header, footer] {
            stack.axis = .vertical
            stack.spacing = 8
            stack.translatesAutoresizingMaskIntoConstraints = false
        }
        if let body = screen.body { place(body, in: view) }
        add(screen.header, to: header, in: view)
        add(screen.footer, to: footer, in: view)
        if header.superview != nil {
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
        }
        if footer.superview != nil { pinFooter(in: view) }
        pinBody(in: view)
    }

    /// Puts the popup into a window, as an app does without a controller.
    func showPopup(in window: UIWindow) {
        guard !screen.popup.isEmpty else { return }
        let popup = UIStackView()
        popup.axis = .vertical
        popup.translatesAutoresizingMaskIntoConstraints = false
        for node in screen.popup { popup.addArrangedSubview(nodes.make(node)) }
        window.addSubview(popup)
        NSLayoutConstraint.activate([
            popup.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 40),
            popup.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -40),
            popup.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -60)
        ])
    }

    private func add(_ found: [ScreenNode], to stack: UIStackView, in view: UIView) {
        guard !found.isEmpty else { return }
        for node in found { stack.addArrangedSubview(nodes.make(node)) }
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
        ])
    }

    private func pinFooter(in view: UIView) {
        let edge: NSLayoutYAxisAnchor
        if let pair = controller as? KeyboardGuideViewController<KeyboardGuideView> {
            guide = pair.contentView.keyboardGuide
            edge = pair.contentView.keyboardGuide.topAnchor
        } else if ways.contains(.guide) {
            guide = view.keyboardGuide
            edge = view.keyboardGuide.topAnchor
        } else if screen.habits.contains(.usesApplesGuide) {
            edge = view.keyboardLayoutGuide.topAnchor
        } else {
            edge = view.safeAreaLayoutGuide.bottomAnchor
        }
        let ground = footer.bottomAnchor.constraint(equalTo: edge, constant: -CGFloat(ownPart(.ground)))
        if ways.contains(.followingConstraint) {
            self.ground = KeyboardConstraint(following: ground)
        } else {
            self.ground = ground
        }
        self.ground?.isActive = true
    }

    private func place(_ body: ScreenNode, in view: UIView) {
        let made = nodes.make(body, isFilling: true)
        made.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(made)
        bodyView = made
        bodyScroll?.contentInset.bottom = CGFloat(ownPart(.body))
        bodyScroll?.isScrollEnabled = !screen.habits.contains(.forbidsScrolling)
        if body.kind == .card {
            card = made
            made.transform.ty = CGFloat(ownPart(.card))
        }
    }

    private func pinBody(in view: UIView) {
        guard let bodyView, let body = screen.body else { return }
        let safe = view.safeAreaLayoutGuide
        let isCard = body.kind == .card, side: CGFloat = isCard || body.kind == .stack ? 16 : 0
        NSLayoutConstraint.activate([
            bodyView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: side),
            bodyView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -side)
        ])
        if isCard {
            bodyView.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -40).isActive = true
            return
        }
        let top = header.superview == nil ? nil : header.bottomAnchor
        let isStack = body.kind == .stack
        bodyView.topAnchor.constraint(
            equalTo: top ?? (isStack ? safe.topAnchor : view.topAnchor), constant: top == nil ? 0 : 8
        ).isActive = true
        guard !isStack else { return }
        let bottom = footer.superview == nil ? nil : footer.topAnchor
        bodyView.bottomAnchor.constraint(equalTo: bottom ?? view.bottomAnchor, constant: bottom == nil ? 0 : -8)
            .isActive = true
    }

    // MARK: Changes by the app

    /// Assigns another number of the app's own, in points.
    func assign(_ number: Int) {
        screen.ownNumber = number
        assignOwnNumber()
    }

    /// Gives the view of a node another height, in points.
    func resize(_ id: Int, to height: Int) {
        let isItem = screen.all.contains { $0.kind == .collection && $0.children.contains { $0.id == id } }
        guard !isItem else { return }
        screen.change(id) { $0.height = height }
        nodes.heights[id]?.constant = CGFloat(height)
        for table in scrollViews.compactMap({ $0.view as? LawTable }) { table.resize(id, to: height) }
    }

    func insert(_ node: ScreenNode, into id: Int, at index: Int) {
        guard let parent = screen.node(id) else { return }
        let index = min(index, parent.children.count)
        screen.change(id) { $0.children.insert(node, at: index) }
        if let table = nodes.views[id] as? LawTable { return table.insert(node, at: index) }
        nodes.stack(of: parent)?.insertArrangedSubview(nodes.make(node), at: index)
    }

    func delete(_ id: Int) {
        guard let parent = screen.all.first(where: { $0.children.contains { $0.id == id } }),
            let index = parent.children.firstIndex(where: { $0.id == id })
        else { return }
        screen.remove(id)
        if let table = nodes.views[parent.id] as? LawTable { return table.delete(at: index) }
        nodes.views[id]?.removeFromSuperview()
    }

    /// Notes what a person has typed into an input.
    func note(_ text: String, in id: Int) { screen.change(id) { $0.text = text } }

    // MARK: Avoiding

    /// The app's own number where it belongs to an object that gives way, in points.
    func ownPart(_ object: LawWay.Object) -> Int {
        let own = screen.ownNumber
        let isOwn = ways.contains { $0.object == object } || (ways == [.automatic] && object == .body)
        guard isOwn else { return object == .ground ? 8 : 0 }
        return object == .ground ? 8 + own : object == .card ? -own : own
    }

    private func avoid(_ way: LawWay) {
        switch way {
        case .insets: bodyScroll?.keyboardAvoidance = .insets
        case .listener:
            guard let scrollView = bodyScroll else { return }
            let listener = Listener(scrollView)
            KeyboardBroadcaster.shared.addListener(listener)
            kept.append(listener)
        case .translation: card?.keyboardAvoidance = .translation.spacing(10)
        case .responder:
            guard let card else { return }
            let responder = KeyboardResponder()
            responder.automaticallyAdjust(card)
            kept.append(responder)
        case .safeArea: controller.keyboardAvoidance = .safeArea
        case .appearListener: kept.append(KeyboardAppearListener(viewController: controller))
        case .constant: ground?.keyboardAvoidance = .constant
        case .automatic: controller.viewIfLoaded?.window?.keyboardAvoidance = .automatic
        case .guide, .guideController, .followingConstraint: break
        }
    }

    /// How often the avoidances have been set in layouts.
    private(set) var layoutAvoidances = 0
    /// More than any life needs: setting an avoidance has then caused the layout that sets it again.
    static let mostLayoutAvoidances = 30

    /// Sets the avoidances once more, as code in a layout does.
    private func avoidAgain() {
        guard layoutAvoidances < Self.mostLayoutAvoidances else { return }
        layoutAvoidances += 1
        for way in ways where ![.listener, .responder, .appearListener].contains(way) { avoid(way) }
    }

    /// Assigns the app's own number once more.
    func assignOwnNumber() {
        for way in ways {
            switch way.object {
            case .body: bodyScroll?.contentInset.bottom = CGFloat(ownPart(.body))
            case .window where ways == [.automatic]: bodyScroll?.contentInset.bottom = CGFloat(ownPart(.body))
            case .card: card?.transform = CGAffineTransform(translationX: 0, y: CGFloat(ownPart(.card)))
            case .ground: ground?.constant = -CGFloat(ownPart(.ground))
            case .window: break
            }
        }
    }

    // MARK: Habits

    private func takeUpHabits() {
        let told = controller as? any LawLayoutTelling
        if screen.habits.contains(.assignsInLayout) { told?.onLayout.append { [weak self] in self?.assignOwnNumber() } }
        if screen.habits.contains(.avoidsAgainInLayout) { told?.onLayout.append { [weak self] in self?.avoidAgain() } }
        for habit in screen.habits {
            switch habit {
            case .animatesLayout, .springs, .setsInset, .setsConstraint, .setsFrame: listen(habit)
            default: break
            }
        }
    }

    private func listen(_ habit: LawScreen.Habit) {
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] in
                    let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                    let top = frame?.cgRectValue.minY
                    MainActor.assumeIsolated {
                        self?.react(habit, isShow: name == UIResponder.keyboardWillShowNotification, top)
                    }
                })
        }
    }

    private func react(_ habit: LawScreen.Habit, isShow: Bool, _ top: CGFloat?) {
        let view: UIView = controller.view
        switch habit {
        case .animatesLayout: UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
        case .springs:
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                animations: { view.layoutIfNeeded() })
        case .setsInset:
            guard let scrollView = bodyScroll, let top, let window = scrollView.window else { return }
            let bottom = scrollView.convert(scrollView.bounds, to: window).maxY
            let system = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
            let covered = isShow ? max(0, bottom - top - system) : 0
            scrollView.contentInset.bottom = CGFloat(ownPart(.body)) + covered
        case .setsConstraint:
            guard let top, let window = view.window else { return }
            let covered = isShow ? max(0, window.bounds.maxY - top - window.safeAreaInsets.bottom) : 0
            ground?.constant = -CGFloat(ownPart(.ground)) - covered
            view.layoutIfNeeded()
        case .setsFrame: view.frame.origin.y = isShow ? -100 : 0
        default: break
        }
    }
}

/// A controller that tells of its layouts.
@MainActor
protocol LawLayoutTelling: UIViewController {
    var onLayout: [() -> Void] { get set }
}

private final class LawController: UIViewController, LawLayoutTelling {
    var onLayout: [() -> Void] = []

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for told in onLayout { told() }
    }
}

private final class LawGuideController: KeyboardGuideViewController<KeyboardGuideView>, LawLayoutTelling {
    var onLayout: [() -> Void] = []

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for told in onLayout { told() }
    }
}
