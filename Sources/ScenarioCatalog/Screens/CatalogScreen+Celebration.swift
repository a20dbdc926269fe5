import Gallery
import Scenarios
import Tideline
import UIKit

extension CatalogScreen {
    /// The celebration: balloons that come and go with the keyboard, and nothing of them left behind.
    public static let celebration = CatalogScreen(
        name: "celebration", marked: ["Send"], firstField: "Name", avoidances: handlings,
        make: { CelebrationViewController(handling: KeyboardHandling(rawValue: $0) ?? .tideline) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Name")
            }
            try stage.type("Ann")
            try stage.recordFrames(of: "keyboard gone") { () throws(StageError) in try stage.pressReturn() }
        },
        guideTop: { controller, _ in groundTop(of: (controller as? CelebrationViewController)?.contentView) })
}
