import CoreGraphics
import UIKit

extension CertificateRow {
    /// Questions for the top of the keyboard's guide in a view that fills only a part of the window.
    ///
    /// Apple's documentation describes only a view that fills the window. The simulator's behaviour in other views is
    /// inferred, and tests can choose no alternative.
    static let guidePlaces = [
        guidePlace("a", "that fills the window", ["E36", "E37"], rest: "safe area") { $0 },
        guidePlace("b", "that ends above the keyboard", up: "bottom") {
            CGRect(x: 0, y: 100, width: $0.width, height: 200)
        },
        guidePlace("c", "that the keyboard covers by half") {
            CGRect(x: 0, y: 100, width: $0.width, height: $0.height - 200)
        },
        guidePlace("d", "that the keyboard covers by half, at half its size", scale: 0.5) {
            CGRect(x: 0, y: $0.height / 4, width: $0.width, height: $0.height - 100)
        },
        guidePlace("e", "beside the screen") {
            CGRect(x: $0.width, y: 100, width: $0.width, height: $0.height - 200)
        },
        guidePlace("f", "below the screen", rest: "safe area") {
            CGRect(x: 0, y: $0.height + 50, width: $0.width, height: 300)
        }
    ]

    /// - Parameter place: the view's frame before scaling, in the coordinates of a window with the given bounds.
    private static func guidePlace(
        _ letter: String, _ kind: String, _ rules: [String] = ["E38", "E50"], rest: String = "bottom",
        up: String = "keyboard", scale: CGFloat = 1, at place: @escaping @Sendable (CGRect) -> CGRect
    ) -> CertificateRow {
        CertificateRow(
            "PC-04\(letter)", "Where is the guide's top in a view \(kind), at rest and with a keyboard?",
            rules: rules, plays: "\(rest), \(up)", readings: up == rest ? [:] : ["\(rest), \(rest)": "guideStaysDown"]
        ) { stage in
            let (root, field) = await stage.showField(y: 60)
            if rest == "safe area", root.safeAreaInsets.bottom == 0 {
                return .notRun("needs a device with a safe area at its bottom")
            }
            let card = root.adding(UIView(), at: place(root.bounds))
            if scale != 1 { card.transform = CGAffineTransform(scaleX: scale, y: scale) }
            let bar = card.addingBar(UIView()), guide = card.keyboardLayoutGuide
            await stage.wait(0.2)
            let before = guide.layoutFrame.minY
            let posts = await stage.posts { field.becomeFirstResponder() }
            guard let end = posts.last("S")?.end, end.height > 0 else { return .silence }
            let keyboard = card.convert(end, from: stage.window.screen.coordinateSpace).minY
            let after = guide.layoutFrame.minY
            let details = [
                "rest": "\(before)", "up": "\(after)", "keyboard": "\(keyboard)", "height": "\(card.bounds.height)",
                "safe area": "\(card.safeAreaInsets.bottom)", "a bar on it": "\(bar.frame.maxY)"
            ]
            return .answered(
                "\(word(for: before, in: card)), \(word(for: after, in: card, keyboard))", details: details)
        }
    }

    @MainActor private static func word(
        for top: CGFloat, in card: UIView, _ keyboard: CGFloat? = nil
    ) -> String {
        let height = card.bounds.height, safe = card.safeAreaInsets.bottom
        if let keyboard, abs(top - keyboard) < 1 { return "keyboard" }
        if abs(top - height) < 1 { return "bottom" }
        return abs(top - height + safe) < 1 ? "safe area" : "elsewhere"
    }
}
