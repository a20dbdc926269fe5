import CoreGraphics
import UIKit

/// Asks for the top of the keyboard's guide in a view that fills only a part of the window.
///
/// Apple's documentation describes only a view that fills the window. The simulator's behaviour in other views is
/// inferred, and tests can choose no alternative.
struct GuidePlaceRow: CertificateRow {
    enum Subject: Sendable, CaseIterable { case filling, above, halfCovered, scaled, beside, below }

    let subject: Subject
    init(_ subject: Subject) { self.subject = subject }

    var id: String {
        switch subject {
        case .filling: "PC-04a"
        case .above: "PC-04b"
        case .halfCovered: "PC-04c"
        case .scaled: "PC-04d"
        case .beside: "PC-04e"
        case .below: "PC-04f"
        }
    }
    var question: String {
        let kind =
            switch subject {
            case .filling: "that fills the window"
            case .above: "that ends above the keyboard"
            case .halfCovered: "that the keyboard covers by half"
            case .scaled: "that the keyboard covers by half, at half its size"
            case .beside: "beside the screen"
            case .below: "below the screen"
            }
        return "Where is the guide's top in a view \(kind), at rest and with a keyboard?"
    }
    var rules: [String] { subject == .filling ? ["E36", "E37"] : ["E38", "E50"] }
    var answers: [RowAnswer] {
        let rest = subject == .filling || subject == .below ? "safe area" : "bottom"
        let low = RowAnswer("\(rest), \(rest)", reading: subject == .above ? nil : "guideStaysDown")
        return subject == .above ? [low] : [RowAnswer("\(rest), keyboard"), low]
    }

    /// The frame before scaling, in the window's coordinates.
    private func place(in window: CGRect) -> CGRect {
        let (width, height) = (window.width, window.height)
        return switch subject {
        case .filling: window
        case .above: CGRect(x: 0, y: 100, width: width, height: 200)
        case .halfCovered: CGRect(x: 0, y: 100, width: width, height: height - 200)
        case .scaled: CGRect(x: 0, y: height / 4, width: width, height: height - 100)
        case .beside: CGRect(x: width, y: 100, width: width, height: height - 200)
        case .below: CGRect(x: 0, y: height + 50, width: width, height: 300)
        }
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), card = UIView()
        await stage.show(controller)
        let root: UIView = controller.view
        if subject == .filling || subject == .below, root.safeAreaInsets.bottom == 0 {
            return .notRun("needs a device with a safe area at its bottom")
        }
        let field = root.adding(UITextField(), at: CGRect(x: 0, y: 60, width: 100, height: 30))
        _ = root.adding(card, at: place(in: root.bounds))
        if subject == .scaled { card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        let bar = card.addingBar(UIView()), guide = card.keyboardLayoutGuide
        await stage.wait(0.2)
        let rest = guide.layoutFrame.minY
        let posts = await stage.posts { field.becomeFirstResponder() }
        guard let end = posts.last("S")?.end, end.height > 0 else { return CertificateStage.silence }
        let keyboard = card.convert(end, from: stage.window.screen.coordinateSpace).minY
        let up = guide.layoutFrame.minY
        let details = [
            "rest": "\(rest)", "up": "\(up)", "keyboard": "\(keyboard)", "height": "\(card.bounds.height)",
            "safe area": "\(card.safeAreaInsets.bottom)", "a bar on it": "\(bar.frame.maxY)"
        ]
        return .answered("\(word(for: rest, in: card)), \(word(for: up, in: card, keyboard))", details: details)
    }

    @MainActor private func word(for top: CGFloat, in card: UIView, _ keyboard: CGFloat? = nil) -> String {
        let height = card.bounds.height, safe = card.safeAreaInsets.bottom
        if let keyboard, abs(top - keyboard) < 1 { return "keyboard" }
        if abs(top - height) < 1 { return "bottom" }
        return abs(top - height + safe) < 1 ? "safe area" : "elsewhere"
    }
}
