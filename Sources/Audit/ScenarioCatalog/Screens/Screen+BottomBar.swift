import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The bottom bar: a form that scrolls above a bar with the button that saves it.
    public static let bottomBar = Screen(
        "bottom-bar", marked: ["Save"], firstField: "Boat", nextField: "Draught",
        make: { BottomBarViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Boat")
            }
            try stage.type("Havgul")
            for field in ["Engine", "Remarks", "Type", "Harbour"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
            }
            try stage.type("Bergen")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.press("Save") }
        })
}
