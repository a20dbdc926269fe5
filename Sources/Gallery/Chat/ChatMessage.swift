/// A message of a conversation.
public struct ChatMessage: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Whether the person who holds the device wrote it.
    public let isOwn: Bool

    /// A conversation of some weeks, the oldest message first.
    public static let conversation = [
        ChatMessage(text: "Is the boat in the water?", isOwn: false),
        ChatMessage(text: "Since Friday.", isOwn: true),
        ChatMessage(text: "And the mast?", isOwn: false),
        ChatMessage(text: "Stands. The crane came at noon.", isOwn: true),
        ChatMessage(text: "Do you need help with the sails?", isOwn: false),
        ChatMessage(text: "With the big one. It weighs forty kilos.", isOwn: true),
        ChatMessage(text: "I am there on Saturday.", isOwn: false),
        ChatMessage(text: "Bring gloves.", isOwn: true),
        ChatMessage(text: "Done. Where do we go this year?", isOwn: false),
        ChatMessage(text: "North, as far as the wind allows.", isOwn: true),
        ChatMessage(text: "Lofoten?", isOwn: false),
        ChatMessage(text: "Three weeks there and back.", isOwn: true),
        ChatMessage(text: "I have two.", isOwn: false),
        ChatMessage(text: "Then you fly home from Bergen.", isOwn: true),
        ChatMessage(text: "Agreed. Who else comes?", isOwn: false),
        ChatMessage(text: "Ann and Ole, if the children are well.", isOwn: true),
        ChatMessage(text: "I ask my sister.", isOwn: false),
        ChatMessage(text: "She may have the bunk in front.", isOwn: true),
        ChatMessage(text: "When do we start?", isOwn: false),
        ChatMessage(text: "On the first of July, with the ebb.", isOwn: true)
    ]
}
