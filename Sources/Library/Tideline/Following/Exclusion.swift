import ObjectiveC
import UIKit

/// A mark on an excluded object, which is stored with the object and freed with it.
///
/// The library also leaves everything inside the object alone.
@MainActor
final class Exclusion {
    private static var key: UInt8 = 0
    /// The number of excluded objects; if it is 0, no responder chain is searched.
    private static var count = 0

    private init() { Self.count += 1 }

    deinit { MainQueue.run { Self.count -= 1 } }

    /// Readjusts all avoiders.
    static func set(_ isExcluded: Bool, on owner: AnyObject) {
        objc_setAssociatedObject(owner, &key, isExcluded ? Exclusion() : nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        Following.updateAll()
    }

    /// Considers the view and the responders around it.
    static func concerns(_ view: UIView) -> Bool {
        count > 0 && view.chain.contains { objc_getAssociatedObject($0, &key) != nil }
    }
}
