import Gallery
import Tideline
public import TidelineTesting
import UIKit

extension Screen {
    /// The backdrop: colours that run on behind the keyboard, and a bar that stands on it.
    public static let backdrop = Screen(
        "backdrop", marked: ["Add"], firstField: "Note", recipes: onBottomGuide,
        make: { BackdropViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Note")
            }
            try stage.recordFrames(of: "note added") { () throws(StageError) in
                try stage.type("Grey and calm")
                try stage.tap("Add")
            }
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { controller in groundTop(of: (controller as? BackdropViewController)?.contentView) })
}
