import CoreGraphics
import UIKit

extension AskedRow {
    static let accessoryChain = AskedRow(
        id: "PC-34", question: "Where does the responder chain lead from a text view in an accessory view?",
        rules: ["D7", "D17"],
        answers: [RowAnswer("to the vendor"), RowAnswer("to its window", reading: "nextEndsAtWindow")]
    ) { stage in
        let chat = DockedAccessoryRow.Chat()
        await stage.show(chat)
        let text = chat.bar.adding(UITextView(), at: CGRect(x: 0, y: 5, width: 200, height: 40))
        await stage.wait(1)
        _ = await stage.posts { text.becomeFirstResponder() }
        guard let window = text.window, text.isFirstResponder else { return CertificateStage.silence }
        let chain = Array(sequence(first: text as UIResponder) { $0.next })
        let leadsToVendor = chain.contains { $0 === chat }, leadsToWindow = chain.contains { $0 === window }
        return .answered(
            leadsToVendor ? "to the vendor" : leadsToWindow ? "to its window" : "elsewhere",
            details: ["chain": chain.map { "\(type(of: $0))" }.joined(separator: ", ")])
    }

    static let screenInTurn = AskedRow(
        id: "PC-37", question: "Which bounds has the screen in the will-show of a turn of the device?",
        rules: ["A15", "E21"], answers: [RowAnswer("the new ones")]
    ) { stage in
        let controller = UIViewController(), window = stage.window
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let up = await stage.posts { field.becomeFirstResponder() }
        guard up.last("S") != nil else { return CertificateStage.silence }
        let old = window.screen.bounds.width, posts = KeyboardPosts { window.screen.bounds.width }
        let fault = await stage.rotate(to: .landscapeRight)
        await stage.wait(1)
        posts.end()
        let new = window.screen.bounds.width, seen = posts.first("S")?.seen
        _ = await stage.rotate(to: .portrait)
        await stage.wait(1)
        if let fault { return .notRun(fault) }
        let word = seen == nil ? "none is posted" : seen == new ? "the new ones" : "others"
        return .answered(
            seen == old ? "the old ones" : word,
            details: ["widths": posts.posts.map { "\($0.letter) \($0.seen)" }.joined(separator: ", ")])
    }

    static let windowOfWindow = AskedRow(
        id: "PC-38", question: "What is the window of a window?", rules: ["A28"], answers: [RowAnswer("itself")]
    ) { stage in
        let window = stage.window.window
        return .answered(window === stage.window ? "itself" : window == nil ? "nil" : "another one", details: [:])
    }

    static let didFrames = AskedRow(
        id: "PC-39", question: "Do the did-notifications of a show report the frame of its will-notifications?",
        rules: ["E4", "E8"], answers: [RowAnswer("yes"), RowAnswer("no", reading: "misreportsDidFrames")]
    ) { stage in
        let controller = UIViewController()
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        let posts = await stage.posts { field.becomeFirstResponder() }
        guard let end = posts.last("S")?.end else { return CertificateStage.silence }
        let isKept = ["c", "s"].allSatisfy { posts.last($0)?.end == end }
        let ends = posts.posts.map { "\($0.letter) \($0.end.map { "\($0)" } ?? "none")" }
        return .answered(isKept ? "yes" : "no", details: ["ends": ends.joined(separator: ", ")])
    }
}
