import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The transfer: fields that scroll above a button that sticks to the safe area's bottom.
    public static let transfer = Screen(
        "transfer", marked: ["Send"], firstField: "Recipient", recipes: everywhere,
        make: { TransferViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Recipient")
            }
            try stage.type("Kari Nordmann")
            for field in ["Account", "Amount", "Reference"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
            }
            try stage.type("Rent")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        })
}
