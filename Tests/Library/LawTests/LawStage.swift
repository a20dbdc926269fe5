import DeviceSimulation
import Foundation
import HostTestSupport
import SimulatedStages
@testable import Tideline
import UIKit

/// A simulated phone that shows one page, for one random sequence of events.
@MainActor
final class LawStage: Staged {
    let stage: SimulatedStage
    let page: LawPage

    /// - Parameters:
    ///   - reading: a behaviour of UIKit that differs from the simulator's inferred rules; nil for the inferred rules.
    ///   - settings: what the app has set before the page appears; by default the settings of `ways`.
    ///   - launch: the phone's announcements before the first step.
    init(
        _ screen: LawScreen, _ ways: [LawWay], _ reading: Reading?, _ settings: LawSettings? = nil,
        systemVersion: Double = 17, launch: Life.Launch = .told,
        onLog: (@MainActor (Keyboard.LogEntry) -> Void)? = nil
    ) throws {
        let shared = Keyboard.shared
        stage = SimulatedStage(
            try Screens.device(screen.place.size), systemVersion: systemVersion,
            readings: Set([reading].compactMap(\.self)))
        // A `Keyboard` that begins to observe only now has missed the new phone's announcement.
        let keyboard = launch == .told ? shared : Keyboard()
        keyboard.onLog = onLog
        let settings = settings ?? LawSettings(ways, movesPage: screen.movesPage)
        let window = stage.phone.window
        if let setting = settings[.window] { window.make(setting, following: keyboard) }
        if let setting = settings[.scene] { window.windowScene?.make(setting, following: keyboard) }
        page = LawPage(screen, ways, settings, keyboard: keyboard)
        if let setting = settings[.banner] {
            page.showBanner(in: window.windowScene)
            page.make(setting)
        }
        stage.present(page.root)
        if let presented = page.presented { page.root.present(presented, animated: false) }
        page.showPopup(in: window)
        if launch != .immediate { stage.settle() }
    }

    /// Ends the page's avoidances, so the page no longer reacts to keyboards.
    func end() {
        stage.phone.window.keyboardAvoidance = nil
        stage.phone.window.windowScene?.keyboardAvoidance = nil
        page.banner?.end()
        stage.letGo()
        page.keyboard.onLog = nil
        page.presented = nil
    }

    private(set) var isRemote = false

    /// Shows or hides the keyboard for an input of another process.
    ///
    /// This method ignores pages with a bar, because no source says where UIKit puts the bar.
    func setRemote(_ shows: Bool) {
        guard shows != isRemote, page.bar == nil, phone.keyboard.state != .undocked else { return }
        isRemote = shows
        if shows { phone.showRemoteInput() } else { phone.hideRemoteInput() }
    }

    func rotate(to orientation: Device.Orientation) { stage.rotate(to: orientation) }
    func scroll(_ view: UIScrollView, by height: CGFloat) { stage.scroll(view, by: height) }

    var window: UIWindow { phone.window }

    /// The keyboard's top in the window's coordinates, in points; nil for a hidden or floating keyboard.
    var keyboardTop: CGFloat? {
        guard phone.keyboard.state == .docked, let frame = phone.keyboard.frameInScreen else { return nil }
        return frame.minY - phone.windowFrameInScreen.minY
    }

    /// The keyboard's top on the screen, in points; nil for a hidden or floating keyboard.
    var keyboardTopOnScreen: CGFloat? { keyboardTop.map { $0 + phone.windowFrameInScreen.minY } }

    /// Whether a bar at the screen's bottom is docked without a keyboard.
    var showsBarAlone: Bool { keyboardTop != nil && page.barOwner?.isFirstResponder == true }

    /// The keyboard's drawn top at this instant, in the window's coordinates, in points.
    var shownKeyboardTop: CGFloat { phone.keyboard.presentedFrameInScreen.minY - phone.windowFrameInScreen.minY }

    /// The lower edge of the bars at the top, in the window's coordinates, in points.
    var safeTop: CGFloat {
        let bar = page.controller.navigationController?.navigationBar
        let bottom = bar.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: nil).maxY } ?? 0
        return max(window.safeAreaInsets.top, bottom)
    }

    /// Whether header and footer fit between the top bars and a y coordinate of the window.
    ///
    /// If header and footer do not fit, their constraints contradict each other.
    func hasRoom(above bottom: CGFloat) -> Bool {
        let header = page.header.superview == nil ? 0 : page.header.bounds.height + 16
        let footer = page.footer.superview == nil ? 0 : page.footer.bounds.height + 8 + CGFloat(page.ownPart(.ground))
        guard let view = page.controller.viewIfLoaded else { return true }
        let top = view.convert(view.bounds, to: nil).minY + view.safeAreaInsets.top
        return header + footer <= bottom - max(safeTop, top)
    }

    /// Whether the page is the top page, if there is a navigation controller.
    var showsPage: Bool {
        page.controller.navigationController.map { $0.topViewController === page.controller } ?? true
    }

    var typed: (node: ScreenNode, view: UIView)? {
        for node in page.nodes.inputs {
            guard let view = page.view(node.id), view.window != nil else { continue }
            if let bar = view as? UISearchBar {
                if bar.searchTextField.isFirstResponder { return (node, bar.searchTextField) }
            } else if view.isFirstResponder {
                return (node, view)
            }
        }
        return nil
    }

    /// Makes an input in the window the first responder.
    @discardableResult
    func focus(_ id: Int) -> Bool {
        guard let view = page.view(id), view.window != nil else { return false }
        setRemote(false)
        return phone.focus(view)
    }

    /// Scrolls the list to a row whose cell does not exist yet, and returns whether the list has scrolled.
    func scrollToRow(of id: Int) -> Bool {
        guard page.view(id)?.window == nil else { return false }
        var hasScrolled = false
        for node in page.nodes.all where node.kind == .table {
            guard let row = node.children.firstIndex(where: { $0.all.contains { $0.id == id } }),
                let table = page.view(node.id) as? UITableView
            else { continue }
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            stage.settle()
            hasScrolled = true
        }
        return hasScrolled
    }

    /// All values that avoidances change, by name: bottom insets, constants, shifts and guide heights.
    ///
    /// The values are in points, rounded to a millionth.
    var numbers: [String: CGFloat] {
        var found: [String: CGFloat] = [:]
        for (id, view) in page.scrollViews where view.window != nil {
            let name = page.nodes[id]?.name ?? ""
            found["\(name) inset"] = view.contentInset.bottom.seen
            found["\(name) inset at the top"] = view.contentInset.top.seen
            found["\(name) indicators"] = view.verticalScrollIndicatorInsets.bottom.seen
        }
        found["safe area"] = page.controller.additionalSafeAreaInsets.bottom.seen
        found["safe area around"] = page.root.additionalSafeAreaInsets.bottom.seen
        found["ground"] = page.ground?.constant.seen
        found["card"] = page.card?.transform.ty.seen
        found["page"] = page.controller.view.transform.ty.seen
        for (node, guide) in page.guides where guide.owningView?.window != nil {
            found["\(node.name) guide"] = guide.heightConstraint.constant.seen
        }
        found["banner"] = page.banner?.view.transform.ty.seen
        found["guide"] = page.guide?.layoutFrame.height.seen
        return found
    }
}
