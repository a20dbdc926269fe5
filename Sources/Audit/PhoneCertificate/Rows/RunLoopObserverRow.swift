import Foundation
import UIKit

struct RunLoopObserverRow: CertificateRow {
    let id = "PC-22c"
    let question = "Which comes first at a turn's end: observers of the run loop's sleep, or the commit's layout?"
    let rules = ["B3", "G39"]
    let answers = [RowAnswer("the observers"), RowAnswer("the layout", reading: "commitsBeforeObservers")]

    private enum Event: String { case wakes, sleeps, exits, layout, layer }

    /// An empty layer, which asks for layout whenever the run loop wakes.
    private final class Layer: CALayer {
        var onLayout: (@MainActor () -> Void)?

        override func layoutSublayers() {
            super.layoutSublayers()
            guard let onLayout, Thread.isMainThread else { return }
            MainActor.assumeIsolated { onLayout() }
        }
    }

    @MainActor private final class Log {
        let view = LayoutCounter(), layer = Layer()
        private(set) var events: [Event] = []

        func begin() {
            view.onLayout = { [weak self] in self?.events.append(.layout) }
            layer.onLayout = { [weak self] in self?.events.append(.layer) }
            view.setNeedsLayout()
        }

        func runLoop(isAt activity: CFRunLoopActivity) {
            events.append(activity == .afterWaiting ? .wakes : activity == .exit ? .exits : .sleeps)
            if activity == .afterWaiting { layer.setNeedsLayout() }
        }

        /// Whether the layer was laid out before the run loop woke again.
        var layerWord: String {
            guard let start = events.firstIndex(of: .wakes), events[start...].contains(.layer) else { return "no" }
            let turn = events[start...].dropFirst().prefix { $0 != .wakes }
            return turn.contains(.layer) ? "yes" : "later"
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), log = Log()
        await stage.show(controller)
        _ = controller.view.adding(log.view, at: CGRect(x: 0, y: 100, width: 80, height: 40))
        stage.window.layer.insertSublayer(log.layer, at: 0)
        await stage.wait(0.1)
        let activities: CFRunLoopActivity = [.afterWaiting, .beforeWaiting, .exit]
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, activities.rawValue, true, 0
        ) { _, activity in
            MainActor.assumeIsolated { log.runLoop(isAt: activity) }
        }
        stage.turn {
            log.begin()
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        }
        await stage.wait(0.2)
        CFRunLoopObserverInvalidate(observer)
        log.layer.removeFromSuperlayer()
        guard let layout = log.events.firstIndex(of: .layout) else { return .answered("never", details: [:]) }
        let isHeardBefore = log.events[..<layout].contains { $0 == .sleeps || $0 == .exits }
        return .answered(
            isHeardBefore ? "the observers" : "the layout",
            details: [
                "events": log.events.prefix(12).map(\.rawValue).joined(separator: ", "),
                "layer laid out in the turn that it asks in": log.layerWord, "system": UIDevice.current.systemVersion
            ])
    }
}
