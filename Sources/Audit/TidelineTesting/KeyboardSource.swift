/// The keyboard that appears in an app's tests.
public enum KeyboardSource: Sendable {
    /// A view with the keyboard's height replaces the system's keyboard, even if a hardware keyboard is connected.
    case standIn
    /// The system's keyboard appears.
    ///
    /// If a hardware keyboard is connected, the system's keyboard stays hidden, and the finding `no-keyboard` says so.
    /// In Simulator, switch off *I/O › Keyboard › Connect Hardware Keyboard*.
    case system
}
