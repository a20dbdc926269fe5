import Gallery
import Scenarios
import UIKit

extension CatalogScreen {
    /// The sheet: a form that a screen presents as soon as it appears.
    public static let sheet = CatalogScreen(
        name: "sheet", marked: ["Add"], firstField: "Name", nextField: "Email", avoidances: automaticOrNone,
        make: { _ in SheetViewController() },
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
        },
        guideTop: { _, _ in nil })
}
