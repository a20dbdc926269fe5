import Gallery
public import TidelineTesting
import UIKit

extension Screen {
    /// The assistant: a question goes to the top, and its answer comes word by word.
    public static let assistant = Screen(
        "assistant", marked: ["Send"], firstField: "Message", own: [.tideline, .nothing], articleWays: [],
        make: { AssistantViewController(handling: $0) },
        script: { stage throws(StageError) in
            try stage.type("How do I sail to Lofoten?")
            try stage.recordFrames(of: "asked") { () throws(StageError) in try stage.press("Send") }
        })

    /// The inverted chat: a table that is turned upside down.
    public static let invertedChat = Screen(
        "inverted-chat", marked: ["Send"], firstField: "Message", own: [.tideline, .nothing], articleWays: [],
        make: { InvertedChatViewController(handling: $0) },
        script: { stage throws(StageError) in
            try stage.type("See you at eight.")
            try stage.recordFrames(of: "sent") { () throws(StageError) in try stage.press("Send") }
        })

    /// The chat with photos: a panel takes the keyboard's place, and gives it back.
    public static let photoChat = Screen(
        "photo-chat", marked: ["Send", "Photos"], firstField: "Message", own: [.tideline, .nothing], articleWays: [],
        make: { PhotoChatViewController(handling: $0) },
        script: { stage throws(StageError) in
            try stage.recordFrames(of: "photos") { () throws(StageError) in try stage.press("Photos") }
            try stage.recordFrames(of: "photo sent") { () throws(StageError) in try stage.press("Pier") }
            try stage.recordFrames(of: "keyboard again") { () throws(StageError) in try stage.press("Photos") }
            try stage.type("Here we were.")
            try stage.recordFrames(of: "sent") { () throws(StageError) in try stage.press("Send") }
        })
}
