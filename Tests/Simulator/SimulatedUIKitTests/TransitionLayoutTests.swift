import DeviceSimulation
import Foundation
import Testing
@_spi(Simulation) import UIKit

/// During a push or a presentation, the view that moves is already laid out for its final position.
@MainActor @Suite struct TransitionLayoutTests {
    /// The controller's box fills the safe area, and the controller records every safe area in a window.
    private final class BoxController: UIViewController {
        let box = UIView()
        var insets: [UIEdgeInsets] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: safe.topAnchor),
                box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
            ])
        }

        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            if view.window != nil { insets.append(view.safeAreaInsets) }
        }

        var shownBox: CGRect { (box.layer.presentation() ?? box.layer).frame }
    }

    @Test(arguments: [Device.Orientation.portrait, .landscape])
    func `a bar with a back button asks for no further layout`(orientation: Device.Orientation) throws {
        let phone = SimulatedPhone(try Device.named("iPhone 14"), orientation: .portrait)
        let stack = UINavigationController(rootViewController: UIViewController())
        phone.show(stack)
        phone.settle()
        stack.pushViewController(UIViewController(), animated: true)
        phone.settle()
        phone.rotate(to: orientation)
        phone.settle()
        let passes = phone.layoutPasses
        for _ in 0..<3 { phone.advance(by: 1) }
        #expect(passes > 0 && phone.layoutPasses == passes)
    }

    enum Way: CaseIterable { case push, fullScreen, sheet }

    /// The returned closure removes the controller again.
    private func begin(_ way: Way, _ phone: SimulatedPhone) -> (BoxController, () -> Void) {
        let root = UIViewController(), stack = UINavigationController(rootViewController: root), box = BoxController()
        phone.show(stack)
        phone.settle()
        guard way == .push else {
            box.modalPresentationStyle = way == .fullScreen ? .fullScreen : .pageSheet
            root.present(box, animated: true)
            return (box, { root.dismiss(animated: true) })
        }
        stack.pushViewController(box, animated: true)
        return (box, { stack.popViewController(animated: true) })
    }

    /// Returns the drawn frames, one every 50 milliseconds.
    private func places(of controller: BoxController, on phone: SimulatedPhone) -> [CGRect] {
        let places = (0..<6).map { _ in
            phone.advance(by: 0.05)
            return controller.shownBox
        }
        phone.settle()
        return places
    }

    @Test(arguments: Way.allCases)
    func `content keeps its frame in the view on the way in and out`(way: Way) {
        let phone = SimulatedPhone(Device.all[0])
        let (controller, leave) = begin(way, phone)
        let wayIn = places(of: controller, on: phone)
        let rest = controller.box.frame
        #expect(rest.width == UIScreen.main.bounds.width && rest.height > 300)
        #expect(wayIn.allSatisfy { $0 == rest }, "\(wayIn)")
        leave()
        let wayOut = places(of: controller, on: phone)
        #expect(wayOut.allSatisfy { $0 == rest }, "\(wayOut)")
        #expect(controller.insets.count <= 1, "\(controller.insets)")
        #expect(controller.view.window == nil)
    }

    @Test func `content keeps its frame under a swipe that is cancelled`() {
        let phone = SimulatedPhone(Device.all[0])
        let below = BoxController(), stack = UINavigationController(rootViewController: below), top = BoxController()
        phone.show(stack)
        phone.settle()
        let rest = below.box.frame
        stack.pushViewController(top, animated: false)
        phone.settle()
        stack.beginInteractivePop()
        for fraction in [0, 0.3, 0.6] {
            stack.updateInteractivePop(fraction)
            phone.advance(by: 0.1)
            #expect(below.shownBox == rest && top.shownBox == rest, "\(fraction)")
        }
        stack.cancelInteractivePop()
        #expect(places(of: top, on: phone).allSatisfy { $0 == rest })
        #expect(stack.topViewController === top && below.view.window == nil)
    }
}
