import Gallery
import Scenarios
import UIKit

extension CatalogScreen {
    /// The registration: a form longer than the screen, filled in from its first field to the text that grows.
    public static let registration = CatalogScreen(
        name: "registration", marked: [], firstField: "Email", avoidances: handlings,
        make: { RegistrationViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Email")
            }
            try stage.type("kari@example.com")
            for field in ["Phone", "City", "About", "First name", "City", "About"] {
                try stage.recordFrames(of: field) { () throws(StageError) in try stage.focus(field) }
            }
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("I sail.\nI row.\nI swim.\nI fish.\nI dive.\nI paddle.\nI read.\nI sleep.\n")
            }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        },
        guideTop: { _, _ in nil })
}
