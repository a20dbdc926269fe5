import Gallery
import Scenarios
import UIKit

extension CatalogScreen {
    /// The two columns: a list beside a form whose notes grow.
    public static let twoColumns = CatalogScreen(
        name: "two-columns", marked: [], firstField: "Title", nextField: "Notes", avoidances: automaticOrNone,
        make: { _ in TwoColumnsViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Title")
            }
            try stage.type(" at last")
            for field in ["Skipper", "Notes", "Place", "Notes"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
            }
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("\nFog at noon.\nNo wind.\nSoup.\nWind at four.\nHarbour at nine.\nFish.\nSleep.\n")
            }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        },
        guideTop: { _, _ in nil })
}
