import Foundation
import UIKit

/// Notices that windows get another place or size on their screen.
///
/// A scene's geometry is documented to be observable from iOS 16 on. Before that no iPad moves windows about freely.
@MainActor
final class WindowPlaceWatch {
    private struct WeakScene { weak var scene: UIWindowScene? }

    private var scenes: [WeakScene] = []
    private var observations: [NSKeyValueObservation] = []

    /// - Parameter onChange: called on the main actor after each change of a scene's geometry.
    init(_ scenes: [UIWindowScene], _ onChange: @escaping @MainActor @Sendable () -> Void) {
        for scene in scenes where !watches([scene]) {
            self.scenes.append(WeakScene(scene: scene))
            guard #available(iOS 16.0, *), SystemVersion.isAtLeast(16) else { continue }
            observations.append(scene.observe(\.effectiveGeometry) { _, _ in MainQueue.run { onChange() } })
        }
    }

    /// Whether all of some scenes are watched.
    func watches(_ wanted: [UIWindowScene]) -> Bool {
        for scene in wanted where !scenes.contains(where: { $0.scene === scene }) { return false }
        return true
    }
}
