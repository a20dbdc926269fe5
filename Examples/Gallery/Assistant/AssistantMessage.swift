import UIKit

/// A question to an assistant, or its answer.
public struct AssistantMessage: Identifiable, Sendable {
    /// What tells the message from all others, also while its text grows.
    public let id = UUID()
    /// The text so far.
    public internal(set) var text: String
    /// Whether the person asks; otherwise the assistant answers.
    public let isQuestion: Bool

    /// A conversation of this morning, the oldest message first.
    public static var conversation: [AssistantMessage] {
        [
            AssistantMessage(text: "Which wind is forecast for Saturday?", isQuestion: true),
            AssistantMessage(
                text: "South-west, 12 to 15 knots in the morning. In the afternoon it turns to the west and gets "
                    + "weaker, and after sunset there is hardly any wind left.", isQuestion: false),
            AssistantMessage(text: "And the tide?", isQuestion: true),
            AssistantMessage(
                text: "High water is at 6:40 and at 19:05, low water at 12:50. If you leave at seven, the ebb takes "
                    + "you out of the fjord.", isQuestion: false),
            AssistantMessage(text: "What do I need for three days?", isQuestion: true),
            AssistantMessage(
                text: "For three people: 30 litres of water, bread for two days, and something that needs no stove. "
                    + "Fill both gas bottles, since the shop in the harbour is closed on Sunday.", isQuestion: false)
        ]
    }

    /// What the assistant answers to every question, word by word.
    static let answer = (1...6).flatMap { day in
        "Day \(day): leave with the ebb, keep the islands to port, and be in the next harbour before the wind turns. "
            .split(separator: " ").map { "\($0) " }
    }
}
