import HostTestSupport
@testable import Tideline
import TidelineClassics
import UIKit

/// A page of real views, built from the description ``LawScreen``.
///
/// The code builds the page in the same way as an app.
@MainActor
final class LawPage {
    private(set) var screen: LawScreen { didSet { nodes = ScreenNodes(screen) } }
    private(set) var nodes: ScreenNodes
    let controller: UIViewController
    /// The controller at the root, which is the page's controller or a container around it.
    let root: UIViewController
    let header = UIStackView(), footer = UIStackView()
    private(set) var ground: NSLayoutConstraint?
    private(set) var bodyView: UIView?
    /// Nil if the middle part of the page does not scroll.
    var bodyScroll: UIScrollView? { screen.body.flatMap { nodeViews.scrollViews[$0.id] } }
    private(set) var card: UIView?
    private(set) var guide: KeyboardGuide?
    var presented: UIViewController?
    let bar: LawBar?
    /// Nil for a page without a bar.
    var barOwner: UIResponder? { (controller as? any LawPageController)?.barOwner }
    private let nodeViews: NodeViews
    /// The ways for which the page was made.
    let ways: [LawWay]
    var settings: LawSettings
    /// The keyboard that everything on the page follows.
    var keyboard: Keyboard { didSet { (nodeViews.keyboard, madeBroadcaster) = (keyboard, nil) } }
    private var madeBroadcaster: KeyboardBroadcaster?
    /// The broadcaster holds its keyboard, so it is made for the first listener.
    var broadcaster: KeyboardBroadcaster {
        if keyboard === Keyboard.shared { return .shared }
        if let madeBroadcaster { return madeBroadcaster }
        let made = KeyboardBroadcaster(keyboard: keyboard)
        madeBroadcaster = made
        return made
    }
    /// The types of the articles that make room for an object.
    var kept: [LawSetting.Owner: AnyObject] = [:]
    /// The insets, constants and shifts that the app has assigned last, in points, by their names in
    /// ``LawStage/numbers``.
    var assigned: [String: CGFloat] = [:]
    /// The numbers that the screen has had at rest, with the app's own part at that time.
    var shown: [LawSetting.Owner: [(sum: CGFloat, own: CGFloat)]] = [:]
    var tokens: [any NSObjectProtocol] = []
    /// Nil until the app shows a message in a window of its own.
    var banner: LawBanner?
    var hasEnded = false
    var layoutAvoidances = 0

    /// - Parameter settings: what the app has set on the page; by default the settings of `ways`.
    init(_ screen: LawScreen, _ ways: [LawWay], _ settings: LawSettings? = nil, keyboard: Keyboard = .shared) {
        (self.screen, self.ways, self.keyboard, nodes) = (screen, ways, keyboard, ScreenNodes(screen))
        self.settings = settings ?? LawSettings(ways, movesPage: screen.movesPage)
        bar = screen.bar.isEmpty ? nil : LawBar()
        controller = Self.makeController(ways, bar, screen.barOwner, keyboard)
        nodeViews = NodeViews(parent: controller, keyboard)
        (root, presented) = Self.wrap(controller, in: screen.container)
        build()
        if !self.settings.guidesFollow {
            letNewGuidesRest()
            for guide in guides.map(\.guide) + [guide].compactMap(\.self) { guide.keyboard = nil }
        }
        // A constraint of the articles follows the keyboard from the beginning.
        if self.settings[.ground] == nil { ground?.keyboardAvoidance = nil }
        for setting in self.settings.all { make(setting) }
        takeUpHabits()
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// Nil before a list has made the view.
    func view(_ id: Int) -> UIView? { nodeViews.views[id] }

    func onScroll(_ act: @escaping (LawPage) -> Void) {
        let known = nodeViews.onScroll
        nodeViews.onScroll = { [weak self] in
            known()
            self.map(act)
        }
    }

    /// Runs a closure once, when UIKit or the library next calls the app at a moment.
    func next(_ moment: LawMoment, _ act: @escaping () -> Void) {
        var waiting: (() -> Void)?
        let call = {
            let act = waiting
            waiting = nil
            act?()
        }
        let told = controller as? any LawPageController
        switch moment {
        case .observer: keyboard.observe(for: self) { _, _ in call() }
        case .scroll: onScroll { _ in call() }
        case .layout: told?.onLayout.append(call)
        case .appearance: told?.onAppearance.append(call)
        }
        // The keyboard calls a new observer at once if it is up, and the app waits for the next call.
        waiting = act
    }

    /// Lets guides that are made from now on, such as those of new rows, follow no keyboard.
    func letNewGuidesRest() { nodeViews.keyboard = nil }

    func height(_ id: Int) -> NSLayoutConstraint? { nodeViews.heights[id] }

    /// The views with a guide of their own.
    var guides: [(node: ScreenNode, guide: KeyboardGuide)] {
        nodes.all.compactMap { node in nodeViews.guides[node.id].map { (node, $0) } }
    }

    var scrollViews: [(id: Int, view: UIScrollView)] {
        nodes.all.compactMap { node in nodeViews.scrollViews[node.id].map { (node.id, $0) } }
    }

    /// The view around header, body and footer.
    private var content: UIView {
        (controller as? KeyboardGuideViewController<KeyboardGuideView>)?.contentView ?? controller.view
    }

    private static func makeController(
        _ ways: [LawWay], _ bar: LawBar?, _ owner: LawScreen.BarOwner, _ keyboard: Keyboard
    ) -> UIViewController {
        guard ways.contains(.guideController) else {
            let controller = LawController(viewBar: owner == .view ? bar : nil)
            if owner == .controller { controller.bar = bar }
            return controller
        }
        let controller = LawGuideController(contentView: KeyboardGuideView(), keyboard: keyboard)
        controller.automaticallyAdjustsKeyboardGuide = true
        controller.bar = bar
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
        for node in screen.bar {
            let made = nodeViews.make(node)
            bar?.stack.addArrangedSubview(made)
            (made as? UITextView)?.delegate = bar
        }
    }

    /// Some apps put a popup's views into a window without a controller.
    func showPopup(in window: UIWindow) {
        guard !screen.popup.isEmpty else { return }
        let popup = UIStackView()
        popup.axis = .vertical
        popup.translatesAutoresizingMaskIntoConstraints = false
        for node in screen.popup { popup.addArrangedSubview(nodeViews.make(node)) }
        window.addSubview(popup)
        NSLayoutConstraint.activate([
            popup.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 40),
            popup.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -40),
            popup.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -60)
        ])
    }

    private func add(_ found: [ScreenNode], to stack: UIStackView, in view: UIView) {
        guard !found.isEmpty else { return }
        for node in found { stack.addArrangedSubview(nodeViews.make(node)) }
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16)
        ])
    }

    private func pinFooter(in view: UIView) {
        let edge: NSLayoutYAxisAnchor
        if let pair = controller as? KeyboardGuideViewController<KeyboardGuideView> {
            guide = pair.contentView.keyboardGuide(following: keyboard)
            edge = pair.contentView.keyboardGuide.topAnchor
        } else if ways.contains(.guide) {
            guide = view.keyboardGuide(following: keyboard)
            edge = view.keyboardGuide.topAnchor
        } else if screen.habits.contains(.usesApplesGuide) {
            edge = view.keyboardLayoutGuide.topAnchor
        } else {
            edge = view.safeAreaLayoutGuide.bottomAnchor
        }
        let ground = footer.bottomAnchor.constraint(equalTo: edge, constant: -CGFloat(ownPart(.ground)))
        if ways.contains(.followingConstraint) {
            self.ground = KeyboardConstraint(following: ground, keyboard: keyboard)
        } else {
            self.ground = ground
        }
        self.ground?.isActive = true
    }

    private func place(_ body: ScreenNode, in view: UIView) {
        let made = nodeViews.make(body, isFilling: true)
        made.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(made)
        bodyView = made
        bodyScroll?.contentInset.bottom = CGFloat(ownPart(.body))
        bodyScroll?.isScrollEnabled = !screen.habits.contains(.forbidsScrolling)
        let cardNode = nodes.all.first { $0.kind == .card }
        card = screen.movesPage ? controller.view : cardNode.flatMap { nodeViews.views[$0.id] }
        card?.transform.ty = CGFloat(ownPart(.card))
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
            let hasFooter = footer.superview != nil
            bodyView.bottomAnchor.constraint(
                equalTo: hasFooter ? footer.topAnchor : safe.bottomAnchor, constant: hasFooter ? -8 : -40
            ).isActive = true
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

    /// Sets the app's own value of an inset, a constant or a shift, in points.
    func assign(_ number: Int) {
        let old = ownNumbers
        screen.ownNumber = number
        write(over: old, isAddition: false)
    }

    /// Adds to the app's own value, as `list.contentInset.bottom += 44` does; the own value stays 0 or more.
    func add(_ number: Int) {
        let old = ownNumbers
        screen.ownNumber = max(0, screen.ownNumber + number)
        write(over: old, isAddition: true)
    }

    func isInBar(_ id: Int) -> Bool { screen.bar.contains { $0.id == id } }

    func resize(_ id: Int, to height: Int) {
        screen.change(id) { $0.height = height }
        nodeViews.heights[id]?.constant = CGFloat(height)
        for (_, view) in scrollViews {
            (view as? LawTable)?.resize(id, to: height)
            (view as? LawCollection)?.resize(id, to: height)
        }
    }

    func insert(_ node: ScreenNode, into id: Int, at index: Int) {
        guard let parent = nodes[id] else { return }
        let index = min(index, parent.children.count)
        screen.change(id) { $0.children.insert(node, at: index) }
        if let table = nodeViews.views[id] as? LawTable { return table.insert(node, at: index) }
        nodeViews.stack(of: parent)?.insertArrangedSubview(nodeViews.make(node), at: index)
    }

    func delete(_ id: Int) {
        guard let parent = nodes.all.first(where: { $0.children.contains { $0.id == id } }),
            let index = parent.children.firstIndex(where: { $0.id == id })
        else { return }
        screen.remove(id)
        if let table = nodeViews.views[parent.id] as? LawTable { return table.delete(at: index) }
        nodeViews.views[id]?.removeFromSuperview()
    }

    func note(_ text: String, in id: Int) { screen.change(id) { $0.text = text } }
}
