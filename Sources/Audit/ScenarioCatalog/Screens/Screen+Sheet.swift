import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The sheet: a form that a screen presents as soon as it appears.
    public static let sheet = Screen(
        "sheet", marked: ["Add"], firstField: "Name", nextField: "Email",
        make: { SheetViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Name")
            }
            try stage.type("Ann")
            for field in ["Phone", "Town", "Company", "Email"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
            }
            try stage.type("ann@example.com")
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })
}
