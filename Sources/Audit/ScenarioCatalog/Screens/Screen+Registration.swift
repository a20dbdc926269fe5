import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The registration: a form longer than the screen, filled in from its first field to the text that grows.
    public static let registration = Screen(
        "registration", marked: [], firstField: "Email", recipes: inScrollView,
        make: { RegistrationViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Email")
            }
            try stage.type("kari@example.com")
            for field in ["Phone", "City", "About", "First name", "City", "About"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
            }
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("I sail.\nI row.\nI swim.\nI fish.\nI dive.\nI paddle.\nI read.\nI sleep.\n")
            }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })
}
