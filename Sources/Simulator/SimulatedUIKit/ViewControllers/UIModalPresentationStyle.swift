// Fidelity: exact — UIViewController.h (rule F19)

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A style.
    case fullScreen = 0, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// A style.
    case none = -1, automatic = -2
}
