/// A change of a screen's code that an audit can try on the shown screen.
public struct Trial: Codable, Sendable, Hashable {
    /// The kind of change, such as `insets`.
    public var change: String
    /// The place on the screen, in the words by which another run finds the same place.
    public var place: String
    /// The change as a line of code, with the screen's own names where it has some.
    public var code: String
    /// Whether the app's observers get no keyboard notifications while the change is tried.
    public var mutesApp: Bool

    /// Creates a trial that leaves the app's keyboard code as it is.
    public init(change: String, place: String, code: String, mutesApp: Bool = false) {
        self.change = change
        self.place = place
        self.code = code
        self.mutesApp = mutesApp
    }

    /// The app loses its keyboard code, and nothing takes its place.
    public static let removal = Trial(change: "removal", place: "", code: "", mutesApp: true)

    /// The same change without the app's keyboard code.
    public var muted: Trial { Trial(change: change, place: place, code: code, mutesApp: true) }
}
