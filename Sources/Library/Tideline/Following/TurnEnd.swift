import Foundation
import UIKit

/// Calls a closure at the end of each turn of the main run loop, before the turn's changes are committed.
///
/// Core Animation commits a turn in its own run-loop observer, which has a high order, before the loop sleeps and when
/// it exits (rule B3). From iOS 18 on, UIKit commits some turns earlier, in an update of the interface (rule G39). Then
/// the closure is called in the phase before the commit. On older systems the commit may come first as well. There, an
/// empty layer in each window takes part in the layout of each commit. The closure may be called twice in a turn.
@MainActor
final class TurnEnd {
    /// Core Animation's observer has the order 2,000,000, so this observer is called earlier.
    private static let order: CFIndex = 1_000_000

    private let body: @MainActor () -> Void
    private var observer: CFRunLoopObserver?
    /// The windows are weak because the app may drop a window while the keyboard is up.
    private var windows: [Weak<UIWindow>] = []
    private var links: [UpdateLink] = []
    private var layers: [TurnLayer] = []
    /// Whether the run loop has told of the end of this turn.
    private var isOver = false

    /// - Parameter body: called also in run-loop modes that track a finger.
    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        let activities: CFRunLoopActivity = [.afterWaiting, .beforeWaiting, .exit]
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, activities.rawValue, true, Self.order
        ) { [weak self] _, activity in
            MainActor.assumeIsolated { self?.runLoop(isAt: activity) }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Also calls the closure when UIKit updates one of these windows.
    func follow(_ windows: [UIWindow]) {
        guard !windows.elementsEqual(self.windows, by: { $0 === $1.object }) else { return }
        for link in links { link.end() }
        for layer in layers { layer.removeFromSuperlayer() }
        (self.windows, links, layers) = (windows.map(Weak.init), [], [])
        guard UpdateLink.isOffered else { return layers = windows.map(makeLayer) }
        var scenes: [UIWindowScene] = []
        for scene in windows.compactMap(\.windowScene) where !scenes.contains(where: { $0 === scene }) {
            scenes.append(scene)
        }
        links = scenes.map { UpdateLink(of: $0, body) }
    }

    func end() {
        CFRunLoopObserverInvalidate(observer)
        follow([])
    }

    private func runLoop(isAt activity: CFRunLoopActivity) {
        isOver = activity != .afterWaiting
        guard !isOver else { return body() }
        for layer in layers { layer.setNeedsLayout() }
    }

    private func makeLayer(in window: UIWindow) -> TurnLayer {
        let layer = TurnLayer()
        layer.onLayout = { [weak self] in self?.layerIsLaidOut() }
        window.layer.insertSublayer(layer, at: 0)
        return layer
    }

    /// In the middle of a turn, the app may lay out the window inside an animation, which is no commit.
    private func layerIsLaidOut() {
        if !isOver, UIView.inheritedAnimationDuration == 0 { body() }
    }
}

/// An empty layer that calls a closure in each of its layouts.
private final class TurnLayer: CALayer {
    var onLayout: (@MainActor () -> Void)?

    override func layoutSublayers() {
        super.layoutSublayers()
        guard let onLayout, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { onLayout() }
    }
}
