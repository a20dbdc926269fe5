import CoreGraphics
import Foundation
import UIKit

extension CertificateRow {
    /// The first question of all, because no keyboard may have been up since the launch.
    static let guideAtLaunch = CertificateRow(
        "PC-35", "Where does the guide of a window's subview rest at launch if usesBottomSafeArea is false?",
        rules: ["E39"], plays: "the view's bottom"
    ) { stage in
        guard #available(iOS 17.0, *) else { return .notRun("needs iOS 17") }
        _ = await stage.showEmpty()
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

    static let guideOrder = CertificateRow(
        "PC-05", "Has the guide moved when the will-notifications of a show and of a hide are posted?",
        rules: ["E7", "E46"], plays: "before both",
        readings: [
            "between them": "movesGuidesBetweenNotifications", "after both": "movesGuidesAfterNotifications",
            "not before did": "guideArrivesLate", "never": "guideStaysDown"
        ]
    ) { stage in
        let (root, field) = await stage.showField(), bar = root.addingBar(UIView())
        await stage.wait(0.2)
        let rest = bar.frame.maxY, look = { @MainActor in bar.frame.maxY }
        let show = await stage.posts(seeing: look) { field.becomeFirstResponder() }, up = bar.frame.maxY
        let hide = await stage.posts(seeing: look) { _ = field.resignFirstResponder() }
        guard let first = order(of: show, "S", leaving: rest) else { return .silence }
        guard up < rest else { return .answered("never", details: ["rest": "\(rest)", "up": "\(up)"]) }
        guard let second = order(of: hide, "H", leaving: up) else { return .notRun("no hide was announced") }
        return .answered(
            first == second ? first : "show \(first), hide \(second)",
            details: ["rest": "\(rest)", "up": "\(up)", "show": show.sights, "hide": hide.sights])
    }

    /// - Parameters:
    ///   - letter: the letter of the second notification, S for will-show or H for will-hide.
    ///   - place: the position that the guide leaves.
    @MainActor private static func order(
        of posts: KeyboardPosts, _ letter: String, leaving place: CGFloat
    ) -> String? {
        guard let change = posts.first("C")?.seen, let will = posts.first(letter)?.seen else { return nil }
        if change != place { return "before both" }
        if will != place { return "between them" }
        return posts.seenAfterTurn == place ? "not before did" : "after both"
    }

    static let guideMadeInShow = CertificateRow(
        "PC-29", "When does a guide that is made in an observer of will-show have its place?", rules: ["E37", "E66"],
        plays: "at the turn's end", readings: ["at did-show": "guideArrivesLate", "never": "guideStaysDown"]
    ) { stage in
        let (root, field) = await stage.showField(), card = root.adding(CardWithLateGuide(), at: root.bounds)
        await stage.wait(0.2)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { card.makeGuide() }
        }
        let posts = await stage.posts(seeing: { card.top }) { field.becomeFirstResponder() }
        NotificationCenter.default.removeObserver(token)
        guard let end = posts.last("S")?.end, let atOnce = card.topAtOnce else { return .silence }
        let place = card.convert(end, from: stage.window.screen.coordinateSpace).minY
        let tops = [
            ("at once", atOnce), ("at the turn's end", posts.seenAfterTurn), ("at did-show", posts.last("s")?.seen),
            ("later", card.top)
        ]
        let word = tops.first { $0.1.map { abs($0 - place) < 1 } == true }?.0
        let details = tops.map { ($0.0, $0.1.map { "\($0)" } ?? "not read") } + [("keyboard", "\(place)")]
        return .answered(word ?? "never", details: Dictionary(uniqueKeysWithValues: details))
    }

    static let guideAfterPage = CertificateRow(
        "PC-41", "Does a keyboard that leaves with a presented page take the guide of the page behind along?",
        rules: ["E36", "E70"], plays: "yes", readings: ["no": "guideStaysUp"]
    ) { stage in
        let controller = UIViewController(), page = UIViewController(), field = UITextField()
        await stage.show(controller)
        let guide = controller.view.keyboardLayoutGuide
        field.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
        page.view.addSubview(field)
        stage.turn { controller.present(page, animated: false) }
        await stage.wait(0.5)
        let shown = await stage.posts { field.becomeFirstResponder() }
        guard let end = shown.last("S")?.end, end.height > 0 else { return .silence }
        stage.turn { controller.dismiss(animated: false) }
        await stage.wait(1)
        let left = guide.layoutFrame.height
        return .answered(
            left < end.height / 2 ? "yes" : "no", details: ["guide": "\(left)", "keyboard": "\(end.height)"])
    }

    static let windowGuide = CertificateRow(
        "PC-36a", "Where is the top of a window's own guide without a constraint, after a show and a hide?",
        rules: ["E36", "E37", "E66"], plays: "keyboard, safe area",
        readings: ["safe area, safe area": "guideStaysDown"]
    ) { stage in
        let window = stage.window, guide = window.keyboardLayoutGuide, (_, field) = await stage.showField()
        await stage.wait(0.2)
        let rest = guide.layoutFrame
        let show = await stage.posts(seeing: { guide.layoutFrame.minY }) { field.becomeFirstResponder() }
        let up = guide.layoutFrame
        _ = await stage.posts { _ = field.resignFirstResponder() }
        let down = guide.layoutFrame
        guard let end = show.last("S")?.end, end.height > 0 else { return .silence }
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
            details: ["rest": "\(rest)", "up": "\(up)", "down": "\(down)", "show": show.sights])
    }

    /// Measures the number of layouts; the answer certifies no rule.
    static let guideCost = CertificateRow(
        "PC-20", "How many layouts has a show of the keyboard with 1, 10 and 100 views on guides of their own?",
        plays: nil
    ) { stage in
        var layouts: [String] = [], details: [String: String] = [:]
        for count in [1, 10, 100] {
            let (root, field) = await stage.showField()
            let hosts = (0..<count).map { _ in root.adding(LayoutCounter(), at: root.bounds) }
            for host in hosts { _ = host.addingBar(UIView()) }
            await stage.wait(0.3)
            for host in hosts { host.layouts = 0 }
            let start = stage.now
            var inCall = 0.0
            let posts = await stage.posts {
                field.becomeFirstResponder()
                inCall = stage.now - start
            }
            guard posts.last("S") != nil else { return .silence }
            layouts.append("\(hosts.reduce(0) { $0 + $1.layouts })")
            details["seconds in the call, \(count)"] = "\(inCall)"
            await stage.clear()
        }
        return .answered(layouts.joined(separator: ", "), details: details)
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
