import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The picture: it shrinks, its name stays above the keyboard.
    public static let picture = Screen(
        "picture", marked: [], firstField: "Name", recipes: everywhere,
        make: { PictureViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Name")
            }
            try stage.type("Fjord at dawn")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        })
}
