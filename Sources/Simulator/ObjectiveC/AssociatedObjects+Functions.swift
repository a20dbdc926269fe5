// Fidelity: partial — objc/runtime.h; the order in which values are released, see AssociationOwner and ForeignAssociations

import Foundation

/// Associates a value with an object under a key, or removes the key's value with nil.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard type(of: object) is AnyClass else {
        AssociatedObjects.refuse(
            "objc_setAssociatedObject: \(type(of: object)) is no class. Only objects have associated objects.")
    }
    let new = value.map { AssociatedValue($0, policy) }
    AssociatedObjects.change(object as AnyObject) { values in
        if values == nil, new != nil { values = AssociatedObjects() }
        return values?.replaceValue(for: key, with: new)
    }
}

/// Returns the value that is associated with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard type(of: object) is AnyClass else { return nil }
    return AssociatedObjects.value(of: object as AnyObject, for: key)?.value
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard type(of: object) is AnyClass else { return }
    AssociatedObjects.change(object as AnyObject) { values in
        defer { values = nil }
        return values
    }
}

extension AssociatedObjects {
    /// Guards the values of all objects.
    ///
    /// While the lock is held, only code of this module runs.
    private static let lock = NSLock()
    private nonisolated(unsafe) static var foreign = ForeignAssociations()

    fileprivate static func value(of object: AnyObject, for key: UnsafeRawPointer) -> AssociatedValue? {
        lock.withLock { values(of: object)?.value(for: key) }
    }

    /// Changes an object's values.
    ///
    /// - Parameter body: changes the values and returns what they no longer hold. This is released without the lock,
    ///   because the release may run any code.
    fileprivate static func change<Released>(
        _ object: AnyObject, _ body: (inout AssociatedObjects?) -> Released
    ) {
        let released = lock.withLock { () -> (Released, [AssociatedObjects]) in
            var values = values(of: object)
            let known = values, old = body(&values)
            guard values !== known else { return (old, []) }
            guard let owner = object as? any AssociationOwner else {
                foreign.set(values, of: object)
                return (old, foreign.removeGone())
            }
            owner.associatedObjects = values
            return (old, [])
        }
        withExtendedLifetime(released) {}
    }

    private static func values(of object: AnyObject) -> AssociatedObjects? {
        guard let owner = object as? any AssociationOwner else { return foreign.values(of: object) }
        return owner.associatedObjects
    }

    /// Optimised builds drop the message of `preconditionFailure`, so standard error gets the reason.
    static func refuse(_ reason: String) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data((reason + "\n").utf8))
        preconditionFailure(reason)
    }
}
