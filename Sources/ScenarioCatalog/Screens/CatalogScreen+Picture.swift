import Gallery
import Scenarios
import UIKit

extension CatalogScreen {
    /// The picture: it shrinks, its name stays above the keyboard.
    public static let picture = CatalogScreen(
        name: "picture", marked: [], firstField: "Name", avoidances: handlings,
        make: { PictureViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Name")
            }
            try stage.type("Fjord at dawn")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { _, _ in nil })
}
