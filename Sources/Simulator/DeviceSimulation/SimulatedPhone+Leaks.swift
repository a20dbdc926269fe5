import Foundation
@_spi(Simulation) import UIKit

extension SimulatedPhone {
    /// Lets go of the app's screens; a controller that stays alive all the same is added to ``notes``.
    ///
    /// Call it last, without a reference of your own to a controller: it would count as the app's. On a phone such a
    /// controller goes on hearing of keyboards that are not meant for it.
    public func letGo() {
        let controllers = shownControllers.map { WeakController(name: "\(Swift.type(of: $0))", controller: $0) }
        perform {
            window.endEditing(true)
            if window.rootViewController?.presentedViewController != nil {
                window.rootViewController?.dismiss(animated: false)
            }
            window.rootViewController = nil
            settle()
        }
        leaks = controllers.filter { $0.controller != nil }.map(\.name)
    }

    private struct WeakController {
        let name: String
        weak var controller: UIViewController?
    }

    /// The root controller of the app's window, with all that are inside of it or in front of it.
    private var shownControllers: [UIViewController] {
        var found: [UIViewController] = [], waiting = window.rootViewController.map { [$0] } ?? []
        while let controller = waiting.popLast() {
            guard !found.contains(where: { $0 === controller }) else { continue }
            found.append(controller)
            waiting += controller.children
            if let presented = controller.presentedViewController { waiting.append(presented) }
        }
        return found
    }
}
