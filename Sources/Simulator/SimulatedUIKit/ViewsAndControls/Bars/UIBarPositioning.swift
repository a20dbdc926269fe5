// Fidelity: exact — UIBarCommon.h

import Foundation

/// Says where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where the bar lies.
    var barPosition: UIBarPosition { get }
}

/// Decides where a bar lies.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar lies; optional in UIKit, `any` by default here.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// UIKit's behaviour without the method.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
