import SwiftUI

extension UIHostingController {
    /// Whether the hosted view avoids the keyboard by SwiftUI's own means; it does unless set.
    ///
    /// With false the keyboard's part of the safe area is left out of the hosted view's layout, and something in UIKit keeps
    /// the view clear instead. Before iOS 16.4 the hosted view says `avoidsKeyboard(false)` itself.
    @available(iOS 16.4, *)
    public var avoidsKeyboard: Bool {
        get { safeAreaRegions.contains(.keyboard) }
        set {
            if newValue { safeAreaRegions.insert(.keyboard) } else { safeAreaRegions.remove(.keyboard) }
        }
    }
}
