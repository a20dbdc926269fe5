/// Whose keyboard comes in an app's tests.
public enum KeyboardSource: Sendable {
    /// A view of the keyboard's height takes the place of the system's keyboard. It comes beside a hardware keyboard, too.
    case standIn
    /// The system's. With a hardware keyboard none comes, and the finding `no-keyboard` says so; in Simulator, switch off
    /// *I/O › Keyboard › Connect Hardware Keyboard*.
    case system
}
