import CoreGraphics
import UIKit

extension CertificateRow {
    static let accessoryWindows = [
        accessoryWindow(
            "PC-11a", "Is an accessory view in a window of a known class?", rules: ["E24", "J6"], plays: "yes",
            readings: ["no": "renamesKeyboardWindows"]
        ) { window, _ in ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].contains("\(type(of: window))") },
        accessoryWindow(
            "PC-11b", "Does the scene list the window of an accessory view?", rules: ["E24"], plays: "yes",
            readings: ["no": "unlistsAccessoryWindow"]
        ) { window, stage in stage.window.windowScene?.windows.contains { $0 === window } == true },
        accessoryWindow(
            "PC-11c", "Could the window of an accessory view become key?", rules: ["E24", "J6"], plays: "no",
            readings: ["yes": "letsKeyboardWindowsBecomeKey"]
        ) { window, _ in window.canBecomeKey }
    ]

    private static func accessoryWindow(
        _ id: String, _ question: String, rules: [String], plays word: String,
        readings: KeyValuePairs<String, String>,
        answer: @escaping @MainActor @Sendable (UIWindow, CertificateStage) -> Bool
    ) -> CertificateRow {
        CertificateRow(id, question, rules: rules, plays: word, readings: readings) { stage in
            let (_, field) = await stage.showField()
            let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            field.inputAccessoryView = accessory
            _ = await stage.posts { field.becomeFirstResponder() }
            guard let window = accessory.window else { return .silence }
            return .answered(
                answer(window, stage) ? "yes" : "no",
                details: ["window": "\(type(of: window))", "is key": "\(window.isKeyWindow)"])
        }
    }

    static let dockedAccessory = CertificateRow(
        "PC-13", "What is announced when the keyboard goes and its controller's accessory stays?",
        rules: ["D20", "K10"], plays: "show",
        readings: ["hide": "hidesToDockedAccessory", "hide, show": "hidesBeforeDockingAccessory"]
    ) { stage in
        let chat = Chat()
        await stage.show(chat)
        let field = chat.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        await stage.wait(1)
        let up = await stage.posts { field.becomeFirstResponder() }
        guard up.last("S") != nil else { return .silence }
        let posts = await stage.posts { field.resignFirstResponder() }
        return .answered(
            posts.story,
            details: ["posts": posts.letters, "last end": posts.posts.last?.end.map { "\($0)" } ?? "none"])
    }

    static let accessoryChain = CertificateRow(
        "PC-34", "Where does the responder chain lead from a text view in an accessory view?", rules: ["D7", "D17"],
        plays: "to the vendor", readings: ["to its window": "nextEndsAtWindow"]
    ) { stage in
        let chat = Chat()
        await stage.show(chat)
        let text = chat.bar.adding(UITextView(), at: CGRect(x: 0, y: 5, width: 200, height: 40))
        await stage.wait(1)
        _ = await stage.posts { text.becomeFirstResponder() }
        guard let window = text.window, text.isFirstResponder else { return .silence }
        let chain = Array(sequence(first: text as UIResponder) { $0.next })
        let leadsToVendor = chain.contains { $0 === chat }, leadsToWindow = chain.contains { $0 === window }
        return .answered(
            leadsToVendor ? "to the vendor" : leadsToWindow ? "to its window" : "elsewhere",
            details: ["chain": chain.map { "\(type(of: $0))" }.joined(separator: ", ")])
    }

    @MainActor private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            becomeFirstResponder()
        }
    }
}
