import UIKit

struct AccessoryWindowRow: CertificateRow {
    enum Aspect: Sendable { case name, listing, key }

    let aspect: Aspect
    init(_ aspect: Aspect) { self.aspect = aspect }

    var id: String {
        switch aspect {
        case .name: "PC-11a"
        case .listing: "PC-11b"
        case .key: "PC-11c"
        }
    }
    var question: String {
        switch aspect {
        case .name: "Is an accessory view in a window of a known class?"
        case .listing: "Does the scene list the window of an accessory view?"
        case .key: "Could the window of an accessory view become key?"
        }
    }
    var rules: [String] { aspect == .listing ? ["E24"] : ["E24", "J6"] }
    var answers: [RowAnswer] {
        let reading =
            switch aspect {
            case .name: "renamesKeyboardWindows"
            case .listing: "unlistsAccessoryWindow"
            case .key: "letsKeyboardWindowsBecomeKey"
            }
        return aspect == .key
            ? [RowAnswer("no"), RowAnswer("yes", reading: reading)]
            : [RowAnswer("yes"), RowAnswer("no", reading: reading)]
    }

    @MainActor func ask(on stage: CertificateStage) async -> RowOutcome {
        let controller = UIViewController(), accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        await stage.show(controller)
        let field = controller.view.adding(UITextField(), at: CGRect(x: 0, y: 100, width: 100, height: 30))
        field.inputAccessoryView = accessory
        _ = await stage.posts { field.becomeFirstResponder() }
        guard let window = accessory.window else { return CertificateStage.silence }
        let name = "\(type(of: window))"
        let answer =
            switch aspect {
            case .name: ["UITextEffectsWindow", "UIRemoteKeyboardWindow"].contains(name)
            case .listing: stage.window.windowScene?.windows.contains { $0 === window } == true
            case .key: window.canBecomeKey
            }
        return .answered(answer ? "yes" : "no", details: ["window": name, "is key": "\(window.isKeyWindow)"])
    }
}
