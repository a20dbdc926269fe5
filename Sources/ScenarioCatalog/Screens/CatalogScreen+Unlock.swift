import Gallery
import Scenarios
import UIKit

extension CatalogScreen {
    /// The locked screen: a card that moves up as a whole.
    public static let unlock = CatalogScreen(
        name: "unlock", marked: ["Unlock"], firstField: "Passcode", avoidances: handlings,
        make: { UnlockViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Passcode")
            }
            try stage.type("sesame")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { _, _ in nil })
}
