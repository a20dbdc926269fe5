import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The nested scrollers: fields above, inside and below views that scroll within a form that scrolls.
    public static let nestedScrollers = Screen(
        "nested-scrollers", marked: [], firstField: "Trip", nextField: "Crew 2",
        make: { NestedScrollersViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Trip")
            }
            try stage.type("To the north")
            for field in ["Crew 2", "Crew 7", "Harbour", "Remarks", "Crew 1", "Contact", "Skipper"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
                try stage.recordFrames(of: "\(field) typed") { () throws(StageError) in try stage.type("Ann") }
            }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })
}
