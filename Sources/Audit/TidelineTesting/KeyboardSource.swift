/// The keyboard that appears in an app's tests.
public enum KeyboardSource: Sendable {
    /// A view of the keyboard's height replaces the system's keyboard.
    ///
    /// The view also appears beside a hardware keyboard.
    case standIn
    /// The system's keyboard.
    ///
    /// Beside a hardware keyboard, the system's keyboard stays hidden, and the audit reports `no-keyboard`. In
    /// Simulator, switch off *I/O › Keyboard › Connect Hardware Keyboard*, in Device Hub the same in *Device › Keyboard*.
    case system
}
