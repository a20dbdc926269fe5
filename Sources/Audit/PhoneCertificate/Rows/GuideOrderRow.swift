import CoreGraphics
import UIKit

struct GuideOrderRow: CertificateRow {
    let id = "PC-05"
    let question = "Has the guide moved when the will-notifications of a show and of a hide are posted?"
    let rules = ["E7", "E46"]
    let answers = [
        RowAnswer("before both"), RowAnswer("between them", reading: "movesGuidesBetweenNotifications"),
        RowAnswer("after both", reading: "movesGuidesAfterNotifications"),
        RowAnswer("not before did", reading: "guideArrivesLate"), RowAnswer("never", reading: "guideStaysDown")
    ]

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController()
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let bar = controller.view.addingBar(UIView())
        await stage.wait(0.2)
        let rest = bar.frame.maxY, look = { @MainActor in bar.frame.maxY }
        let show = await stage.posts(seeing: look) { field.becomeFirstResponder() }, up = bar.frame.maxY
        let hide = await stage.posts(seeing: look) { _ = field.resignFirstResponder() }
        guard let first = word(for: show, "S", leaving: rest) else { return CertificateStage.silence }
        guard up < rest else { return .answered("never", details: ["rest": "\(rest)", "up": "\(up)"]) }
        guard let second = word(for: hide, "H", leaving: up) else { return .notRun("no hide was announced") }
        return .answered(
            first == second ? first : "show \(first), hide \(second)",
            details: [
                "rest": "\(rest)", "up": "\(up)",
                "show": show.posts.map { "\($0.letter) \($0.seen)" }.joined(separator: ", "),
                "hide": hide.posts.map { "\($0.letter) \($0.seen)" }.joined(separator: ", ")
            ])
    }

    /// - Parameters:
    ///   - letter: the letter of the second notification, S for will-show or H for will-hide.
    ///   - place: the position that the guide leaves.
    @MainActor private func word(for posts: KeyboardPosts, _ letter: String, leaving place: CGFloat) -> String? {
        guard let change = posts.first("C")?.seen, let will = posts.first(letter)?.seen else { return nil }
        if change != place { return "before both" }
        if will != place { return "between them" }
        return posts.seenAfterTurn == place ? "not before did" : "after both"
    }
}
