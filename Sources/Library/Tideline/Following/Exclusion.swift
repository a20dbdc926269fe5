import ObjectiveC
import UIKit

/// A mark on a view or controller that the app has excluded from keyboard avoidance; it is stored in the object and
/// freed with it.
///
/// The library also leaves everything inside the object alone.
@MainActor
final class Exclusion {
    private static var key: UInt8 = 0
    /// The number of excluded objects; responder chains are searched only while it is above 0.
    private static var count = 0

    private init() { Self.count += 1 }

    deinit { MainQueue.run { Self.count -= 1 } }

    /// Adds or removes the mark, and readjusts all avoiders.
    static func set(_ isExcluded: Bool, on owner: AnyObject) {
        objc_setAssociatedObject(owner, &key, isExcluded ? Exclusion() : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        Following.updateAll()
    }

    /// Returns whether the view or a responder around it is excluded.
    static func concerns(_ view: UIView) -> Bool {
        count > 0 && view.chain.contains { objc_getAssociatedObject($0, &key) != nil }
    }
}
