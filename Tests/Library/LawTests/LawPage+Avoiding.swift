import HostTestSupport
@testable import Tideline
import TidelineClassics
import UIKit

extension LawPage {
    /// The app's own inset, constant or shift, in points, for an object that avoids the keyboard.
    func ownPart(_ object: LawWay.Object) -> Int {
        let own = screen.ownNumber
        let isOwn = ways.contains { $0.object == object } || (ways == [.automatic] && object == .body)
        // If an avoidance moves the whole page, the app sets no transform of its own. With such a transform, the page's
        // container would set the page's frame.
        guard isOwn, object != .card || !screen.movesPage else { return object == .ground ? 8 : 0 }
        return object == .ground ? 8 + own : object == .card ? -own : own
    }

    func avoid(_ way: LawWay) {
        switch way {
        case .insets: bodyScroll?.keyboardAvoidance = .insets.following(keyboard)
        case .listener:
            guard let scrollView = bodyScroll else { return }
            let listener = LawListener(scrollView)
            broadcaster.addListener(listener)
            kept.append(listener)
        case .translation:
            let translation = KeyboardAvoidance<UIView>.translation
            card?.keyboardAvoidance =
                (screen.movesPage ? translation.focus() : translation.spacing(10)).following(keyboard)
        case .responder:
            guard let card else { return }
            let responder = KeyboardResponder(keyboard: keyboard)
            responder.automaticallyAdjust(card)
            kept.append(responder)
        case .safeArea: controller.keyboardAvoidance = .safeArea.following(keyboard)
        case .appearListener: kept.append(KeyboardAppearListener(viewController: controller, keyboard: keyboard))
        case .constant: ground?.keyboardAvoidance = .constant.following(keyboard)
        case .automatic: controller.viewIfLoaded?.window?.keyboardAvoidance = .automatic.following(keyboard)
        case .guide, .guideController, .followingConstraint: break
        }
    }

    /// The number of times that a layout may set the avoidance again.
    ///
    /// Without a limit, each new avoidance could cause the next layout.
    static let mostLayoutAvoidances = 100

    func avoidAgain() {
        guard layoutAvoidances < Self.mostLayoutAvoidances else { return }
        layoutAvoidances += 1
        setAvoidances()
    }

    func setAvoidances() {
        for way in ways where ![.listener, .responder, .appearListener].contains(way) { avoid(way) }
    }

    func endAvoidances() {
        hasEnded = true
        bodyScroll?.keyboardAvoidance = nil
        card?.keyboardAvoidance = nil
        controller.keyboardAvoidance = nil
        ground?.keyboardAvoidance = nil
        controller.view.window?.keyboardAvoidance = nil
    }

    func assignOwnNumber() {
        for way in ways {
            switch way.object {
            case .body: assign(inset: CGFloat(ownPart(.body)))
            case .window where ways == [.automatic]: assign(inset: CGFloat(ownPart(.body)))
            case .card:
                assigned["card"] = CGFloat(ownPart(.card))
                card?.transform = CGAffineTransform(translationX: 0, y: CGFloat(ownPart(.card)))
            case .ground: assign(ground: -CGFloat(ownPart(.ground)))
            case .window: break
            }
        }
    }

    /// Assigns the app's own inset of the body, in points.
    func assign(inset: CGFloat) {
        guard let bodyScroll, let body = screen.body else { return }
        assigned["\(body.name) inset"] = inset
        bodyScroll.contentInset.bottom = inset
    }

    /// Assigns the app's own constant of the constraint below the footer, in points.
    func assign(ground constant: CGFloat) {
        assigned["ground"] = constant
        ground?.constant = constant
    }
}

@MainActor
private final class LawListener: KeyboardListener {
    let scrollView: UIScrollView
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
}
