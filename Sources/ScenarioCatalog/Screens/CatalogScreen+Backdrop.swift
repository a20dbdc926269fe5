import Gallery
import Scenarios
import Tideline
import UIKit

extension CatalogScreen {
    /// The backdrop: colours that run on behind the keyboard, and a bar that stands on it.
    public static let backdrop = CatalogScreen(
        name: "backdrop", marked: ["Add"], firstField: "Note", avoidances: handlings,
        make: { BackdropViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
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
        guideTop: { controller, _ in groundTop(of: (controller as? BackdropViewController)?.contentView) })
}
