import SwiftUI

extension UIHostingController {
    /// Whether the hosted view avoids the keyboard by SwiftUI's own means, true by default.
    ///
    /// If it is false, the hosted view's layout ignores the keyboard's part of the safe area, and a UIKit view must
    /// keep the hosted view clear. Before iOS 16.4 use the modifier `avoidsKeyboard(false)` on the hosted view.
    @available(iOS 16.4, *)
    public var avoidsKeyboard: Bool {
        get { safeAreaRegions.contains(.keyboard) }
        set {
            if newValue { safeAreaRegions.insert(.keyboard) } else { safeAreaRegions.remove(.keyboard) }
        }
    }
}
