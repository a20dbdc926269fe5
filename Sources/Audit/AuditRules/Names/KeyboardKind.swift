/// A kind of keyboard that a person may have, or a screen may ask for.
public enum KeyboardKind: String, ListedName {
    /// What the screen's fields ask for, with predictions.
    case letters
    /// The same with predictions switched off.
    case lettersWithoutPredictions = "letters-without-predictions"
    /// Emoji in every field that is not secure.
    case emoji
    /// Digits alone.
    case numberPad = "number-pad"
    /// Letters below a bar of 44 points.
    case accessory
    /// A view of the app's own, 260 points high, in place of keys.
    case inputView = "input-view"
    /// Keys to touch: a bar on an iPad, nothing on an iPhone.
    case hardware
    /// A small keyboard that a person has taken off the bottom of an iPad.
    case floating
    /// Letters with Prefer Cross-Fade Transitions, whose hide reports an end frame of zero.
    case crossFade = "cross-fade"
    /// Another maker's, which announces three heights in a row.
    case thirdParty = "third-party"
    /// The first keyboard since the start, which announces itself twice.
    case firstShowTwice = "first-show-twice"

    /// The word for messages.
    public static var kind: String { "keyboard" }
}
