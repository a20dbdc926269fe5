// Fidelity: partial — objc/runtime.h; only objects of the simulated UIKit can have associated objects

import Foundation

/// Associates a value with an object under a key, or removes the key's value with nil.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = object as? any AssociationOwner else {
        // Only an `AssociationOwner` can have associated values, so any other object has no value to remove.
        if value == nil { return }
        AssociatedObjects.refuse(
            "objc_setAssociatedObject: class \(type(of: object)) takes no associated objects on Linux."
                + " Only the simulated UIKit's classes and their subclasses do.")
    }
    let new = value.map { AssociatedValue($0, policy) }
    let old = AssociatedObjects.lock.withLock {
        let known = owner.associatedObjects
        if known == nil && new == nil { return AssociatedValue?.none }
        let holder = known ?? AssociatedObjects()
        if known == nil { owner.associatedObjects = holder }
        return holder.replaceValue(for: key, with: new)
    }
    withExtendedLifetime(old) {}
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = object as? any AssociationOwner else { return nil }
    return AssociatedObjects.lock.withLock { owner.associatedObjects?.value(for: key) }?.value
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let owner = object as? any AssociationOwner else { return }
    let old = AssociatedObjects.lock.withLock {
        let old = owner.associatedObjects
        owner.associatedObjects = nil
        return old
    }
    withExtendedLifetime(old) {}
}

extension AssociatedObjects {
    /// Guards the values of all objects.
    ///
    /// While the lock is held, only code of this file runs.
    fileprivate static let lock = NSLock()

    /// Optimised builds drop the message of `preconditionFailure`, so standard error gets the reason.
    static func refuse(_ reason: String) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data((reason + "\n").utf8))
        preconditionFailure(reason)
    }
}
