import Gallery
import Tideline
public import TidelineTesting
import UIKit

extension Screen {
    /// The sign-in screen: two fields at the top, a button above the keyboard.
    public static let signIn = Screen(
        "sign-in", marked: ["Sign In"], firstField: "Email", recipes: onBottomGuide,
        make: { SignInViewController(handling: $0) },
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
        guideTop: { controller in groundTop(of: (controller as? SignInViewController)?.contentView) })

    /// Where the bottom guide of a content view begins, in its superview's coordinates, in points.
    @MainActor
    static func groundTop(of content: BottomGuideView?) -> CGFloat? {
        content.map { $0.convert($0.bottomGuide.layoutFrame, to: $0.superview).minY }
    }
}
