import ObjectiveC
import UIKit

/// Marks objects that are left alone with everything inside them; stored with the object, and freed with it.
@MainActor
final class Exclusion {
    private static var key: UInt8 = 0
    /// The number of excluded objects; without any, no responder chain is searched.
    private static var count = 0

    private init() { Self.count += 1 }

    deinit { MainQueue.run { Self.count -= 1 } }

    /// Excludes an object, or no longer, and readjusts everything that follows a keyboard.
    static func set(_ isExcluded: Bool, on owner: AnyObject) {
        objc_setAssociatedObject(owner, &key, isExcluded ? Exclusion() : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        Following.updateAll()
    }

    /// Whether a view, or a responder around it, is excluded.
    static func concerns(_ view: UIView) -> Bool {
        count > 0 && view.chain.contains { objc_getAssociatedObject($0, &key) != nil }
    }
}
