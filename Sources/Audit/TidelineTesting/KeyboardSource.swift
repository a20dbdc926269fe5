/// The keyboard that appears in an app's tests.
public enum KeyboardSource: Sendable {
    /// A view of the keyboard's height replaces the system's keyboard, also if a hardware keyboard is connected.
    case standIn
    /// The system's keyboard appears.
    ///
    /// With a hardware keyboard it does not appear, and the finding `no-keyboard` reports this. In Simulator, switch
    /// off *I/O › Keyboard › Connect Hardware Keyboard*.
    case system
}
