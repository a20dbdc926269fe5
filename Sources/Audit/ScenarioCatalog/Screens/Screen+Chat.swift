import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The chat: a table that shows its end above a bar to write in.
    public static let chat = Screen(
        "chat", marked: ["Send"], firstField: "Message",
        make: { ChatViewController() },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Message")
            }
            try stage.recordFrames(of: "growing") { () throws(StageError) in
                try stage.type("See you at eight.")
                // Beside a keyboard that takes no room a bar that has grown counts as one that has not been restored.
                if stage.phone.keyboard.state == .docked { try stage.type("\nBring the charts.") }
            }
            try stage.recordFrames(of: "sent") { () throws(StageError) in try stage.press("Send") }
            try stage.recordFrames(of: "one line") { () throws(StageError) in try stage.type("And bread.") }
            try stage.recordFrames(of: "sent again") { () throws(StageError) in try stage.press("Send") }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })
}
