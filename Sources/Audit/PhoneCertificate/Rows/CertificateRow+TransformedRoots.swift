import CoreGraphics
import UIKit

extension CertificateRow {
    /// Questions for the position of a controller's translated view after the size of its container has changed.
    ///
    /// By default the simulator reads the view's frame with the translation, stretches the frame and assigns it. So the
    /// translation moves the view a second time. The reading `matchesFrameUnderTransform` is an alternative behaviour
    /// for tests. With this reading, the view stays translated once.
    ///
    /// If UIKit assigned `bounds` and `center` instead, the view would keep its position. The simulator has no reading
    /// with this behaviour. The last two questions find out whether a phone assigns `frame`, or `bounds` and `center`.
    static let transformedRoots = [
        transformedRoot("PC-03a", "Where is a root view under a translation once the device has turned?"),
        transformedRoot(
            "PC-03b", "Where is a navigation controller's page under a translation once the device has turned?",
            isPage: true),
        transformedRoot(
            "PC-03c", "Where is a root view under a translation once its window has another size?", resizes: true),
        transformedRoot(
            "PC-03d", "Which setters does a turn of the device call on a root view under a translation?",
            asksForSetters: true),
        transformedRoot(
            "PC-03e", "Which setters does a new size of the window call on a root view under a translation?",
            resizes: true, asksForSetters: true)
    ]

    private static func transformedRoot(
        _ id: String, _ question: String, isPage: Bool = false, resizes: Bool = false, asksForSetters: Bool = false
    ) -> CertificateRow {
        CertificateRow(
            id, question, rules: ["A4", "A5", "F14"], plays: asksForSetters ? "frame" : "moved twice",
            readings: asksForSetters ? [:] : ["moved once": "matchesFrameUnderTransform"]
        ) { stage in
            let controller = Controller()
            await stage.show(isPage ? UINavigationController(rootViewController: controller) : controller)
            guard let page = controller.view as? Page, let surroundings = page.superview else {
                return .notRun("the screen did not come up")
            }
            page.transform = CGAffineTransform(translationX: 0, y: distance)
            await stage.wait(0.1)
            page.setters = []
            let place = stage.window.frame
            if resizes {
                stage.turn { stage.window.frame.size.height -= 100 }
                await stage.wait(0.3)
            } else {
                if let fault = await stage.rotate(to: .landscapeRight) { return .notRun(fault) }
                await stage.wait(1)
            }
            let outcome = page.outcome(in: surroundings.bounds, asksForSetters: asksForSetters)
            if resizes {
                stage.turn { stage.window.frame = place }
            } else {
                _ = await stage.rotate(to: .portrait)
            }
            await stage.wait(1)
            return outcome
        }
    }

    private static let distance: CGFloat = 30

    @MainActor private final class Controller: UIViewController {
        override func loadView() { view = Page() }
    }

    @MainActor private final class Page: UIView {
        var setters: [String] = []
        override var frame: CGRect { didSet { note("frame") } }
        override var bounds: CGRect { didSet { note("bounds") } }
        override var center: CGPoint { didSet { note("center") } }

        private func note(_ name: String) { if !setters.contains(name) { setters.append(name) } }

        func outcome(in place: CGRect, asksForSetters: Bool) -> RowOutcome {
            let names = setters.isEmpty ? "none" : setters.sorted().joined(separator: ", ")
            let details = ["setters": names, "frame": "\(frame)", "place": "\(place)"]
            if asksForSetters { return .answered(names, details: details) }
            guard frame.size == place.size else { return .answered("of another size", details: details) }
            let words: [CGFloat: String] = [2 * distance: "moved twice", distance: "moved once", 0: "not moved"]
            let way = frame.minY - place.minY
            return .answered(words[way] ?? "\(way) points off", details: details)
        }
    }
}
