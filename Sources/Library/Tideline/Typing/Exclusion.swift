import ObjectiveC
import UIKit

/// A mark on a view or controller that the library must not move.
///
/// The mark also excludes all views inside.
@MainActor
final class Exclusion {
    private static var key: UInt8 = 0
    /// The number of marks that exist in the app.
    ///
    /// The library searches responder chains for marks only while the number is above 0.
    private static var count = 0

    private init() { Self.count += 1 }

    deinit { MainQueue.run { Self.count -= 1 } }

    static func set(_ isExcluded: Bool, on owner: AnyObject) {
        objc_setAssociatedObject(owner, &key, isExcluded ? Exclusion() : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    static func concerns(_ view: UIView) -> Bool {
        count > 0 && view.chain.contains { objc_getAssociatedObject($0, &key) != nil }
    }
}
