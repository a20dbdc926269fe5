import CoreGraphics
import UIKit

/// Asks for the position of a controller's translated view after the size of its container has changed.
///
/// By default the simulator reads the view's frame with the translation, stretches the frame and assigns it. So the
/// translation moves the view a second time. The reading `matchesFrameUnderTransform` is an alternative behaviour for
/// tests. With this reading, the view stays translated once.
///
/// If UIKit assigned `bounds` and `center` instead, the view would keep its position. The simulator has no reading with
/// this behaviour. Two questions of this file, PC-03d and PC-03e, find out whether a phone assigns `frame`, or `bounds`
/// and `center`.
struct TransformedRootRow: CertificateRow {
    enum Subject: Sendable, CaseIterable { case rootOnTurn, pageOnTurn, rootOnResize, settersOnTurn, settersOnResize }

    let subject: Subject
    init(_ subject: Subject) { self.subject = subject }

    var id: String {
        switch subject {
        case .rootOnTurn: "PC-03a"
        case .pageOnTurn: "PC-03b"
        case .rootOnResize: "PC-03c"
        case .settersOnTurn: "PC-03d"
        case .settersOnResize: "PC-03e"
        }
    }
    var question: String {
        switch subject {
        case .rootOnTurn: "Where is a root view under a translation once the device has turned?"
        case .pageOnTurn: "Where is a navigation controller's page under a translation once the device has turned?"
        case .rootOnResize: "Where is a root view under a translation once its window has another size?"
        case .settersOnTurn: "Which setters does a turn of the device call on a root view under a translation?"
        case .settersOnResize:
            "Which setters does a new size of the window call on a root view under a translation?"
        }
    }
    let rules = ["A4", "A5", "F14"]
    var answers: [RowAnswer] {
        asksForSetters
            ? [RowAnswer("frame")]
            : [RowAnswer("moved twice"), RowAnswer("moved once", reading: "matchesFrameUnderTransform")]
    }

    private var asksForSetters: Bool { subject == .settersOnTurn || subject == .settersOnResize }
    private static let distance: CGFloat = 30

    @MainActor private final class Page: UIView {
        var setters: [String] = []
        override var frame: CGRect { didSet { note("frame") } }
        override var bounds: CGRect { didSet { note("bounds") } }
        override var center: CGPoint { didSet { note("center") } }

        private func note(_ name: String) { if !setters.contains(name) { setters.append(name) } }
    }

    @MainActor private final class Controller: UIViewController {
        override func loadView() { view = Page() }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = Controller()
        let isPage = subject == .pageOnTurn
        await stage.show(isPage ? UINavigationController(rootViewController: controller) : controller)
        guard let page = controller.view as? Page, let surroundings = page.superview else {
            return .notRun("the screen did not come up")
        }
        page.transform = CGAffineTransform(translationX: 0, y: Self.distance)
        await stage.wait(0.1)
        page.setters = []
        let place = stage.window.frame
        if subject == .rootOnResize || subject == .settersOnResize {
            stage.turn { stage.window.frame.size.height -= 100 }
            await stage.wait(0.3)
        } else {
            if let fault = await stage.rotate(to: .landscapeRight) { return .notRun(fault) }
            await stage.wait(1)
        }
        let outcome = outcome(of: page, in: surroundings.bounds)
        if subject == .rootOnResize || subject == .settersOnResize {
            stage.turn { stage.window.frame = place }
        } else {
            _ = await stage.rotate(to: .portrait)
        }
        await stage.wait(1)
        return outcome
    }

    @MainActor private func outcome(of page: Page, in place: CGRect) -> RowOutcome {
        let setters = page.setters.isEmpty ? "none" : page.setters.sorted().joined(separator: ", ")
        let details = ["setters": setters, "frame": "\(page.frame)", "place": "\(place)"]
        if asksForSetters { return .answered(setters, details: details) }
        guard page.frame.size == place.size else { return .answered("of another size", details: details) }
        let words: [CGFloat: String] = [2 * Self.distance: "moved twice", Self.distance: "moved once", 0: "not moved"]
        let way = page.frame.minY - place.minY
        return .answered(words[way] ?? "\(way) points off", details: details)
    }
}
