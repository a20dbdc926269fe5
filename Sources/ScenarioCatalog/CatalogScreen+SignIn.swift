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
            stage.shoot()
            stage.begin("keyboard rising")
            try stage.recordFrames(settlingInto: "keyboard up") { () throws(StageError) in try stage.tap("Email") }
            try stage.type("ann@example.com")
            stage.shoot()
            stage.begin("next field")
            try stage.recordFrames { () throws(StageError) in try stage.focus("Password") }
            try stage.type("secret")
            stage.shoot()
            stage.begin("keyboard gone")
            try stage.recordFrames { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { controller, avoidance in
            guard let screen = controller as? SignInViewController else { return nil }
            let content = screen.contentView
            let guide = avoidance == "apple" ? content.keyboardLayoutGuide : content.keyboardGuide
            return content.convert(guide.layoutFrame, to: screen.view).minY
        })
}
