import Gallery
import Tideline
public import TidelineTesting
import UIKit

extension Screen {
    /// The catalogue: a field at the top, and a table that has to end where the keyboard begins.
    public static let catalogue = Screen(
        "catalogue", marked: ["Results"], firstField: "Search", recipes: onBottomGuide,
        make: { CatalogueViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Search")
            }
            try stage.recordFrames(of: "no results") { () throws(StageError) in try stage.type("crabapple") }
            try stage.recordFrames(of: "some results") { () throws(StageError) in
                try stage.erase("apple".count)
                try stage.tap("Broad-clawed porcelain crab")
            }
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { controller in groundTop(of: (controller as? CatalogueViewController)?.contentView) })
}
