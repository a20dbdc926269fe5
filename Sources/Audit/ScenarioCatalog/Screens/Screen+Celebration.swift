import Gallery
import Tideline
public import TidelineTesting
import UIKit

extension Screen {
    /// The celebration: balloons that come and go with the keyboard, and nothing of them left behind.
    public static let celebration = Screen(
        "celebration", marked: ["Send"], firstField: "Name", recipes: onBottomGuide,
        make: { CelebrationViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Name")
            }
            try stage.type("Ann")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { controller in groundTop(of: (controller as? CelebrationViewController)?.contentView) })
}
