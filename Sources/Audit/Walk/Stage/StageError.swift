/// Why a person could not do what a script says.
public enum StageError: Error, Equatable, CustomStringConvertible {
    /// No view has this name; those with an accessibility identifier are listed.
    case noSuchView(String, known: [String])
    /// The keyboard lies over the view's middle.
    case covered(String)
    /// The view takes no touches, refuses to be edited, or something else lies in front of its middle.
    case unreachable(String)
    /// Nothing is being edited, so the named action has no target.
    case nothingIsEdited(String)
    /// The named action needs a finger, and the host has none.
    case needsFinger(String)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .noSuchView(let name, let known):
            "No view is called '\(name)'. "
                + (known.isEmpty
                    ? "Give the view an accessibility identifier."
                    : "There are: \(known.joined(separator: ", ")).")
        case .covered(let name): "'\(name)' can't be tapped: the keyboard covers its middle."
        case .unreachable(let name):
            "'\(name)' can't be reached: it is off the screen, hidden, disabled, refuses editing, or lies behind another view."
        case .needsFinger(let action): "\(action) needs a finger, and this host has none: play it on Linux."
        case .nothingIsEdited(let action): "\(action) has no target: tap a text field first."
        }
    }
}
