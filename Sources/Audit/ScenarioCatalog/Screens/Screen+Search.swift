import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The search: a field at the top, and a table from there to the bottom of the screen.
    public static let search = Screen(
        "search", marked: [], firstField: "Search",
        make: { SearchViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Search")
            }
            try stage.recordFrames(of: "some results") { () throws(StageError) in try stage.type("sun") }
            try stage.recordFrames(of: "no results") { () throws(StageError) in try stage.type("set") }
            try stage.recordFrames(of: "all results") { () throws(StageError) in try stage.erase("sunset".count) }
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        })
}
