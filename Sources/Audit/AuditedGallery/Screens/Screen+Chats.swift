import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The assistant: a question goes to the top, and its answer comes word by word.
    public static let assistant = Screen(
        "assistant", marked: ["Send"], firstField: "Message", own: [.tideline, .nothing], articleWays: [],
        make: { AssistantViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Message")
            }
            try stage.type("How do I sail to Lofoten?")
            try stage.recordFrames(of: "asked") { () throws(StageError) in try stage.press("Send") }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })

    /// The inverted chat: a table that is turned upside down.
    public static let invertedChat = Screen(
        "inverted-chat", marked: ["Send"], firstField: "Message", own: [.tideline, .nothing], articleWays: [],
        make: { InvertedChatViewController(handling: $0) },
        script: { stage throws(StageError) in
            stage.begin("keyboard down")
            try stage.recordFrames(of: "keyboard rising", settlingInto: "keyboard up") { () throws(StageError) in
                try stage.tap("Message")
            }
            try stage.type("See you at eight.")
            try stage.recordFrames(of: "sent") { () throws(StageError) in try stage.press("Send") }
            stage.recordFrames(of: "keyboard gone") { stage.dismissKeyboard() }
        })
}
