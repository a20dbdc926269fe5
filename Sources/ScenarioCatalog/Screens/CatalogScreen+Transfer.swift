import Gallery
import Scenarios
import UIKit

extension CatalogScreen {
    /// The transfer: fields that scroll above a button that sticks to the safe area's bottom.
    public static let transfer = CatalogScreen(
        name: "transfer", marked: ["Send"], firstField: "Recipient", avoidances: handlings,
        make: { TransferViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
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
        },
        guideTop: { _, _ in nil })
}
