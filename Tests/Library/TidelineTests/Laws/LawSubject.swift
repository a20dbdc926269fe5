import Foundation
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A screen with a panel at its bottom that avoids the keyboard.
///
/// The app's own values are odd fractions, so that inexact additions and subtractions would show.
@MainActor
final class LawSubject {
    let controller: UIViewController
    let panel: UIView
    let height: NSLayoutConstraint
    private let ways: Set<AvoidanceWay>
    private var guide: KeyboardGuide?
    private var constraint: NSLayoutConstraint?
    private var kept: [AnyObject] = []

    convenience init(_ way: AvoidanceWay, keyboard: Keyboard) { self.init([way], keyboard: keyboard) }

    /// The avoidances are added in the given order.
    init(_ ways: [AvoidanceWay], keyboard: Keyboard) {
        self.ways = Set(ways)
        if ways.contains(.guideController) {
            let pair = KeyboardGuideViewController(contentView: KeyboardGuideView(), keyboard: keyboard)
            pair.automaticallyAdjustsKeyboardGuide = true
            (controller, guide) = (pair, pair.contentView.keyboardGuide)
        } else {
            controller = UIViewController()
        }
        let scrollView = UIScrollView()
        panel = ways.contains(.scrollInsets) ? scrollView : UIView()
        panel.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(panel)
        height = panel.heightAnchor.constraint(equalToConstant: 700)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor), height
        ])
        setUpScrollView(scrollView)
        controller.additionalSafeAreaInsets.bottom = 5.3
        for one in ways { add(one, keyboard) }
        if constraint == nil { pin() }
    }

    private func setUpScrollView(_ scrollView: UIScrollView) {
        scrollView.contentSize = CGSize(width: 300, height: 1_500)
        scrollView.contentInset.bottom = 12.1
        scrollView.verticalScrollIndicatorInsets.bottom = 7.7
        scrollView.contentOffset.y = 100.3
    }

    private func add(_ one: AvoidanceWay, _ keyboard: Keyboard) {
        switch one.kind {
        case .guide: guide = controller.view.addKeyboardGuide(keyboard: keyboard)
        case .guideController: break
        case .translation:
            panel.transform = CGAffineTransform(scaleX: 0.9, y: 0.99).concatenating(
                CGAffineTransform(translationX: 1.1, y: 3.3))
            guard one.isClassic else {
                panel.keyboardAvoidance = .translation.spacing(10).following(keyboard)
                return
            }
            let responder = KeyboardResponder(keyboard: keyboard)
            responder.automaticallyAdjust(panel)
            kept.append(responder)
        case .scrollInsets:
            guard let scrollView = panel as? UIScrollView else { return }
            guard one.isClassic else {
                scrollView.keyboardAvoidance = .insets.following(keyboard)
                return
            }
            let listener = Listener(scrollView), broadcaster = KeyboardBroadcaster(keyboard: keyboard)
            broadcaster.addListener(listener)
            kept += [listener, broadcaster]
        case .constraint:
            let plain = panel.bottomAnchor.constraint(
                equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor, constant: -10.7)
            let constraint = one.isClassic ? KeyboardConstraint(following: plain, keyboard: keyboard) : plain
            if !one.isClassic { constraint.keyboardAvoidance = .constant.following(keyboard) }
            constraint.isActive = true
            self.constraint = constraint
        case .safeArea where !one.isClassic: controller.keyboardAvoidance = .safeArea.following(keyboard)
        case .safeArea: kept.append(KeyboardAppearListener(viewController: controller, keyboard: keyboard))
        }
    }

    private func pin() {
        let ground =
            guide?.topAnchor
            ?? (ways.contains(.safeArea)
                ? controller.view.safeAreaLayoutGuide.bottomAnchor : controller.view.bottomAnchor)
        panel.bottomAnchor.constraint(equalTo: ground, constant: -0.1).isActive = true
    }

    var appState: [CGFloat] {
        let transform = panel.transform
        var state = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
            controller.additionalSafeAreaInsets.bottom, guide?.layoutFrame.height ?? 0,
            constraint?.constant ?? 0,
            panel.center.x, panel.center.y, panel.bounds.width, panel.bounds.height
        ]
        if let scrollView = panel as? UIScrollView {
            let insets = [scrollView.contentInset, scrollView.verticalScrollIndicatorInsets]
            state += insets.flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
            state += [scrollView.contentOffset.x, scrollView.contentOffset.y]
        }
        return state
    }

    /// The lower edge of the visible part of the panel's content, in the window's coordinates, in points.
    var visibleBottom: CGFloat {
        let inset = (panel as? UIScrollView)?.adjustedContentInset.bottom ?? 0
        return panel.convert(CGPoint(x: 0, y: panel.bounds.maxY - inset), to: nil).y
    }
}

@MainActor
final class Listener: KeyboardListener {
    let scrollView: UIScrollView
    var contentOffsetPreKeyboardDisplay: CGPoint?
    var contentInsetPreKeyboardDisplay: UIEdgeInsets?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }
}
