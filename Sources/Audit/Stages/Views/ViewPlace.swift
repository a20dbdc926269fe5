import UIKit

/// The path to a view in a host's view tree, for finding the same view on another host.
struct ViewPlace: Equatable, Sendable {
    private let window: Int
    private let path: ViewPath

    @MainActor
    init?(of view: UIView, on host: any AuditHost) {
        guard let window = view.window, let path = ViewPath(to: view, from: window) else { return nil }
        let alike = host.touchableWindows.filter { type(of: $0) == type(of: window) }
        (self.window, self.path) = (alike.firstIndex { $0 === window } ?? 0, path)
        windowClass = String(reflecting: type(of: window))
    }

    private let windowClass: String

    @MainActor
    func view(on host: any AuditHost) -> UIView? {
        let alike = host.touchableWindows.filter { String(reflecting: type(of: $0)) == windowClass }
        return alike.indices.contains(window) ? path.view(from: alike[window]) : nil
    }
}
