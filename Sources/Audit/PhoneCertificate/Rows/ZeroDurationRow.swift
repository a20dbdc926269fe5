import CoreGraphics
import UIKit

/// Asks whether an animation with zero duration joins the surrounding animation.
///
/// According to the header, nested animations take the surrounding duration, without an exception for zero. The
/// simulator follows the header.
struct ZeroDurationRow: CertificateRow {
    enum Surroundings: Sendable { case animation, turn }

    let surroundings: Surroundings
    init(_ surroundings: Surroundings) { self.surroundings = surroundings }

    var id: String { surroundings == .animation ? "PC-19a" : "PC-19b" }
    var question: String {
        let name = surroundings == .animation ? "another animation" : "a turn of the device"
        return "Does an animation of no length in \(name) join it?"
    }
    var rules: [String] { surroundings == .animation ? ["G11"] : ["F14", "G11"] }
    let answers = [RowAnswer("yes")]

    @MainActor private final class Page: UIViewController {
        var onTurn: (() -> Void)?
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            guard let onTurn else { return }
            self.onTurn = nil
            coordinator.animate(alongsideTransition: { _ in onTurn() }, completion: nil)
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let page = Page(), distance: CGFloat = 50
        await stage.show(page)
        let view = page.view.adding(UIView(), at: CGRect(x: 0, y: 100, width: 80, height: 40))
        await stage.wait(0.1)
        let start = view.center.y
        func move() { UIView.animate(withDuration: 0) { view.center.y += distance } }
        switch surroundings {
        case .animation: stage.turn { UIView.animate(withDuration: 1) { move() } }
        case .turn:
            page.onTurn = move
            if let fault = await stage.rotate(to: .landscapeRight) { return .notRun(fault) }
        }
        var drawn: [CGFloat] = []
        for _ in 0..<3 {
            await stage.frame()
            drawn.append((view.layer.presentation() ?? view.layer).position.y - start)
        }
        let hasMoved = view.center.y == start + distance
        if surroundings == .turn {
            await stage.wait(1)
            _ = await stage.rotate(to: .portrait)
        }
        await stage.wait(1)
        guard hasMoved else { return .notRun("the view was not moved") }
        return .answered(
            drawn[0] < distance - 1 ? "yes" : "no", details: ["drawn": drawn.map { "\($0)" }.joined(separator: ", ")])
    }
}
