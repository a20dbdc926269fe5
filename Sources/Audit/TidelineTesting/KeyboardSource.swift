/// Whose keyboard appears in an app's tests.
public enum KeyboardSource: Sendable {
    /// A view of the keyboard's height replaces the system's keyboard, also if a hardware keyboard is connected.
    case standIn
    /// The system's keyboard appears.
    ///
    /// With a hardware keyboard it stays away, and the finding `no-keyboard` reports that. In Simulator, switch off
    /// *I/O › Keyboard › Connect Hardware Keyboard*.
    case system
}
