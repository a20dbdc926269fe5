/// A message of a conversation.
public struct ChatMessage: Hashable, Sendable {
    /// The text.
    public let text: String
    /// Whether the owner of the device wrote the message.
    public let isOwn: Bool

    /// A conversation of some weeks, the oldest message first.
    public static let conversation = [
        ChatMessage(text: "Is the boat in the water?", isOwn: false),
        ChatMessage(text: "Since Friday.", isOwn: true),
        ChatMessage(text: "And the mast?", isOwn: false),
        ChatMessage(text: "It stands, since noon.", isOwn: true),
        ChatMessage(text: "Do you need help?", isOwn: false),
        ChatMessage(text: "With the big sail.", isOwn: true),
        ChatMessage(text: "I am there on Saturday.", isOwn: false),
        ChatMessage(text: "Bring gloves.", isOwn: true),
        ChatMessage(text: "Where do we go this year?", isOwn: false),
        ChatMessage(text: "North, wind permitting.", isOwn: true),
        ChatMessage(text: "Lofoten?", isOwn: false),
        ChatMessage(text: "Three weeks, there and back.", isOwn: true),
        ChatMessage(text: "I have two.", isOwn: false),
        ChatMessage(text: "Then fly home from Bergen.", isOwn: true),
        ChatMessage(text: "Agreed. Who else comes?", isOwn: false),
        ChatMessage(text: "Ann and Ole, perhaps.", isOwn: true),
        ChatMessage(text: "I ask my sister.", isOwn: false),
        ChatMessage(text: "The bunk in front is free.", isOwn: true),
        ChatMessage(text: "When do we start?", isOwn: false),
        ChatMessage(text: "On the first, with the ebb.", isOwn: true)
    ]
}
