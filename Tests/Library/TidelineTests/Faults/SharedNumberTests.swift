import DeviceSimulation
import Foundation
import HostTestSupport
import KeyboardModel
import SimulatedStages
import Testing
@testable import Tideline
import UIKit

/// Several avoiders add to one number, and an app reads and writes its own part of the number.
@MainActor
@Suite struct SharedNumberTests {
    /// One object with each kind of number, on a page that a keyboard covers by 336 points.
    @MainActor
    private struct Objects {
        let bench: ObserverBench
        let controller = UIViewController(), scrollView = UIScrollView(), card = UIView(), row = UIView()
        let bottom: NSLayoutConstraint

        init(own: CGFloat) throws {
            bench = try ObserverBench(Screens.large)
            row.translatesAutoresizingMaskIntoConstraints = false
            scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            scrollView.contentSize.height = 2_000
            scrollView.contentInset.bottom = own
            // The controller's safe area makes room too, and the scroll view takes no part in it here.
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.automaticallyAdjustsScrollIndicatorInsets = false
            card.frame = CGRect(x: 20, y: 644, width: 350, height: 200)
            card.transform.ty = -own
            bottom = controller.view.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: own)
            for view in [scrollView, card, row] { controller.view.addSubview(view) }
            NSLayoutConstraint.activate([bottom, row.heightAnchor.constraint(equalToConstant: 44)])
            controller.additionalSafeAreaInsets.bottom = own
            bench.phone.show(controller)
        }

        var numbers: [CGFloat] {
            [
                scrollView.contentInset.bottom, scrollView.verticalScrollIndicatorInsets.bottom, bottom.constant,
                controller.additionalSafeAreaInsets.bottom, card.transform.ty
            ]
        }

        func avoiders(spacing: CGFloat) -> [any Avoider] {
            var options = WayOptions()
            options.spacing = spacing
            let surroundings = bench.keyboard.following.surroundings
            return [
                ScrollAvoider(scrollView, options, in: surroundings), ConstraintAvoider(bottom, options),
                SafeAreaAvoider(controller, options), TranslationAvoider(card, options, in: surroundings)
            ]
        }

        func settle() {
            bench.phone.endTurn()
            bench.phone.settle()
        }

        /// Whether an object still has a ledger, which knows a share or what the app has written.
        var owesNothing: Bool {
            let owners: [(AvoidedNumber, AnyObject)] = [
                (.contentInset(.bottom), scrollView), (.indicatorInset(.bottom), scrollView), (.constant, bottom),
                (.safeArea, controller), (.translation, card)
            ]
            return owners.allSatisfy { NumberBook.known(of: $0.1)?.has($0.0) != true }
        }
    }

    @Test(arguments: [true, false])
    func `two avoiders of a number make room once`(endsFirst: Bool) throws {
        let objects = try Objects(own: 8), following = objects.bench.keyboard.following
        let small = objects.avoiders(spacing: 0), large = objects.avoiders(spacing: 10)
        for avoider in small + large { following.add(avoider) }
        #expect(objects.owesNothing)
        objects.bench.post(.willShow, y: 508, height: 336)
        objects.settle()
        let high: [CGFloat] = [354, 346, 354, 312, -346], low: [CGFloat] = [344, 336, 344, 302, -336]
        #expect(objects.numbers == high)
        objects.scrollView.contentInset.bottom = 20
        objects.settle()
        #expect(objects.numbers[0] == 366, "both see that the app has assigned its number")
        for avoider in endsFirst ? small : large { following.remove(avoider) }
        objects.settle()
        #expect(objects.numbers == [objects.numbers[0]] + (endsFirst ? high : low).dropFirst())
        #expect(objects.numbers[0] == (endsFirst ? 366 : 356))
        for avoider in endsFirst ? large : small { following.remove(avoider) }
        #expect(objects.numbers == [20, 0, 8, 8, -8] && objects.owesNothing)
    }

    @Test func `nothing is left at an object after a hide`() throws {
        let objects = try Objects(own: 8), following = objects.bench.keyboard.following
        let avoiders = objects.avoiders(spacing: 0)
        for avoider in avoiders { following.add(avoider) }
        for _ in 1...2 {
            objects.bench.post(.willShow, y: 508, height: 336)
            objects.settle()
            #expect(!objects.owesNothing)
            objects.bench.post(.willHide, y: 844, height: 336)
            objects.settle()
            #expect(objects.numbers == [8, 0, 8, 8, -8] && objects.owesNothing)
        }
    }

    // MARK: The app's own value

    private func begin(_ objects: Objects) {
        let keyboard = objects.bench.keyboard
        objects.scrollView.keyboardAvoidance = .insets.following(keyboard)
        objects.bottom.keyboardAvoidance = .constant.following(keyboard)
        objects.controller.keyboardAvoidance = .safeArea.following(keyboard)
        objects.card.keyboardAvoidance = .translation.following(keyboard)
    }

    @Test(arguments: [0, 12, 290, 340, -20] as [CGFloat])
    func `an own value is never guessed`(own: CGFloat) throws {
        let objects = try Objects(own: 8)
        begin(objects)
        let owners: [any KeyboardAvoiding] = [objects.scrollView, objects.bottom, objects.controller, objects.card]
        #expect(owners.map(\.keyboardOwnValue) == [8, 8, 8, -8])
        objects.bench.post(.willShow, y: 508, height: 336)
        objects.settle()
        #expect(owners.map(\.keyboardOwnValue) == [8, 8, 8, -8])
        for owner in owners { owner.keyboardOwnValue = own }
        #expect(owners.map(\.keyboardOwnValue) == [own, own, own, own])
        #expect(objects.scrollView.contentInset.bottom == own + 336, "the share stays on top at once")
        objects.settle()
        #expect(owners.map(\.keyboardOwnValue) == [own, own, own, own])
        for (owner, number) in zip(owners, objects.numbers.enumerated().filter { $0.offset != 1 }.map(\.element)) {
            #expect(number == owner.keyboardOwnValue + owner.keyboardShare)
        }
        objects.bench.post(.willHide, y: 844, height: 336)
        objects.settle()
        #expect(objects.numbers == [own, 0, own, own, own])
    }

    @Test func `an own value can be added to and has an effect without a keyboard`() throws {
        let objects = try Objects(own: 0)
        begin(objects)
        objects.scrollView.keyboardOwnValue = 44
        #expect(objects.scrollView.contentInset.bottom == 44)
        objects.bench.post(.willShow, y: 508, height: 336)
        objects.scrollView.keyboardOwnValue += 16
        objects.scrollView.keyboardOwnValue -= 40
        objects.scrollView.keyboardOwnValue = .nan
        objects.settle()
        #expect(objects.scrollView.contentInset.bottom == 356)
        let scene = try #require(objects.bench.phone.window.windowScene)
        scene.keyboardOwnValue = 30
        #expect(scene.keyboardOwnValue == 0)
    }

    @Test func `an own value under automatic is that of the object that makes room`() throws {
        let stage = SimulatedStage(try Screens.device(Screens.large)), controller = UIViewController()
        let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), field = UITextField()
        form.contentSize = CGSize(width: 390, height: 1_200)
        field.frame = CGRect(x: 20, y: 640, width: 200, height: 44)
        field.accessibilityIdentifier = "Field"
        form.addSubview(field)
        controller.view.addSubview(form)
        stage.phone.window.keyboardAvoidance = .automatic
        stage.present(controller)
        try stage.edit("Field")
        #expect(form.keyboardShare == 302 && stage.phone.window.keyboardShare == 0)
        form.keyboardOwnValue = 340
        stage.settle()
        #expect(form.keyboardOwnValue == 340 && form.contentInset.bottom.seen == 642, "a stated value is no room")
        stage.hide()
        #expect(form.contentInset.bottom == 340)
    }

    @Test func `an own value that is set in each layout is not given up`() throws {
        let objects = try Objects(own: 0), view: UIView = objects.controller.view
        final class Layout: UIView {
            var onLayout: () -> Void = {}
            override func layoutSubviews() {
                super.layoutSubviews()
                onLayout()
            }
        }
        let layout = Layout(frame: view.bounds), bottom = objects.bottom
        layout.onLayout = { bottom.keyboardOwnValue = 20 }
        view.addSubview(layout)
        begin(objects)
        objects.bench.post(.willShow, y: 508, height: 336)
        for height in [700, 600] {
            layout.frame.size.height = CGFloat(height)
            objects.settle()
        }
        #expect(bottom.constant == 356)
    }
}
