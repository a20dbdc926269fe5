import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// One sequence of events on a screen, and the comparison with a screen that was just started.
@MainActor
final class AbuseRun {
    private let way: AvoidanceWay
    private let place: Place
    private let stage: SimulatedStage
    private let screen: WayScreen
    private let keyboard = Keyboard.shared
    private let elsewhere = UIViewController()
    private var own: CGFloat = 0
    private var isAttached = true

    init(_ way: AvoidanceWay, _ place: Place) throws {
        (self.way, self.place) = (way, place)
        stage = SimulatedStage(try Screens.device(place.size))
        screen = WayScreen(way)
        stage.present(screen.controller)
    }

    /// Plays the steps and a hide, and returns in words how the screen differs from a new screen.
    func outcome(of steps: [AbuseStep]) throws -> String? {
        for step in steps { play(step) }
        makeGood()
        play(.dismiss)
        stage.settle()
        // UIKit has given the keyboard back to the field that was edited before the modal.
        stage.dismissKeyboard()
        guard stage.settle() else { return "it does not come to rest" }
        screen.controller.view.setNeedsLayout()
        stage.settle()
        if steps.contains(where: Self.leavesScrollingToUIKit) { scrollToTop() }
        let found = screen.state, ground = screen.ground
        screen.controller.view.keyboardAvoidance = nil
        let fresh = try WayStage(way, place, orientation: stage.phone.orientation)
        if own != 0 {
            fresh.screen.raiseOwn(by: own)
            fresh.settle()
        }
        if found == fresh.screen.state { return nil }
        let lines = zip(found, fresh.screen.state).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
        return "ends at \(ground) instead of \(fresh.screen.ground):\n" + lines.joined(separator: "\n")
    }

    /// Plays the steps, edits a field, and returns in words how much of the field is covered.
    func coverage(after steps: [AbuseStep]) throws -> String? {
        for step in steps { play(step) }
        makeGood()
        play(.dock)
        stage.settle()
        try stage.edit("Field")
        guard let keyboard = stage.phone.keyboard.frameInScreen else { return "no keyboard" }
        // If `own` is negative, the app itself has moved the field down by this amount.
        let bottom = screen.fieldBottom - max(0, -own)
        if bottom > keyboard.minY { return "the field ends at \(bottom), the keyboard begins at \(keyboard.minY)" }
        let isHigher = way == .translation || way == .scrollInsets
        guard !isHigher, own == 0, screen.ground != keyboard.minY else { return nil }
        return "the panel ends at \(screen.ground), the keyboard begins at \(keyboard.minY)"
    }

    /// Shows the screen again, with an active avoidance.
    private func makeGood() {
        if stage.phone.window.rootViewController !== screen.controller { play(.swapBack) }
        play(.dismissModal(animated: false))
        for step in [AbuseStep.include, .start, .attach] { play(step) }
    }

    /// Whether UIKit alone scrolls a field into sight after a step.
    ///
    /// While the avoidance is off, the library does not change UIKit's offset, even after a hide.
    private static func leavesScrollingToUIKit(_ step: AbuseStep) -> Bool {
        switch step {
        case .stop, .exclude, .raiseOwn: true
        default: false
        }
    }

    private func scrollToTop() {
        guard let scrollView = screen.panel as? UIScrollView else { return }
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    }

    private func play(_ step: AbuseStep) {
        switch step {
        case .focus(let name): try? stage.focus(name)
        case .dismiss: stage.dismissKeyboard()
        case .rotate: stage.rotate(to: stage.phone.orientation == .portrait ? .landscape : .portrait)
        case .predictions(let shows): stage.phone.keyboard.setShowsPredictions(shows)
        case .emoji(let shows): stage.phone.keyboard.setShowsEmoji(shows)
        case .wait(let seconds): stage.advance(by: seconds)
        case .undock: stage.phone.keyboard.undock(to: CGRect(x: 250, y: 300, width: 320, height: 260))
        case .dock: stage.phone.keyboard.dock()
        case .exclude: screen.controller.view.keyboardAvoidance = .excluded
        case .include: screen.controller.view.keyboardAvoidance = nil
        case .stop: screen.end()
        case .start: screen.begin()
        case .detach where isAttached:
            screen.detach()
            isAttached = false
        case .attach where !isAttached:
            screen.attach()
            isAttached = true
            // A finger touches the screen only in a later turn of the run loop. Without this end of the turn, UIKit
            // would scroll to the field's position before the layout.
            stage.phone.endTurn()
        case .swapAway: stage.phone.show(elsewhere)
        case .swapBack: stage.phone.show(screen.controller)
        case .present(let style, let animated): present(style, animated: animated)
        case .dismissModal(let animated): dismissModal(animated: animated)
        case .raiseOwn(let points):
            // There is no safe area outside a window.
            guard isAttached, screen.controller.view.window != nil else { return }
            // The app raises a value that already contains the library's addition. In a translation, the library would
            // mistake the whole new transform for the app's own value. The app's own value must not become negative.
            guard screen.way.kind != .translation, own + points >= 0 else { return }
            screen.raiseOwn(by: points)
            own += points
        case .layout: screen.controller.view.layOutEverything()
        case .detach, .attach: break
        }
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool) {
        guard screen.controller.view.window != nil, screen.controller.presentedViewController == nil else { return }
        let modal = UIViewController()
        modal.modalPresentationStyle = style
        screen.controller.present(modal, animated: animated)
        stage.phone.endTurn()
    }

    private func dismissModal(animated: Bool) {
        guard screen.controller.presentedViewController != nil else { return }
        // UIKit refuses to dismiss a controller during its presentation.
        stage.settle()
        screen.controller.dismiss(animated: animated)
        stage.settle()
    }
}
