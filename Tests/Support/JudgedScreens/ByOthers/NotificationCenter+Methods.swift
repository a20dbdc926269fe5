import ObjectiveC
import UIKit

extension NotificationCenter {
    /// Calls a controller's method for a notification, for as long as the controller exists.
    ///
    /// Apps on a phone use `#selector`, which Linux lacks.
    @MainActor
    func addObserver<Controller: UIViewController>(
        _ observer: Controller, _ name: Notification.Name,
        _ method: @escaping @MainActor @Sendable (Controller, Notification) -> Void
    ) {
        let token = addObserver(forName: name, object: nil, queue: nil) { [weak observer] in
            nonisolated(unsafe) let note = $0
            MainActor.assumeIsolated {
                if let observer { method(observer, note) }
            }
        }
        let key = UnsafeRawPointer(Unmanaged.passUnretained(ObservationKey.shared).toOpaque())
        let kept = objc_getAssociatedObject(observer, key) as? Observations ?? Observations(center: self)
        kept.tokens.append(token)
        objc_setAssociatedObject(observer, key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
}

private final class ObservationKey: Sendable {
    static let shared = ObservationKey()
}

/// The observers end when the controller is released.
private final class Observations {
    var tokens: [any NSObjectProtocol] = []
    private let center: NotificationCenter

    init(center: NotificationCenter) { self.center = center }

    deinit {
        for token in tokens { center.removeObserver(token as Any) }
    }
}
