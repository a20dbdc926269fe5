import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
@_spi(Simulation) import UIKit

/// One walk through an app whose pages have the same kind of avoidance.
@MainActor
final class WalkRun {
    /// A page, and its values at the first appearance.
    @MainActor
    private final class WalkedPage {
        let screen: WayScreen
        let list: UIScrollView
        var start: [String] = []
        var parts = 0
        var assigned: CGFloat?
        var offset: CGFloat = 0

        init(_ way: AvoidanceWay) {
            screen = WayScreen(way)
            list = (screen.panel as? UIScrollView) ?? UIScrollView(frame: CGRect(x: 0, y: 190, width: 300, height: 300))
            guard list.superview == nil else { return }
            list.contentSize = CGSize(width: 300, height: 1_500)
            screen.controller.view.insertSubview(list, at: 0)
        }
    }

    private let way: AvoidanceWay
    private let place: Place
    private let stage: SimulatedStage
    private let tabs = UITabBarController()
    private let elsewhere = UIViewController()
    private var pages: [UIViewController: WalkedPage] = [:]
    private var sheet: WalkedPage?
    /// Whether a person has scrolled the field away, so that it may stay out of sight.
    private var wasScrolledByPerson = false
    /// The window's y coordinate on the screen, in points; nil as long as the window fills the screen.
    private var windowTop: CGFloat?

    init(_ way: AvoidanceWay, _ place: Place) throws {
        (self.way, self.place) = (way, place)
        stage = SimulatedStage(try Screens.device(place.size))
        tabs.viewControllers = [0, 1].map { _ in UINavigationController(rootViewController: page().screen.controller) }
        stage.present(tabs)
        for index in [1, 0] {
            tabs.selectedIndex = index
            stage.settle()
            if let page = front { note(page) }
        }
    }

    private func page() -> WalkedPage {
        let page = WalkedPage(way)
        pages[page.screen.controller] = page
        return page
    }

    /// Records the values of a page that is at rest without a keyboard.
    private func note(_ page: WalkedPage) {
        page.start = page.screen.walkState
        page.parts = page.screen.parts
        page.offset = page.list.contentOffset.y
    }

    private var navigation: UINavigationController? { tabs.selectedViewController as? UINavigationController }

    private var front: WalkedPage? {
        if let sheet { return sheet }
        guard stage.phone.window.rootViewController === tabs else { return nil }
        return navigation?.topViewController.flatMap { pages[$0] }
    }

    private var alert: UIAlertController? {
        (sheet?.screen.controller ?? tabs).presentedViewController as? UIAlertController
    }

    // MARK: Judging

    func fault(on steps: [WalkStep]) -> String? {
        for (index, step) in steps.enumerated() {
            if let fault = play(step) { return "step \(index), \(step): \(fault)" }
        }
        return goHome()
    }

    /// Returns to the first page, and compares the remaining pages with their recorded states.
    private func goHome() -> String? {
        for step in [WalkStep.dismissAlert, .dismissSheet, .codeBar(false)] { _ = play(step) }
        if stage.phone.window.rootViewController !== tabs { _ = play(.swapRoot) }
        if stage.phone.orientation != .portrait { _ = play(.rotate) }
        windowTop = nil
        placeWindow()
        stage.settle()
        for index in [1, 0] {
            tabs.selectedIndex = index
            while (navigation?.viewControllers.count ?? 1) > 1 { _ = play(.pop(animated: false)) }
            stage.dismissKeyboard()
            guard stage.settle() else { return "it does not come to rest" }
        }
        for index in [1, 0] {
            tabs.selectedIndex = index
            stage.hide()
            guard let page = front else { continue }
            if let fault = difference(of: page) { return "tab \(index): \(fault)" }
        }
        return nil
    }

    private func difference(of page: WalkedPage) -> String? {
        if let assigned = page.assigned {
            if !page.screen.isExactly(assigned) { return "\(page.screen.value) instead of the assigned \(assigned)" }
            page.screen.assign(page.screen.firstOwnNumber)
            stage.settle()
        }
        let offset = page.list.contentOffset.y, inset = page.list.adjustedContentInset
        let end = max(-inset.top, page.list.contentSize.height + inset.bottom - page.list.bounds.height)
        if offset < -inset.top - 0.5 || offset > end + 0.5 { return "content at \(offset), which ends at \(end)" }
        page.screen.resizeContent(1_500)
        stage.settle()
        page.list.contentOffset.y = page.offset
        page.screen.controller.view.setNeedsLayout()
        stage.settle()
        if page.screen.parts != page.parts { return "\(page.screen.parts) views and guides instead of \(page.parts)" }
        let lines = zip(page.screen.walkState, page.start).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// A sentence about the covered part of the field; nil if the whole field is uncovered.
    private var coverage: String? {
        guard !wasScrolledByPerson, alert == nil, let page = front, (page.assigned ?? 0) == 0 else { return nil }
        let fields = [page.screen.field, page.screen.plain, page.screen.picker]
        guard let field = fields.first(where: \.isFirstResponder), let window = field.window,
            let keyboard = stage.phone.keyboard.frameInScreen
        else { return nil }
        let bottom = field.convert(field.bounds, to: window.screen.coordinateSpace).maxY
        return bottom > keyboard.minY + 0.5
            ? "the field ends at \(bottom), the keyboard begins at \(keyboard.minY)" : nil
    }

    // MARK: Walking

    private func play(_ step: WalkStep) -> String? {
        switch step {
        case .focus(let name): focus(name)
        case .type: try? stage.type("a")
        case .hide: stage.dismissKeyboard()
        case .push(let takesOver): push(takesOver)
        case .pop(let animated): pop(animated)
        case .swipeBack(let part, let givesUp): swipeBack(part, givesUp)
        case .tab(let index):
            if sheet == nil, alert == nil { tabs.selectedIndex = index }
            stage.phone.endTurn()
        case .sheet(let style): present(style)
        case .dismissSheet: dismissSheet()
        case .alert: ask()
        case .dismissAlert:
            guard alert != nil else { return nil }
            stage.settle()
            alert?.presentingViewController?.dismiss(animated: true)
            stage.settle()
        case .rotate:
            // A person turns the device only after the swipe has ended.
            stage.settle()
            stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
            // The system keeps a window on the screen, which has another height now.
            placeWindow()
        case .swapRoot:
            guard sheet == nil, alert == nil else { return nil }
            stage.settle()
            stage.phone.show(stage.phone.window.rootViewController === tabs ? elsewhere : tabs)
        case .moveWindow(let y): moveWindow(y)
        case .drag(let way, let mode): return drag(way, mode)
        case .assign(let number): assign(number)
        case .resizeContent(let height): front?.screen.resizeContent(height)
        case .beginAnew:
            // `beginAnew` also sets the app's own value, for example a constant. The app sets this value only on a page
            // in a window.
            if front?.screen.controller.view.window != nil { front?.screen.beginAnew() }
            stage.phone.endTurn()
        case .codeBar(let shows): stage.phone.keyboard.setShowsCodeBar(shows)
        case .wait(let seconds): stage.advance(by: seconds)
        case .rest: return stage.settle() ? coverage : "it does not come to rest"
        }
        return nil
    }

    private func focus(_ name: String) {
        guard alert == nil, let page = front else { return }
        let fields = [page.screen.field, page.screen.plain, page.screen.picker]
        guard let field = fields.first(where: { $0.accessibilityIdentifier == name }), !field.isFirstResponder else {
            return
        }
        wasScrolledByPerson = false
        field.becomeFirstResponder()
        stage.phone.endTurn()
    }

    private func push(_ takesOver: Bool) {
        guard sheet == nil, alert == nil, front != nil, let navigation, navigation.viewControllers.count < 3 else {
            return
        }
        if navigation.transitionCoordinator != nil { stage.settle() }
        let page = page()
        wasScrolledByPerson = false
        if takesOver {
            (page.screen.controller as? any LayoutTelling)?.onWillAppear = { [weak field = page.screen.field] in
                field?.becomeFirstResponder()
            }
        }
        navigation.pushViewController(page.screen.controller, animated: true)
        stage.phone.endTurn()
    }

    private func pop(_ animated: Bool) {
        guard sheet == nil, alert == nil, front != nil, let navigation else { return }
        if navigation.transitionCoordinator != nil { stage.settle() }
        if let gone = navigation.popViewController(animated: animated) { pages[gone] = nil }
        stage.settle()
    }

    private func swipeBack(_ part: Double, _ givesUp: Bool) {
        guard sheet == nil, alert == nil, front != nil, let navigation, navigation.viewControllers.count > 1 else {
            return
        }
        stage.settle()
        let top = navigation.topViewController
        guard stage.phone.beginPop() else { return }
        for step in 1...5 {
            stage.movePop(to: part * Double(step) / 5)
            stage.advance(by: 1.0 / 60)
        }
        if givesUp { stage.cancelPop() } else { stage.finishPop() }
        stage.settle()
        if !givesUp, let top { pages[top] = nil }
    }

    private func present(_ style: UIModalPresentationStyle) {
        guard sheet == nil, alert == nil, front != nil else { return }
        stage.settle()
        let page = WalkedPage(way)
        page.screen.controller.modalPresentationStyle = style
        tabs.present(page.screen.controller, animated: true)
        sheet = page
        stage.phone.endTurn()
    }

    private func dismissSheet() {
        _ = play(.dismissAlert)
        guard sheet != nil else { return }
        stage.settle()
        tabs.dismiss(animated: true)
        stage.settle()
        sheet = nil
    }

    private func ask() {
        guard alert == nil, let page = front else { return }
        stage.settle()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (sheet == nil ? tabs : page.screen.controller).present(alert, animated: true)
        stage.phone.endTurn()
    }

    private func moveWindow(_ y: CGFloat) {
        guard sheet == nil, alert == nil else { return }
        stage.settle()
        windowTop = y == 0 ? nil : y
        placeWindow()
    }

    private func placeWindow() {
        guard place == .pad else { return }
        guard let windowTop else { return stage.phone.setWindowFrame(nil) }
        let screen = stage.phone.window.screen.bounds
        stage.phone.setWindowFrame(
            CGRect(x: 60, y: windowTop, width: screen.width - 120, height: screen.height - 270))
    }

    private func drag(_ way: CGFloat, _ mode: UIScrollView.KeyboardDismissMode) -> String? {
        guard alert == nil, let page = front, page.list.window != nil else { return nil }
        stage.settle()
        page.list.keyboardDismissMode = mode
        let from: CGFloat = 300, start = page.list.contentOffset.y
        page.list.beginDrag(atScreenY: from)
        stage.advance(by: 1.0 / 60)
        let jump = page.list.contentOffset.y - start
        if abs(jump) > 0.01 { return "content jumps by \(jump) under a finger" }
        wasScrolledByPerson = true
        for step in 1...8 {
            let before = page.list.contentOffset.y
            page.list.drag(toScreenY: from + way * CGFloat(step) / 8)
            stage.advance(by: 1.0 / 60)
            let moved = before - page.list.contentOffset.y
            if abs(moved - way / 8) > 0.01 {
                return "content moves by \(moved) under a finger that moves by \(way / 8)"
            }
        }
        page.list.endDrag()
        return nil
    }

    private func assign(_ number: CGFloat) {
        guard way != .guide, way != .guideController, let page = front, page.screen.controller.view.window != nil
        else {
            return
        }
        page.screen.assign(number)
        page.assigned = number
        stage.phone.endTurn()
    }
}

extension WayScreen {
    fileprivate var walkState: [String] { state }

    fileprivate var parts: Int {
        func count(_ view: UIView) -> Int {
            1 + view.layoutGuides.count + view.constraints.count + view.subviews.map(count).reduce(0, +)
        }
        return count(controller.view)
    }

    /// The initial value of the inset, constant or shift.
    fileprivate var firstOwnNumber: CGFloat { 0 }

    fileprivate func resizeContent(_ height: CGFloat) { (panel as? UIScrollView)?.contentSize.height = height }
}
