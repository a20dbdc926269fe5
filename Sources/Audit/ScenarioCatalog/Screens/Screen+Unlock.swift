import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The locked screen: a card that moves up as a whole.
    public static let unlock = Screen(
        "unlock", marked: ["Unlock"], firstField: "Passcode", recipes: everywhere,
        make: { UnlockViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Passcode")
            }
            try stage.type("sesame")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        })
}
