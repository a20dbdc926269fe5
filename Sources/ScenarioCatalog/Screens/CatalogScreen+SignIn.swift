import Gallery
import Scenarios
import Tideline
import UIKit

extension CatalogScreen {
    /// The sign-in screen: two fields at the top, a button above the keyboard.
    public static let signIn = CatalogScreen(
        name: "sign-in", marked: ["Sign In"], firstField: "Email", avoidances: handlings,
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
        guideTop: { controller, _ in groundTop(of: (controller as? SignInViewController)?.contentView) })

    /// The ways in which every screen of the gallery can be shown by itself.
    static let handlings = [KeyboardHandling.tideline, .apple].map(\.rawValue) + ["automatic", "none"]

    /// Where the ground of a content view begins, in its superview's coordinates, in points.
    @MainActor
    static func groundTop(of content: GroundedView?) -> CGFloat? {
        content.map { $0.convert($0.ground.layoutFrame, to: $0.superview).minY }
    }
}
