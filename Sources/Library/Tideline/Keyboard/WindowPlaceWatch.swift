import Foundation
import UIKit

/// Notices that windows get another place or size on their screen.
///
/// A scene's geometry is documented to be observable from iOS 16 on. Before that no iPad moves windows about freely.
@MainActor
final class WindowPlaceWatch {
    private struct Watched {
        weak var scene: UIWindowScene?
        let observation: NSKeyValueObservation?
    }

    private let onChange: @MainActor @Sendable () -> Void
    private var watched: [Watched] = []

    /// - Parameter onChange: called on the main actor after each change of the geometry of a watched scene.
    init(_ onChange: @escaping @MainActor @Sendable () -> Void) { self.onChange = onChange }

    /// Watches a scene, once.
    func watch(_ scene: UIWindowScene) {
        for known in watched where known.scene === scene { return }
        watched.append(Watched(scene: scene, observation: observation(of: scene)))
    }

    private func observation(of scene: UIWindowScene) -> NSKeyValueObservation? {
        guard #available(iOS 16.0, *), SystemVersion.isAtLeast(16) else { return nil }
        return scene.observe(\.effectiveGeometry) { [onChange] _, _ in MainQueue.run { onChange() } }
    }
}
