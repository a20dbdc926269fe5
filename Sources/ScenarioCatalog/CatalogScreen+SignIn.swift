import Gallery
import Scenarios
import Tideline
import UIKit

extension CatalogScreen {
    /// The sign-in screen: two fields at the top, a button above the keyboard.
    public static let signIn = CatalogScreen(
        name: "sign-in", marked: ["Sign In"], firstField: "Email",
        avoidances: KeyboardHandling.allCases.map(\.rawValue),
        make: { SignInViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Email")
            }
            try stage.type("ann@example.com")
            try stage.recordFrames(of: "next field") { () throws(StageError) in try stage.focus("Password") }
            try stage.type("secret")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { controller, avoidance in
            guard let screen = controller as? SignInViewController else { return nil }
            let content = screen.contentView
            let guide = avoidance == "apple" ? content.keyboardLayoutGuide : content.keyboardGuide
            return content.convert(guide.layoutFrame, to: screen.view).minY
        })
}
