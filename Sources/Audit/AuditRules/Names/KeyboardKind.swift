/// A kind of keyboard that a person may have, or a screen may ask for.
public enum KeyboardKind: String, ListedName {
    /// The keyboard that the screen's fields ask for, with predictions.
    case letters
    /// The keyboard that the screen's fields ask for, with predictions off.
    case lettersWithoutPredictions = "letters-without-predictions"
    /// Emoji in all fields except secure ones.
    case emoji
    case numberPad = "number-pad"
    /// Letters, with a bar of 44 points above the keys.
    case accessory
    /// An input view of the app in place of the keys, 260 points high.
    case inputView = "input-view"
    /// A hardware keyboard: a bar on an iPad, nothing on an iPhone.
    case hardware
    /// A small keyboard that a person has undocked on an iPad.
    case floating
    /// The letters keyboard while Prefer Cross-Fade Transitions is on.
    ///
    /// UIKit then reports an end frame of zero when the keyboard hides.
    case crossFade = "cross-fade"
    /// A third-party keyboard, which announces three heights in a row.
    case thirdParty = "third-party"
    /// The first keyboard since the app's start.
    ///
    /// UIKit announces this keyboard twice.
    case firstShowTwice = "first-show-twice"

    /// The word for a keyboard in error messages.
    public static var kind: String { "keyboard" }

    /// What the keyboard is, in a few words for a table.
    public var meaning: String {
        switch self {
        case .letters: "what each input asks for, with predictions"
        case .lettersWithoutPredictions: "what each input asks for"
        case .emoji: "emoji in all but secure inputs"
        case .numberPad: "digits alone"
        case .accessory: "letters below a bar of 44 points"
        case .inputView: "the app's own view of 260 points"
        case .hardware: "keys on a desk: a bar on iPads, nothing on iPhones"
        case .floating: "small and undocked, on iPads"
        case .crossFade: "fades, and hides with an end frame of zero"
        case .thirdParty: "announces three heights in a row"
        case .firstShowTwice: "the first since the start, announced twice"
        }
    }
}
