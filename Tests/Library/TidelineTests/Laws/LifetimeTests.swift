import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import Testing
@testable import Tideline
import TidelineClassics
import UIKit

/// A controller, its views and its avoidances are freed after use, even while the keyboard is up.
@MainActor
@Suite struct LifetimeTests {
    @Test(arguments: AvoidanceWay.allCases, [true, false])
    func `everything is freed after use`(way: AvoidanceWay, hidesFirst: Bool) throws {
        let bench = try ObserverBench(Screens.large)
        weak var controller: UIViewController?
        weak var panel: UIView?
        weak var subject: LawSubject?
        do {
            let own = LawSubject(way, keyboard: bench.keyboard)
            (controller, panel, subject) = (own.controller, own.panel, own)
            bench.phone.show(own.controller)
            bench.phone.settle()
            bench.post(.willShow, y: bench.screen.height - 336, height: 336)
            bench.phone.settle()
            if hidesFirst { bench.post(.willHide, y: bench.screen.height, height: 336) }
            bench.phone.settle()
        }
        bench.phone.show(UIViewController())
        bench.phone.settle()
        bench.post(.willShow, y: bench.screen.height - 291, height: 291)
        bench.phone.settle()
        #expect(controller == nil && panel == nil && subject == nil, "\(way)")
    }

    @Test(arguments: [15, 17, 18, 26] as [Double])
    func `a window that the app drops while the keyboard is up is freed`(version: Double) throws {
        let bench = try ObserverBench(Screens.large, systemVersion: version)
        bench.phone.show(UIViewController())
        bench.post(.willShow, y: 508, height: 336)
        weak var dropped: UIWindow?
        do {
            let window = UIWindow(windowScene: try #require(bench.phone.window.windowScene))
            let controller = UIViewController(), list = UIScrollView(frame: bench.screen)
            window.frame = bench.screen
            controller.view.addSubview(list)
            window.rootViewController = controller
            window.isHidden = false
            list.keyboardAvoidance = .insets.following(bench.keyboard)
            bench.phone.settle()
            #expect(list.keyboardShare > 0)
            (window.isHidden, window.windowScene) = (true, nil)
            dropped = window
        }
        bench.phone.settle()
        #expect(dropped == nil)
    }

    @Test func `the insets of a freed listener are removed`() throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), scrollView = UIScrollView()
        let broadcaster = KeyboardBroadcaster(keyboard: bench.keyboard)
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scrollView.contentSize.height = 2_000
        controller.view.addSubview(scrollView)
        bench.phone.show(controller)
        var listener: Listener? = Listener(scrollView)
        if let listener { broadcaster.addListener(listener) }
        bench.post(.willShow, y: 508, height: 336)
        #expect(scrollView.contentInset.bottom.seen == 302)
        #expect(broadcaster.listenerCount == 1)
        listener = nil
        #expect(broadcaster.listenerCount == 0)
        bench.post(.willChangeFrame, y: 553, height: 291)
        #expect(scrollView.contentInset.bottom.seen == 0)
    }

    @Test(arguments: [true, false])
    func `what an object of an article has set goes with it, and nothing else`(appIsLater: Bool) throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), card = UIView()
        card.frame = CGRect(x: 0, y: 700, width: 390, height: 100)
        controller.view.addSubview(card)
        bench.phone.show(controller)
        var listener: KeyboardAppearListener? = KeyboardAppearListener(
            viewController: controller, keyboard: bench.keyboard)
        var responder: KeyboardResponder? = KeyboardResponder(keyboard: bench.keyboard)
        responder?.automaticallyAdjust(card)
        if appIsLater {
            controller.keyboardAvoidance = .safeArea.following(bench.keyboard)
            card.keyboardAvoidance = .translation.spacing(10).following(bench.keyboard)
        }
        bench.post(.willShow, y: 508, height: 336)
        #expect(controller.keyboardShare == 302 && card.keyboardShare == -302)
        (listener, responder) = (nil, nil)
        #expect((controller.keyboardAvoidance != nil) == appIsLater && (card.keyboardAvoidance != nil) == appIsLater)
        #expect(controller.keyboardShare == (appIsLater ? 302 : 0) && card.transform.ty == (appIsLater ? -302 : 0))
        _ = (listener, responder)
    }

    @Test(arguments: [true, false])
    func `a keyboard forgets the avoiders that have left`(ends: Bool) throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), stays = UIView()
        controller.view.addSubview(stays)
        bench.phone.show(controller)
        stays.keyboardAvoidance = .translation.following(bench.keyboard)
        for _ in 1...200 {
            let view = UIView()
            controller.view.addSubview(view)
            view.keyboardAvoidance = .translation.following(bench.keyboard)
            if ends { view.keyboardAvoidance = nil }
            view.removeFromSuperview()
        }
        let avoiders = bench.keyboard.following.avoiders
        #expect(avoiders.present.count == 1 && avoiders.entries.count <= 8)
    }

    @Test func `a scroll view that is reset stays with its broadcaster`() throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), scrollView = UIScrollView()
        let broadcaster = KeyboardBroadcaster(keyboard: bench.keyboard), listener = Listener(scrollView)
        scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        scrollView.contentSize.height = 2_000
        controller.view.addSubview(scrollView)
        bench.phone.show(controller)
        listener.contentInsetPreKeyboardDisplay = UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0)
        broadcaster.addListener(listener)
        for _ in 1...2 {
            bench.post(.willShow, y: 508, height: 336)
            #expect(listener.contentInsetPreKeyboardDisplay?.bottom == 24 && scrollView.keyboardShare > 0)
            listener.resetScrollView()
            #expect(listener.contentInsetPreKeyboardDisplay == nil && scrollView.contentInset.bottom == 24)
            bench.post(.willHide, y: 844, height: 336)
            #expect(scrollView.contentInset.bottom == 24 && scrollView.keyboardShare == 0)
        }
    }

    @Test func `an avoidance that ends leaves nothing in its view`() throws {
        let bench = try ObserverBench(Screens.large), controller = UIViewController(), view = UIView()
        controller.view.addSubview(view)
        bench.phone.show(controller)
        let root: UIView = controller.view, scrollView = UIScrollView()
        do {
            let responder = KeyboardResponder(keyboard: bench.keyboard)
            responder.automaticallyAdjust(view)
            responder.automaticallyAdjust(view)
            let listener = KeyboardAppearListener(viewController: controller, keyboard: bench.keyboard)
            let constraint = KeyboardConstraint(
                following: root.bottomAnchor.constraint(equalTo: view.bottomAnchor), keyboard: bench.keyboard)
            constraint.follow(bench.keyboard)
            bench.post(.willShow, y: 508, height: 336)
            #expect(view.subviews.isEmpty && root.subviews == [view])
            constraint.stopFollowing()
            withExtendedLifetime((responder, listener)) {}
        }
        #expect(view.subviews.isEmpty && root.subviews == [view])
        let broadcaster = KeyboardBroadcaster(keyboard: bench.keyboard), listener = Listener(scrollView)
        root.addSubview(scrollView)
        scrollView.frame = root.bounds
        broadcaster.addListener(listener)
        #expect(listener.contentInsetPreKeyboardDisplay != nil)
        broadcaster.removeListener(listener)
        #expect(scrollView.subviews.isEmpty && listener.contentInsetPreKeyboardDisplay == nil)
    }

    @Test(arguments: AvoidanceWay.allCases.filter { $0 != .guideController })
    func `S46 a call to readjust all judges a moved view anew`(
        way: AvoidanceWay
    ) throws {
        let bench = try LawBench([way]), start = bench.subject.appState
        bench.post(.willShow, y: 508, height: 336)
        bench.phone.settle()
        let covered = bench.subject.appState
        #expect(covered != start)
        // The view is far above the keyboard now, and uncovered.
        bench.phone.window.rootViewController?.view.frame.origin.y -= 800
        bench.keyboard.following.readjustAll()
        bench.phone.settle()
        bench.keyboard.following.readjustAll()
        #expect(bench.subject.appState != covered, "\(way)")
        bench.phone.window.rootViewController?.view.frame.origin.y += 800
        bench.end()
        #expect(bench.subject.appState == start, "\(way)")
    }

    @Test func `a guide is freed with the view it was added to`() throws {
        let bench = try ObserverBench(Screens.large)
        weak var guide: KeyboardGuide?
        do {
            let view = UIView()
            guide = view.addKeyboardGuide(keyboard: bench.keyboard)
        }
        #expect(guide == nil)
    }
}
