import CoreGraphics
import Foundation
import UIKit

extension CertificateRow {
    static let pushStart = CertificateRow(
        "PC-22a", "Is viewWillAppear called before an animated push returns?", rules: ["F4", "F5", "F18"],
        plays: "yes", readings: ["no": "startsPushInLayout"]
    ) { stage in
        let navigation = UINavigationController(rootViewController: UIViewController()), page = PushedPage()
        await stage.show(navigation)
        let isInCall = stage.turn {
            navigation.pushViewController(page, animated: true)
            return page.hasBegun
        }
        await stage.wait(1)
        guard page.hasBegun else { return .answered("never", details: [:]) }
        return .answered(isInCall ? "yes" : "no", details: [:])
    }

    /// This question begins the turn with a block of the main queue.
    ///
    /// On a phone, a turn that begins with a timer or a touch may behave differently.
    static let queuedWork = CertificateRow(
        "PC-22b", "Does work that a block of the main queue puts there run before the layout of that turn?",
        rules: ["B3", "I10"], plays: "after", readings: ["before": "runsQueuedWorkBeforeCommit"]
    ) { stage in
        let view = await stage.showEmpty().adding(LayoutCounter(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
        await stage.wait(0.1)
        var layoutsAtWork: Int?
        stage.turn {
            view.layouts = 0
            view.setNeedsLayout()
            DispatchQueue.main.async { MainActor.assumeIsolated { layoutsAtWork = view.layouts } }
        }
        await stage.wait(0.2)
        guard let layoutsAtWork else { return .answered("never", details: [:]) }
        return .answered(layoutsAtWork > 0 ? "after" : "before", details: ["layouts": "\(view.layouts)"])
    }

    static let runLoopObserver = CertificateRow(
        "PC-22c", "Which comes first at a turn's end: observers of the run loop's sleep, or the commit's layout?",
        rules: ["B3", "G39"], plays: "the observers", readings: ["the layout": "commitsBeforeObservers"]
    ) { stage in
        let log = RunLoopLog()
        _ = await stage.showEmpty().adding(log.view, at: CGRect(x: 0, y: 100, width: 80, height: 40))
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

    static let ownAnimations = CertificateRow(
        "PC-27", "Does a layer tell of an animation that UIView.animate has begun?", rules: ["G2", "E26"],
        plays: "yes", readings: ["no": "hidesOwnAnimations"]
    ) { stage in
        let view = await stage.showEmpty().adding(UIView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
        await stage.wait(0.1)
        stage.turn { UIView.animate(withDuration: 1) { view.center.y += 50 } }
        await stage.frame()
        let keys = view.layer.animationKeys() ?? []
        return .answered(keys.contains("position") ? "yes" : "no", details: ["keys": keys.joined(separator: ", ")])
    }

    /// Questions whether an animation with zero duration joins the surrounding animation.
    ///
    /// According to the header, nested animations take the surrounding duration, without an exception for zero. The
    /// simulator follows the header.
    static let zeroDurations = [
        zeroDuration("PC-19a", in: "another animation", rules: ["G11"], turns: false),
        zeroDuration("PC-19b", in: "a turn of the device", rules: ["F14", "G11"], turns: true)
    ]

    private static func zeroDuration(
        _ id: String, in name: String, rules: [String], turns: Bool
    ) -> CertificateRow {
        CertificateRow(id, "Does an animation of no length in \(name) join it?", rules: rules, plays: "yes") { stage in
            let page = TurningPage(), distance: CGFloat = 50
            await stage.show(page)
            let view = page.view.adding(UIView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
            await stage.wait(0.1)
            let start = view.center.y
            @MainActor func move() { UIView.animate(withDuration: 0) { view.center.y += distance } }
            if turns {
                page.onTurn = move
                if let fault = await stage.rotate(to: .landscapeRight) { return .notRun(fault) }
            } else {
                stage.turn { UIView.animate(withDuration: 1) { move() } }
            }
            var drawn: [CGFloat] = []
            for _ in 0..<3 {
                await stage.frame()
                drawn.append((view.layer.presentation() ?? view.layer).position.y - start)
            }
            let hasMoved = view.center.y == start + distance
            if turns {
                await stage.wait(1)
                _ = await stage.rotate(to: .portrait)
            }
            await stage.wait(1)
            guard hasMoved else { return .notRun("the view was not moved") }
            let details = ["drawn": drawn.map { "\($0)" }.joined(separator: ", ")]
            return .answered(drawn[0] < distance - 1 ? "yes" : "no", details: details)
        }
    }
}

@MainActor private final class PushedPage: UIViewController {
    private(set) var hasBegun = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasBegun = true
    }
}

@MainActor private final class TurningPage: UIViewController {
    var onTurn: (@MainActor () -> Void)?
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        guard let onTurn else { return }
        self.onTurn = nil
        coordinator.animate(alongsideTransition: { _ in onTurn() }, completion: nil)
    }
}

@MainActor private final class RunLoopLog {
    enum Event: String { case wakes, sleeps, exits, layout, layer }

    /// An empty layer, which asks for layout whenever the run loop wakes.
    final class Layer: CALayer {
        var onLayout: (@MainActor () -> Void)?

        override func layoutSublayers() {
            super.layoutSublayers()
            guard let onLayout, Thread.isMainThread else { return }
            MainActor.assumeIsolated { onLayout() }
        }
    }

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
