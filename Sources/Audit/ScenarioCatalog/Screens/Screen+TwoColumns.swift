import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The two columns: a list beside a form whose notes grow.
    public static let twoColumns = Screen(
        "two-columns", marked: [], firstField: "Title", nextField: "Notes",
        make: { TwoColumnsViewController() },
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
        })
}
