import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import Testing
import Tideline
import UIKit

/// The answers of the library's public API to an app's questions.
@MainActor
@Suite struct EntryAnswersTests {
    /// One object of each kind that can have an avoidance.
    @MainActor
    private struct Objects {
        let bench: ObserverBench
        let controller = UIViewController(), scrollView = UIScrollView(), card = UIView()
        let bottom: NSLayoutConstraint

        init(own: CGFloat) throws {
            bench = try ObserverBench(Screens.large)
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            scrollView.contentSize.height = 2_000
            scrollView.contentInset.bottom = own
            card.frame = CGRect(x: 20, y: 600, width: 350, height: 200)
            card.transform.ty = own
            bottom = controller.view.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: own)
            for view in [scrollView, card, row] { controller.view.addSubview(view) }
            bottom.isActive = true
            controller.additionalSafeAreaInsets.bottom = own
            bench.phone.show(controller)
            scrollView.keyboardAvoidance = .insets.following(bench.keyboard)
            card.keyboardAvoidance = .translation.following(bench.keyboard)
            bottom.keyboardAvoidance = .constant.following(bench.keyboard)
        }

        /// The app's own values without the library's additions for the keyboard, in points.
        var own: [CGFloat] {
            [
                scrollView.contentInset.bottom - scrollView.keyboardShare,
                card.transform.ty - card.keyboardShare, bottom.constant - bottom.keyboardShare,
                controller.additionalSafeAreaInsets.bottom - controller.keyboardShare
            ].map { ($0 * 1_024).rounded() / 1_024 }
        }

        var shares: [CGFloat] {
            [scrollView.keyboardShare, card.keyboardShare, bottom.keyboardShare, controller.keyboardShare]
        }
    }

    @Test(arguments: [0, 8, -10.5, 40.25], [216, 336, 380])
    func `a number minus the keyboard's share is the app's own number`(own: CGFloat, height: CGFloat) throws {
        let objects = try Objects(own: own), expected = [own, own, own, own]
        #expect(objects.own == expected && objects.shares == [0, 0, 0, 0])
        objects.bench.post(.willShow, y: 844 - height, height: height)
        #expect(objects.own == expected && objects.shares.prefix(3).allSatisfy { $0 != 0 })
        // The library has not noticed the change of the constant yet.
        objects.bottom.constant = 4
        #expect(objects.own[2] == 4)
        objects.bottom.constant = own
        objects.controller.keyboardAvoidance = .safeArea.following(objects.bench.keyboard)
        #expect(objects.own[3] == own && objects.shares[3] > 0)
        objects.bench.post(.willHide, y: 844, height: height)
        #expect(objects.own == expected && objects.shares == [0, 0, 0, 0])
    }

    @Test func `an avoidance is known again by its identifier`() throws {
        let objects = try Objects(own: 0), keyboard = objects.bench.keyboard
        #expect(objects.card.keyboardAvoidance?.identifier == nil)
        var named = KeyboardAvoidance<UIView>.translation.following(keyboard)
        named.identifier = "Composer"
        objects.card.keyboardAvoidance = named.spacing(10)
        #expect(objects.card.keyboardAvoidance?.identifier == "Composer")
        objects.card.keyboardAvoidance = .translation.following(keyboard)
        #expect(objects.card.keyboardAvoidance?.identifier == nil)
    }

    @Test func `every avoidance has made room after a notification is passed`() throws {
        let objects = try Objects(own: 0), keyboard = objects.bench.keyboard
        var phases: [Keyboard.Change.Phase?] = []
        keyboard.observe(for: objects.card) { _, change in phases.append(change.phase) }
        let notification = Notification(
            name: UIResponder.keyboardWillShowNotification, object: objects.bench.phone.window.screen,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                    cgRect: CGRect(x: 0, y: 508, width: 390, height: 336))
            ])
        keyboard.handle(notification)
        #expect(objects.shares.prefix(3) == [302, -292, 336] && objects.card.frame.maxY == 508)
        keyboard.notificationCenter.post(notification)
        keyboard.handle(notification)
        keyboard.handle(Notification(name: Notification.Name("Other")))
        #expect(phases == [.willShow])
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func `an expectation of no height takes the earlier one back`(height: CGFloat) throws {
        let objects = try Objects(own: 0), keyboard = objects.bench.keyboard
        keyboard.expect(height, for: objects.card)
        #expect(keyboard.state == .hidden)
        keyboard.expect(260, for: objects.card)
        #expect(keyboard.state == .docked(CGRect(x: 0, y: 584, width: 390, height: 260)))
        #expect(objects.scrollView.keyboardShare == 226)
        keyboard.expect(height, for: objects.card)
        #expect(keyboard.state == .hidden && objects.scrollView.keyboardShare == 0)
        // A notification overrides the keyboard height that the app has announced by `expect`.
        keyboard.expect(260, for: objects.card)
        objects.bench.post(.willShow, y: 508, height: 336)
        keyboard.expect(height, for: objects.card)
        #expect(keyboard.state.isDocked)
        // A keyboard that stands higher is not lowered.
        keyboard.expect(260, for: objects.card)
        #expect(keyboard.state == .docked(CGRect(x: 0, y: 508, width: 390, height: 336)))
        keyboard.expect(400, for: objects.card)
        #expect(keyboard.state == .docked(CGRect(x: 0, y: 444, width: 390, height: 400)))
        keyboard.expect(height, for: objects.card)
        #expect(keyboard.state == .docked(CGRect(x: 0, y: 508, width: 390, height: 336)))
    }

    @Test func `a guide says how much of its view is covered at this moment`() throws {
        let objects = try Objects(own: 0), view: UIView = objects.controller.view
        let guide = view.keyboardGuide
        guide.keyboard = objects.bench.keyboard
        #expect(guide.overlap == 0)
        objects.bench.post(.willShow, y: 508, height: 336)
        #expect(guide.overlap == 336)
        view.frame.size.height = 700
        #expect(guide.overlap == 192, "no layout has run since")
        let height = view.constraints.first { $0.identifier == "TidelineKeyboardHeight" }
        #expect(height?.firstItem === guide && height?.constant == 336)
        objects.bench.post(.willHide, y: 844, height: 336)
        #expect(guide.overlap == 0)
    }
}
