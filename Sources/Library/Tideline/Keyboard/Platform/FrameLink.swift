import UIKit

/// Calls a closure in each frame of the display, until the closure returns false or the owner calls ``end()``.
@MainActor
final class FrameLink {
    // Apple's display link calls an Objective-C method, so it needs an Objective-C runtime.
    #if canImport(Darwin)
    private let link: CADisplayLink

    /// - Parameter body: called with the frame's time, in seconds of `CACurrentMediaTime()`; returns whether to go on.
    init(_ body: @escaping @MainActor (CFTimeInterval) -> Bool) {
        link = CADisplayLink(target: Target(body), selector: #selector(Target.frameIsDue))
        link.add(to: .main, forMode: .common)
    }

    func end() { link.invalidate() }

    @MainActor
    private final class Target: NSObject {
        private let body: @MainActor (CFTimeInterval) -> Bool

        init(_ body: @escaping @MainActor (CFTimeInterval) -> Bool) { self.body = body }

        @objc func frameIsDue(_ link: CADisplayLink) {
            if !body(link.targetTimestamp) { link.invalidate() }
        }
    }
    #else
    private let link: UIUpdateLink?
    private static let shortestFrame: CFTimeInterval = 1 / 1_000

    /// - Parameter body: called with the frame's time, in seconds of `CACurrentMediaTime()`; returns whether to go on.
    init(_ body: @escaping @MainActor (CFTimeInterval) -> Bool) {
        let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        link = scenes.first.map { UIUpdateLink(windowScene: $0) }
        link?.requiresContinuousUpdates = true
        var latest = CACurrentMediaTime()
        link?.addAction { link, info in
            // Other code may cause additional updates between two frames, so updates in quick succession are ignored.
            guard info.modelTime - latest > Self.shortestFrame else { return }
            latest = info.modelTime
            if !body(info.modelTime) { link.isEnabled = false }
        }
        link?.isEnabled = true
    }

    func end() { link?.isEnabled = false }
    #endif
}
