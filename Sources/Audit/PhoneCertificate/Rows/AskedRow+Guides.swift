import CoreGraphics
import Foundation
import UIKit

extension AskedRow {
    /// The first question of all, because no keyboard may have been up since the launch.
    static let guideAtLaunch = AskedRow(
        id: "PC-35",
        question: "Where does the guide of a window's subview rest at launch if usesBottomSafeArea is false?",
        rules: ["E39"], answers: [RowAnswer("the view's bottom")]
    ) { stage in
        guard #available(iOS 17.0, *) else { return .notRun("needs iOS 17") }
        await stage.show(UIViewController())
        let window = stage.window, card = UIView()
        guard window.safeAreaInsets.bottom > 0 else { return .notRun("needs a device with a safe area at its bottom") }
        card.keyboardLayoutGuide.usesBottomSafeArea = false
        let bar = stage.turn { window.adding(card, at: window.bounds).addingBar(UIView()) }
        await stage.wait(0.2)
        let top = card.keyboardLayoutGuide.layoutFrame.minY, height = card.bounds.height
        let safe = height - card.safeAreaInsets.bottom
        card.removeFromSuperview()
        return .answered(
            top == height ? "the view's bottom" : top == safe ? "the safe area's bottom" : "elsewhere",
            details: ["top": "\(top)", "height": "\(height)", "a bar on it": "\(bar.frame.maxY)"])
    }

    static let guideMadeInShow = AskedRow(
        id: "PC-29", question: "When does a guide that is made in an observer of will-show have its place?",
        rules: ["E37", "E66"],
        answers: [
            RowAnswer("at the turn's end"), RowAnswer("at did-show", reading: "guideArrivesLate"),
            RowAnswer("never", reading: "guideStaysDown")
        ]
    ) { stage in
        let controller = UIViewController(), card = CardWithLateGuide()
        await stage.show(controller)
        let root: UIView = controller.view
        let field = root.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        _ = root.adding(card, at: root.bounds)
        await stage.wait(0.2)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { card.makeGuide() }
        }
        let posts = await stage.posts(seeing: { card.top }) { field.becomeFirstResponder() }
        NotificationCenter.default.removeObserver(token)
        guard let end = posts.last("S")?.end, let atOnce = card.topAtOnce else { return CertificateStage.silence }
        let place = card.convert(end, from: stage.window.screen.coordinateSpace).minY
        let tops = [
            ("at once", atOnce), ("at the turn's end", posts.seenAfterTurn), ("at did-show", posts.last("s")?.seen),
            ("later", card.top)
        ]
        let word = tops.first { $0.1.map { abs($0 - place) < 1 } == true }?.0
        let details = tops.map { ($0.0, $0.1.map { "\($0)" } ?? "not read") } + [("keyboard", "\(place)")]
        return .answered(word ?? "never", details: Dictionary(uniqueKeysWithValues: details))
    }

    static let windowGuide = AskedRow(
        id: "PC-36a",
        question: "Where is the top of a window's own guide without a constraint, after a show and a hide?",
        rules: ["E36", "E37", "E66"],
        answers: [RowAnswer("keyboard, safe area"), RowAnswer("safe area, safe area", reading: "guideStaysDown")]
    ) { stage in
        let controller = UIViewController(), window = stage.window, guide = window.keyboardLayoutGuide
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        await stage.wait(0.2)
        let rest = guide.layoutFrame
        let show = await stage.posts(seeing: { guide.layoutFrame.minY }) { field.becomeFirstResponder() }
        let up = guide.layoutFrame
        _ = await stage.posts { _ = field.resignFirstResponder() }
        let down = guide.layoutFrame
        guard let end = show.last("S")?.end, end.height > 0 else { return CertificateStage.silence }
        let places = [
            ("keyboard", window.convert(end, from: window.screen.coordinateSpace).minY),
            ("safe area", window.bounds.height - window.safeAreaInsets.bottom), ("bottom", window.bounds.height)
        ]
        func word(_ frame: CGRect) -> String {
            if frame == .zero { return "no frame" }
            return places.first { abs($0.1 - frame.minY) < 1 }?.0 ?? "elsewhere"
        }
        return .answered(
            "\(word(up)), \(word(down))",
            details: [
                "rest": "\(rest)", "up": "\(up)", "down": "\(down)",
                "show": show.posts.map { "\($0.letter) \($0.seen)" }.joined(separator: ", ")
            ])
    }
}

/// A view whose guide is made while the keyboard comes.
@MainActor
private final class CardWithLateGuide: UIView {
    private var guide: UILayoutGuide?
    /// The guide's top in this view when the guide was made, in points.
    private(set) var topAtOnce: CGFloat?

    /// The guide's top in this view, in points.
    var top: CGFloat { guide?.layoutFrame.minY ?? 0 }

    func makeGuide() {
        guard guide == nil else { return }
        guide = keyboardLayoutGuide
        topAtOnce = top
    }
}
