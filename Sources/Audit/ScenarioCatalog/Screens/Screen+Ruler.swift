import Gallery
import Tideline
public import TidelineTesting
import UIKit

extension Screen {
    /// The ruler: a number pad without return key, a field and its button at the bottom, a long tape above.
    public static let ruler = Screen(
        "ruler", marked: ["Go"], firstField: "Number", recipes: onBottomGuide,
        make: { RulerViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Number")
            }
            for number in ["17", "0"] {
                try stage.recordFrames(of: "go to \(number)") { () throws(StageError) in
                    try stage.type(number)
                    try stage.tap("Go")
                }
            }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        },
        guideTop: { controller in groundTop(of: (controller as? RulerViewController)?.contentView) })
}
