/// The reason for a failed action of a script.
public enum StageError: Error, Equatable, CustomStringConvertible {
    /// No view has the name. The error lists the known accessibility identifiers.
    case noSuchView(String, known: [String])
    case covered(String)
    /// The view accepts no touches, refuses to be edited, or has another view in front of its middle.
    case unreachable(String)
    /// No view is being edited, so the named action has no target.
    case nothingIsEdited(String)
    /// The named action needs a finger, but the host has no finger.
    case needsFinger(String)

    /// A message with the error and its correction.
    public var description: String {
        switch self {
        case .noSuchView(let name, let known):
            "No view is called '\(name)'. "
                + (known.isEmpty
                    ? "Give the view an accessibility identifier."
                    : "There are: \(known.joined(separator: ", ")).")
        case .covered(let name): "'\(name)' can't be tapped: the keyboard covers its middle."
        case .unreachable(let name):
            "'\(name)' can't be reached: it is off the screen, hidden, disabled, refuses editing, or lies behind the status bar or another view."
        case .needsFinger(let action): "\(action) needs a finger, and this host has none: play it on Linux."
        case .nothingIsEdited(let action): "\(action) has no target: tap a text field first."
        }
    }
}
