@_spi(Simulation) import ObjectiveC
import UIKit

extension NotificationCenter {
    /// Has a controller's method called for a notification, as `#selector` does on a phone; Linux lacks `#selector`.
    @MainActor
    func addObserver<Controller: UIViewController>(
        _ observer: Controller, _ name: Notification.Name,
        _ method: @escaping @MainActor @Sendable (Controller, Notification) -> Void
    ) {
        let selector = Selector("heard:") { target, arguments in
            nonisolated(unsafe) let target = target, arguments = arguments
            MainActor.assumeIsolated {
                guard let controller = target as? Controller, let note = arguments.first as? Notification else {
                    return
                }
                method(controller, note)
            }
        }
        addObserver(observer, selector: selector, name: name, object: nil)
    }
}
