import SwiftUI

extension UIHostingController {
    /// Whether SwiftUI's own keyboard avoidance is on for the hosted view, true by default.
    ///
    /// If the value is false, the hosted view ignores the keyboard's part of the safe area, and UIKit code must keep
    /// the hosted view clear of the keyboard. Before iOS 16.4 use the modifier `avoidsKeyboard(false)` on the hosted
    /// view.
    @available(iOS 16.4, *)
    public var avoidsKeyboard: Bool {
        get { safeAreaRegions.contains(.keyboard) }
        set {
            if newValue { safeAreaRegions.insert(.keyboard) } else { safeAreaRegions.remove(.keyboard) }
        }
    }
}
